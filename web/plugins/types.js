/** Makes TypeScript of what `ludoteca schema --into .generated` wrote: the API's types, and those of each game's views. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const HOME = new URL('../.generated/', import.meta.url);

/** One document; of a game every type is exported by its own name. */
async function translate(source, target, options = {}) {
  const types = await openapiTS(JSON.parse(await readFile(new URL(source, HOME), 'utf8')), options);
  await writeFile(new URL(target, HOME), astToString(types));
}

for (const file of await readdir(new URL('games/', HOME))) {
  if (!file.endsWith('.json')) continue;
  await translate(`games/${file}`, `games/${file.replace('.json', '.ts')}`, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  });
}
await translate('openapi.json', 'schema.ts');
