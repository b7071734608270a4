/** Shell of a page: its ```sh blocks in their order, each announced by the heading above it. */
export function readBlocks(page) {
  const blocks = [];
  let heading = '';
  let lines = null;
  for (const line of page.split('\n')) {
    if (lines === null && line.startsWith('## ')) heading = line.slice(3);
    if (lines === null && line === '```sh') lines = [];
    else if (lines !== null && line === '```') {
      blocks.push({ heading, shell: lines.join('\n') });
      lines = null;
    } else lines?.push(line);
  }
  if (lines !== null) throw new Error(`a block under "${heading}" has no end`);
  return blocks;
}

/** One script that ends at the first command that fails, and says under which heading it was. */
export const toScript = (blocks) =>
  [
    'set -euo pipefail',
    ...blocks.map(({ heading, shell }) => `echo ${quote(`» ${heading || 'Início'}`)}\n${shell}`),
  ].join('\n');

const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
