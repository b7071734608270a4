/** `docs/spec/desvios.json`: intentional deviations from the specification, with reasons. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const FILE = path.join(root, 'docs/spec/desvios.json');

/**
 * The deviations, `[]` when the file is absent or empty. Each is `{ id, sentenca, fazemos, porque }`; an id may be
 * written with or without its `§`.
 */
export function readDeviations(file = FILE) {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8').trim();
  return (text === '' ? [] : JSON.parse(text)).map((row) => ({ ...row, id: row.id.replace(/^§/, '') }));
}

/** Faulty deviations: an unknown id, or a text that differs from the specification's sentence. */
export function wrongDeviations(deviations, { frases }) {
  const texts = new Map(frases.map(({ id, texto }) => [id, texto]));
  return deviations.flatMap(({ id, sentenca }) => {
    if (!texts.has(id)) return [`deviation from ${id}, which is no sentence`];
    return texts.get(id) === sentenca
      ? []
      : [`deviation from ${id} quotes another sentence than docs/spec/frases.json`];
  });
}
