import { readFileSync } from 'node:fs';

/** The term that docs/retencao.md gives for a kind of data; undefined for an unknown one. */
export function prazoDe(dados: string): string | undefined {
  const rows = readFileSync('docs/retencao.md', 'utf8').split('\n');
  const row = rows.find((line) => line.startsWith(`| ${dados} |`));
  return row?.split('|')[2]?.trim();
}
