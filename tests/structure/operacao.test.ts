import { readFileSync } from 'node:fs';
import path from 'node:path';
import { avisos } from '../../server/conclusao/alertas/warnings';
import { invariantes } from '../../server/conclusao/alertas/violation';
import { createMetrics } from '../../server/platform/metrics/metrics';
import { conselhoDe } from '../../src/domain/administracao/alertas';
import { root } from './runModule';

const page = readFileSync(path.join(root, 'docs/operacao.md'), 'utf8');
/** Cells of the rows of a table that begin with a kind of alert. */
const rows = [...page.matchAll(/^\| ([A-Z]\d+) \| (.+?) \| (.+?) \|$/gm)].map(([, tipo, texto, conselho]) => ({
  tipo,
  texto,
  conselho,
}));

/** The figures of a server whose database does not answer: their names are registered all the same. */
async function figures(): Promise<Set<string>> {
  const unreachable = () => Promise.reject(new Error('no database'));
  const metrics = createMetrics({
    database: {
      engine: 'postgres',
      get db(): never {
        throw new Error('no database');
      },
      get recent(): never {
        throw new Error('no database');
      },
      transaction: unreachable,
      close: () => Promise.resolve(),
    },
    countAlertas: unreachable,
    oldestPaidS: unreachable,
    breakers: { states: () => [] },
    certificados: [],
  });
  const text = await metrics.text();
  return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
}

describe('the page of operations', () => {
  it('has each alert that the product raises, in its words, with what to do', () => {
    const kinds = Object.entries({ ...invariantes, ...avisos });
    expect(rows.map(({ tipo, texto }) => [tipo, texto])).toEqual(kinds);
    expect(rows.filter(({ conselho = '' }) => conselho.length < 20)).toEqual([]);
  });

  it('is not alone with its advice: the back office has some for each kind', () => {
    const unknown = conselhoDe({ tipo: 'unknown' });
    expect(rows.filter(({ tipo = '' }) => conselhoDe({ tipo }) === unknown)).toEqual([]);
  });

  it('asks for figures that the server has', async () => {
    const known = await figures();
    const asked = new Set([...page.matchAll(/\b(?:itape|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name));
    const base = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');
    expect(asked.size).toBeGreaterThan(8);
    expect([...asked].filter((name) => !known.has(name) && !known.has(base(name)))).toEqual([]);
    // And explains each of its own.
    const own = [...known].filter((name) => name.startsWith('itape_'));
    expect(own.filter((name) => ![...asked].some((one) => base(one) === name || one === name))).toEqual([]);
  });
});
