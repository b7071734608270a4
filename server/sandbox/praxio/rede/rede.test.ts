import fc from 'fast-check';
import { addDias, diasEntre } from '../../../../src/domain/base/data';
import { toPartida } from '../../../adapters/praxio/partidasWire';
import { linhas, localidades } from './linhas';
import { poltronasDe } from './veiculo';
import { destinosDe, findViagem, legsOf, partidasEntre } from './viagem';

const TIETE = 5101;
const RESENDE = 5102;
const RIO = 5103;

const places = fc.constantFrom(...localidades.map(({ IdLocalidade }) => IdLocalidade));
const days = fc.nat(3_000).map((after) => addDias('2026-01-01', after));

describe('the departures of the embedded operator', () => {
  it('are those whose lines run from the one place to the other, on any day', () => {
    fc.assert(
      fc.property(places, places, days, (origem, destino, dia) => {
        const listed = partidasEntre(origem, destino, dia);
        expect(listed.length > 0).toBe(destinosDe(origem).includes(destino));
        for (const { IdViagem } of listed) {
          const viagem = findViagem(String(IdViagem));
          expect(viagem && legsOf(viagem, origem, destino)).toBeDefined();
          expect(viagem && legsOf(viagem, destino, origem)).toBeUndefined();
        }
      }),
      { numRuns: 200 },
    );
  });

  it('have one id each, whatever the day and the pair, and the same one in every pair', () => {
    const ids = ['2026-12-01', '2026-12-02'].flatMap((dia) =>
      partidasEntre(TIETE, RIO, dia).map(({ IdViagem }) => IdViagem),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const toResende = partidasEntre(TIETE, RESENDE, '2026-12-01').map(({ IdViagem }) => IdViagem);
    expect(toResende).toEqual(ids.slice(0, toResende.length));
  });

  it('board on the day that was asked for, though the coach of the night began the day before', () => {
    const night = partidasEntre(RESENDE, RIO, '2026-12-02').find(({ TipoHorario }) => TipoHorario === 'LEITO');
    const began = partidasEntre(TIETE, RIO, '2026-12-01').find(({ TipoHorario }) => TipoHorario === 'LEITO');
    expect(night?.IdViagem).toBe(began?.IdViagem);
    expect([night?.HorarioPartida, night?.DtaHoraChegada]).toEqual(['03:40', '2026-12-02T06:00']);
    expect(findViagem(String(night?.IdViagem))?.dia).toBe('2026-12-01');
  });

  it('are read by our adapter without a loss, and leave before they arrive', () => {
    fc.assert(
      fc.property(days, (dia) => {
        for (const { paradas } of linhas) {
          const [first, last] = [paradas[0]?.localidade ?? 0, paradas.at(-1)?.localidade ?? 0];
          for (const wire of partidasEntre(first, last, dia)) {
            const read = toPartida(wire, dia);
            expect(read).toMatchObject({ idViagem: String(wire.IdViagem), km: wire.Km, diaPartida: dia });
            expect(`${read?.diaChegada} ${read?.horaChegada}` > `${dia} ${read?.horaPartida}`).toBe(true);
            expect(diasEntre(dia, read?.diaChegada ?? '')).toBeLessThanOrEqual(1);
            expect(read?.tarifaCentavos).toBe(Math.round(Number(String(wire.VlTarifa).replace(',', '.')) * 100));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are dearer on Fridays and Sundays alone', () => {
    const week = Array.from({ length: 7 }, (_, n) => addDias('2026-11-30', n));
    const prices = week.map((dia) => partidasEntre(TIETE, RIO, dia)[0]?.VlTarifa);
    expect(prices).toEqual(['111,80', '111,80', '111,80', '111,80', '134,16', '111,80', '134,16']);
  });

  it.each(['', '-1', '1.5', 'abc', '999', '2500090', '1234567890'])('that were never given have no id %p', (id) =>
    expect(findViagem(id)).toBeUndefined(),
  );
});

describe('the vehicles of the embedded operator', () => {
  const viagem = (classe: 'CONVENCIONAL' | 'LEITO') => {
    const wire = partidasEntre(TIETE, RIO, '2026-12-01').find(({ TipoHorario }) => TipoHorario === classe);
    const found = findViagem(String(wire?.IdViagem));
    if (!found) throw new Error('no departure');
    return found;
  };

  it('number their seats without a gap, though positions have gaps', () => {
    for (const [classe, seats] of [
      ['CONVENCIONAL', 42],
      ['LEITO', 27],
    ] as const) {
      const captions = poltronasDe(viagem(classe), new Set()).flatMap(({ Caption }) => (Caption ? [Caption] : []));
      expect(captions).toEqual(Array.from({ length: seats }, (_, i) => String(i + 1).padStart(2, '0')));
    }
  });

  it('show a taken position as taken, and no position without a seat as free', () => {
    const seats = poltronasDe(viagem('LEITO'), new Set([1, 4, 5]));
    const situacaoOf = (position: number) =>
      seats.find(({ NumeroPoltrona }) => Number(NumeroPoltrona) === position)?.Situacao;
    expect([1, 2, 4, 5].map(situacaoOf)).toEqual([1, 0, 3, 1]);
  });
});
