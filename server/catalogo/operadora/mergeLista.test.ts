import fc from 'fast-check';
import { mergeLista } from './mergeLista';
import { umaPartida } from './testdata/lido';

const idsOf = (lista: readonly { idViagem: string; faltou?: true }[]): string[] =>
  lista.map(({ idViagem, faltou }) => (faltou ? `${idViagem}?` : idViagem));
const partidas = (...ids: string[]) => ids.map((idViagem) => umaPartida({ idViagem }));

describe('a list that is read again', () => {
  it('keeps for one reading a departure that the answer leaves out, and loses it with the second', () => {
    const once = mergeLista(partidas('1', '2', '3'), partidas('1', '3'));
    expect(idsOf(once)).toEqual(['1', '2?', '3']);
    expect(idsOf(mergeLista(once, partidas('1', '3')))).toEqual(['1', '3']);
  });

  it('counts anew for a departure that comes back', () => {
    const back = mergeLista(mergeLista(partidas('1', '2'), partidas('1')), partidas('1', '2'));
    expect(idsOf(back)).toEqual(['1', '2']);
    expect(idsOf(mergeLista(back, partidas('1')))).toEqual(['1', '2?']);
  });

  it('survives one answer that is empty, not two', () => {
    const once = mergeLista(partidas('1', '2'), []);
    expect(idsOf(once)).toEqual(['1?', '2?']);
    expect(mergeLista(once, [])).toEqual([]);
  });

  it('takes what was read in the place of what was known', () => {
    const [merged] = mergeLista([umaPartida({ tarifaCentavos: 100 })], [umaPartida({ tarifaCentavos: 200 })]);
    expect(merged?.tarifaCentavos).toBe(200);
  });

  it('is the same however the answer is sorted, and names no departure twice', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(String), { maxLength: 8 });
    fc.assert(
      fc.property(ids, ids, (before, read) => {
        const merged = idsOf(mergeLista(partidas(...before), partidas(...read)));
        expect(merged).toEqual(idsOf(mergeLista(partidas(...before.toReversed()), partidas(...read.toReversed()))));
        const bare = merged.map((id) => id.replace('?', ''));
        expect(bare).toEqual([...new Set([...before, ...read])].sort());
      }),
    );
  });
});
