/**
 * Makes TypeScript of what `ludoteca schema --into .generated` wrote: the API's types, and those of each game's views.
 * Another folder can be named: `node plugins/types.js FOLDER`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const home = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../.generated');

/** One document; of a game every type is exported by its own name. */
async function translate(source, target, options = {}) {
  const types = await openapiTS(JSON.parse(await readFile(join(home, source), 'utf8')), options);
  await writeFile(join(home, target), astToString(types));
}

for (const file of await readdir(join(home, 'games'))) {
  if (!file.endsWith('.json')) continue;
  await translate(`games/${file}`, `games/${file.replace('.json', '.ts')}`, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  });
}
await translate('openapi.json', 'schema.ts');
