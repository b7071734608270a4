import fc from 'fast-check';
import type { Localidade } from '../../../src/domain/wire/lugares/localidades';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import { novoRio, tiete, umaViagem } from '../../../tests/support/viagemBuilders';
import { connectionsOf } from './connections';

const resende: Localidade = { ...tiete, id: '9', nome: 'Resende' };
const day = Date.parse('2026-12-01T03:00:00Z');
const parada = (localidade: Localidade, minuto: number) => {
  const instante = new Date(day + minuto * 60_000).toISOString();
  return { localidade, instante, dia: instante.slice(0, 10), hora: instante.slice(11, 16) };
};
const leg = (id: string, from: Localidade, to: Localidade, sai: number, chega: number, total = 10_000): Viagem =>
  umaViagem({ id, partida: parada(from, sai), chegada: parada(to, chega), menorPrecoCentavos: total });

/** The journeys over Resende, by the ids of their trips and the wait between them. */
const find = (first: Viagem[], second: Viagem[], dia = '2026-12-01') =>
  (connectionsOf([{ first, second }]).get(dia) ?? []).map(({ trechos, esperaMinutos }) => [
    ...trechos.map(({ id }) => id),
    esperaMinutos,
  ]);

describe('journeys with one change', () => {
  const arrives = leg('a', tiete, resende, 480, 720);

  it.each([
    [44, []],
    [45, [['a', 'b', 45]]],
    [360, [['a', 'b', 360]]],
    [361, []],
  ])('leave %i minutes for it where that is fair', (wait, expected) => {
    expect(find([arrives], [leg('b', resende, novoRio, 720 + wait, 900 + wait)])).toEqual(expected);
  });

  it('go on with the first coach that can be caught', () => {
    const second = [60, 120, 180].map((wait) => leg(`b${wait}`, resende, novoRio, 720 + wait, 900 + wait));
    expect(find([arrives], second)).toEqual([['a', 'b60', 60]]);
  });

  it('leave out what another beats: as late a start, as early an end, as low a price', () => {
    const early = leg('early', tiete, resende, 360, 600);
    const second = leg('b', resende, novoRio, 790, 950);
    expect(find([early, arrives], [second])).toEqual([['a', 'b', 70]]);
    const cheap = { ...early, menorPrecoCentavos: 1_000 };
    expect(find([cheap, arrives], [second])).toEqual([
      ['early', 'b', 190],
      ['a', 'b', 70],
    ]);
  });

  it('need seats on both', () => {
    const full = { ...leg('b', resende, novoRio, 790, 950), poltronasLivres: 0 };
    expect(find([arrives], [full])).toEqual([]);
  });

  it('never send anybody off before they have arrived, whatever runs', () => {
    const times = fc.array(fc.tuple(fc.nat(1400), fc.integer({ min: 30, max: 600 })), { maxLength: 6 });
    fc.assert(
      fc.property(times, times, (a, b) => {
        const first = a.map(([sai, dura], i) => leg(`a${i}`, tiete, resende, sai, sai + dura));
        const second = b
          .map(([sai, dura], i) => leg(`b${i}`, resende, novoRio, sai, sai + dura))
          .sort((x, y) => Date.parse(x.partida.instante) - Date.parse(y.partida.instante));
        for (const [, , wait] of find(first, second)) {
          expect(wait).toBeGreaterThanOrEqual(45);
          expect(wait).toBeLessThanOrEqual(360);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are told by the day they begin on', () => {
    const nextDay = leg('late', tiete, resende, 1_500, 1_740);
    const second = [leg('b', resende, novoRio, 800, 950), leg('c', resende, novoRio, 1_800, 1_950)];
    expect(find([arrives, nextDay], second)).toEqual([['a', 'b', 80]]);
    expect(find([arrives, nextDay], second, '2026-12-02')).toEqual([['late', 'c', 60]]);
  });
});
