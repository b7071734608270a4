import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { text } from 'node:stream/consumers';
import { agencyId, gtfsDate, platformId, routeId, stationId, stopId, viagemId } from '../feedIds';
import { allAtOnce, gtfsFile, inGroups } from './gtfsFile';

const columns = ['id', 'nome', 'km'] as const;
type Row = Record<(typeof columns)[number], string | number | null>;
const write = (...groups: Row[][]): Promise<string> =>
  text(
    gtfsFile('x.txt', columns, async function* () {
      yield* groups;
    }).text,
  );

describe('a file of the feed', () => {
  it('has its header once, also without a row, and its rows in groups', async () => {
    expect(await write()).toBe('id,nome,km\n');
    const one: Row = { id: '1', nome: 'Rio', km: 3 };
    expect(await write([one], [], [one])).toBe('id,nome,km\n1,Rio,3\n1,Rio,3\n');
  });

  it('leaves a field empty that has no value, and writes nothing as nothing', async () => {
    expect(await write([{ id: '1', nome: null, km: 0 }])).toBe('id,nome,km\n1,,0\n');
  });

  it('is read by others as it was written, whatever stands in a name', async () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((nome) => nome.trim() === nome);
    await fc.assert(
      fc.asyncProperty(fc.array(names, { maxLength: 6 }), async (nomes) => {
        const file = await write(nomes.map((nome, i) => ({ id: String(i), nome, km: i })));
        const records: string[][] = parse(file);
        expect(records.slice(1).map(([, nome]) => nome)).toEqual(nomes);
      }),
    );
  });
});

describe('rows in groups', () => {
  const collect = async <T>(groups: AsyncIterable<readonly T[]>): Promise<(readonly T[])[]> => {
    const all: (readonly T[])[] = [];
    for await (const group of groups) all.push(group);
    return all;
  };

  it('ask for so many items at a time, each once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 50 }), fc.integer({ min: 1, max: 9 }), async (items, size) => {
        const asked: number[][] = [];
        const rows = inGroups(items, size, async (some) => {
          asked.push(some);
          return some.map((item) => item * 2);
        });
        expect((await collect(rows)).flat()).toEqual(items.map((item) => item * 2));
        expect(asked.every(({ length }) => length > 0 && length <= size)).toBe(true);
        expect(asked).toHaveLength(Math.ceil(items.length / size));
      }),
    );
  });

  it('load the next group after the one before was taken', async () => {
    let loaded = 0;
    const rows = inGroups([1, 2, 3], 1, async (some) => {
      loaded += 1;
      return some;
    });
    await rows.next();
    expect(loaded).toBe(1);
  });

  it('that are all there come at once', async () => {
    expect(await collect(allAtOnce(Promise.resolve([1, 2])))).toEqual([[1, 2]]);
  });
});

describe('the ids of the feeds', () => {
  it('name a carrier by its name, without accents and blanks', () => {
    expect(agencyId('Viação São João')).toBe('viacao-sao-joao');
  });

  it('tell the stop, the station and the platforms of a terminal apart, and those of two terminals', () => {
    const ids = [1, 11].flatMap((id) => [stopId(id), stationId(id), platformId(id, '1'), platformId(id, '11')]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are plain numbers and days otherwise', () => {
    expect([routeId(3), viagemId(31, 480), gtfsDate('2026-12-01')]).toEqual(['3', '31-480', '20261201']);
  });
});
