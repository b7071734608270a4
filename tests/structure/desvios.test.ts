import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string): unknown => JSON.parse(readFileSync(path.join('docs/spec', name), 'utf8'));

interface Desvio {
  id: string;
  sentenca: string;
  fazemos: string;
  porque: string;
}

const { frases } = read('frases.json') as { frases: { id: string; texto: string }[] };
const desvios = read('desvios.json') as Desvio[];

describe('the departures from the specification', () => {
  it.each(desvios)('$id names a sentence of it, letter by letter', ({ id, sentenca }) => {
    expect(frases).toContainEqual(expect.objectContaining({ id: id.replace(/^§/, ''), texto: sentenca }));
  });

  it.each(desvios)('$id says what is done instead, and why', ({ id, fazemos, porque }) => {
    expect(id).toMatch(/^§\d/);
    expect(fazemos.length).toBeGreaterThan(20);
    expect(porque.length).toBeGreaterThan(20);
  });

  it('name each sentence once', () => {
    expect(new Set(desvios.map(({ id }) => id)).size).toBe(desvios.length);
  });

  it('are all in the decision that explains them', () => {
    const adr = readFileSync('docs/adr/0034-where-the-product-departs-from-the-specification.md', 'utf8');
    for (const { id } of desvios) expect(adr).toContain(id);
  });
});
