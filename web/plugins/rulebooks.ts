import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const PREFIX = 'rulebook:';

/**
 * The rules in our own words (docs/rules/<game>.<language>.md) as modules of sections, one chunk each.
 * `rulebook:all` maps each name, such as tacocat.pt, to a function that imports it.
 */
export function rulebooks(folder: string): Plugin {
  return {
    name: 'rulebooks',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      if (name === 'all') return all(folder);
      const file = resolve(folder, `${name}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(sections(readFileSync(file, 'utf8')))};`;
    },
  };
}

function all(folder: string): string {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3));
  const lines = names.map((name) => `${JSON.stringify(name)}: () => import('${PREFIX}${name}'),`);
  return `export default {${lines.join('\n')}};`;
}

interface Section {
  title: string;
  html: string;
}

/** One section a heading of the second level; what stands before the first is the introduction. */
function sections(text: string): Section[] {
  const marked = new Marked({ gfm: true });
  return text.split(/^## /m).map((part, place) => {
    const end = part.indexOf('\n');
    const title = part.slice(0, end).replace(/^# /, '').trim();
    const body = marked.parse(part.slice(end + 1), { async: false });
    return { title: place ? title : '', html: numbered(scrolling(body, title)) };
  });
}

/** A wide table scrolls in a frame of its own, which the keyboard reaches. */
function scrolling(html: string, title: string): string {
  const frame = `<div class="wide" role="region" tabindex="0" aria-label="${title.replace(/["<>&]/g, '')}">`;
  return html.replaceAll('<table>', `${frame}<table>`).replaceAll('</table>', '</table></div>');
}

const RULE = '[A-Z]{1,3}\\d+(?:\\.\\d+)?[a-z]?';
const MARK = new RegExp(` ?<sup>(${RULE}(?: ${RULE})*)</sup>`, 'g');

/**
 * The numbers of rules stand at the end of their block (`<sup>P2 K2.5</sup>`). On the page they are a small mark at
 * the margin, which comes first in the block, and the place that "Why?" jumps to.
 */
function numbered(html: string): string {
  const blocks = html.split(/(?=<(?:p|li|td)[ >])/);
  const marked = blocks.map((block) =>
    block.replace(/^(<[^>]*>)([^]*)$/, (_, tag: string, body: string) => tag + withMark(body)),
  );
  return marked.join('').replace(/<td>([A-Z]\d+)(?=[ <])/g, '<td data-rule="$1">$1');
}

function withMark(block: string): string {
  const rules = [...block.matchAll(MARK)].flatMap((found) => found[1].split(' '));
  if (!rules.length) return block;
  const marks = rules.map((rule) => `<span data-rule="${rule}">${rule}</span>`);
  return `<span class="marks">${marks.join(' ')}</span>${block.replace(MARK, '')}`;
}
