import fc from 'fast-check';
import { createAchados } from '../achados';
import type { Tempo } from '../leitura/tempos';
import { toPadrao } from './padrao';

const HORA = 3600;

/** Stops whose place is the part of their name before a hyphen. */
const lugares = {
  placeOf: (parada: string) => parada.split('-')[0],
  zoneOf: () => null,
  pontoOf: () => ({ lat: 0, lon: 0 }),
  nameOf: (lugar: string) => lugar,
  compose: () => [],
};

const stop = (parada: string, chega: number | null, change: Partial<Tempo> = {}): Tempo => ({
  seq: 0,
  parada,
  chega,
  sai: chega,
  embarca: true,
  desembarca: true,
  linha: 0,
  ...change,
});

/** The pattern of some stops, numbered in a row as the lines of a file, and what is wrong with them. */
function read(...tempos: Tempo[]) {
  const falhas = createAchados();
  const numbered = tempos.map((tempo, i) => ({ ...tempo, seq: tempo.seq || i + 1, linha: i + 2 }));
  const padrao = toPadrao('ida', numbered, lugares, falhas);
  return { padrao, falhas: falhas.primeiros().map(({ linha, motivo }) => [linha, motivo]) };
}

const timesOf = ({ padrao }: ReturnType<typeof read>) => padrao?.paradas.map(({ chega, sai }) => [chega, sai]);

describe('the pattern of a run', () => {
  it('counts minutes from the departure at its first stop, wherever the clock began', () => {
    const { padrao, falhas } = read(
      stop('sp', 8 * HORA - 300, { sai: 8 * HORA + 59 }),
      stop('rs', 12 * HORA + 30, { sai: 12 * HORA + 659 }),
      stop('rj', 14 * HORA),
    );
    expect(falhas).toEqual([]);
    expect(padrao?.saida).toBe(8 * HORA + 59);
    expect(padrao?.paradas.map(({ chega, sai }) => [chega, sai])).toEqual([
      [0, 0],
      [240, 250],
      [360, 360],
    ]);
  });

  it('spreads several times that are left out evenly between their neighbours', () => {
    const spread = read(stop('a', 0), stop('b', null), stop('c', null), stop('d', null), stop('e', 2 * HORA));
    expect(timesOf(spread)).toEqual([0, 30, 60, 90, 120].map((minute) => [minute, minute]));
  });

  it('spreads from the departure of the stop before, not from its arrival', () => {
    const spread = read(stop('a', 0), stop('b', HORA, { sai: 2 * HORA }), stop('c', null), stop('d', 4 * HORA));
    expect(timesOf(spread)?.[2]).toEqual([180, 180]);
  });

  it('never goes back in time, whatever is left out', () => {
    const gaps = fc.array(fc.record({ wait: fc.nat(7_200), way: fc.nat(20_000), known: fc.boolean() }), {
      minLength: 2,
      maxLength: 12,
    });
    fc.assert(
      fc.property(gaps, (all) => {
        let clock = 0;
        const tempos = all.map(({ wait, way, known }, i) => {
          const chega = (clock += way);
          const sai = (clock += wait);
          const isEnd = i === 0 || i === all.length - 1;
          return stop(`p${i}`, chega, known || isEnd ? { sai } : { chega: null, sai: null });
        });
        const { padrao, falhas } = read(...tempos);
        expect(falhas).toEqual([]);
        const minutes = padrao?.paradas.flatMap(({ chega, sai }) => [chega, sai]) ?? [];
        expect(minutes).toHaveLength(2 * all.length);
        expect(minutes.toSorted((a, b) => a - b)).toEqual(minutes);
      }),
      { numRuns: 300 },
    );
  });

  it('takes two platforms in a row for one stop, where one may get on at either', () => {
    const { padrao } = read(
      stop('sp-1', 0, { desembarca: false }),
      stop('rs-1', HORA, { sai: HORA, embarca: false }),
      stop('rs-2', HORA + 600, { sai: HORA + 900, desembarca: false }),
      stop('rj', 2 * HORA),
    );
    expect(padrao?.paradas.map(({ lugar, chega, sai }) => [lugar, chega, sai])).toEqual([
      ['sp', 0, 0],
      ['rs', 60, 75],
      ['rj', 120, 120],
    ]);
    expect(padrao?.paradas[1]).toMatchObject({ parada: 'rs-1', embarca: true, desembarca: true });
    expect(padrao?.paradas[0]).toMatchObject({ embarca: true, desembarca: false });
  });

  it('keeps a place that is passed twice with another between', () => {
    const { padrao } = read(stop('sp', 0), stop('rs', HORA), stop('sp-2', 2 * HORA));
    expect(padrao?.paradas.map(({ lugar }) => lugar)).toEqual(['sp', 'rs', 'sp']);
  });
});

describe('times that make no pattern', () => {
  it.each<[string, Tempo[], [number, string][]]>([
    [
      'no time at the first stop',
      [stop('a', null), stop('b', HORA)],
      [[2, 'departure_time: a primeira parada de ida precisa de hora']],
    ],
    [
      'no time at the last stop',
      [stop('a', 0), stop('b', null)],
      [[3, 'arrival_time: a última parada de ida precisa de hora']],
    ],
    [
      'an arrival before the departure of the stop before',
      [stop('a', 0), stop('b', HORA, { sai: 2 * HORA }), stop('c', HORA + 60)],
      [[4, 'arrival_time: vem antes da parada anterior']],
    ],
    [
      'a departure before the arrival',
      [stop('a', 0), stop('b', 2 * HORA, { sai: HORA }), stop('c', 3 * HORA)],
      [[3, 'departure_time: vem antes de arrival_time']],
    ],
    [
      'a number of a stop twice',
      [stop('a', 0, { seq: 4 }), stop('b', HORA, { seq: 4 }), stop('c', 2 * HORA, { seq: 5 })],
      [[3, 'stop_sequence: 4 de ida se repete']],
    ],
    ['one place alone', [stop('sp-1', 0), stop('sp-2', 600)], [[2, 'trip_id: ida para num lugar só']]],
  ])('%s', (_, tempos, falhas) => {
    expect(read(...tempos)).toEqual({ padrao: null, falhas });
  });

  it('are all told at once', () => {
    expect(read(stop('a', null), stop('b', 3 * HORA), stop('c', HORA), stop('d', null)).falhas).toHaveLength(3);
  });

  it('may be equal: a stop without a wait, and two stops in the same minute', () => {
    expect(timesOf(read(stop('a', 0), stop('b', 0), stop('c', HORA)))).toEqual([
      [0, 0],
      [0, 0],
      [60, 60],
    ]);
  });
});
