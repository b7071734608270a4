import fc from 'fast-check';
import { falhaDosSentidos } from './falhaDosSentidos';
import { isDepoisDaIda, sentidosDasEtapas } from './regrasDosSentidos';
import { sentidosDe, type Sentido } from './sentidos';

const place = (id: string, nome = id) => ({ id, nome, uf: 'SP' });
type Place = ReturnType<typeof place>;
const [tiete, barraFunda] = [place('tiete', 'São Paulo'), place('barraFunda', 'São Paulo')];
const [campinas, rio, resende] = [place('campinas'), place('rio'), place('resende')];

/** Minutes after midnight as an instant. */
const at = (minuto: number): string => new Date(Date.UTC(2026, 11, 1) + minuto * 60_000).toISOString();
const trip = (from: Place, to: Place, parte: number, chega: number, sentido?: Sentido) => ({
  partida: { instante: at(parte), localidade: from },
  chegada: { instante: at(chega), localidade: to },
  sentido,
});
type Trip = ReturnType<typeof trip>;
const judge = (...trips: Trip[]) => falhaDosSentidos(sentidosDasEtapas(trips))?.codigo ?? null;
const named = (trips: Trip[], sentido: Sentido) => trips.map((one) => ({ ...one, sentido }));

const direta = [trip(campinas, rio, 0, 400)];
const comTroca = [trip(campinas, tiete, 0, 100), trip(tiete, rio, 160, 400)];
const voltaDireta = [trip(rio, campinas, 1_000, 1_400)];
const voltaComTroca = [trip(rio, resende, 1_000, 1_200), trip(resende, campinas, 1_260, 1_400)];

describe('the ways of a purchase', () => {
  it.each([
    ['a trip alone is a way out', direta, [1, 0]],
    ['a second trip that goes on is a change', comTroca, [2, 0]],
    ['a second trip that does not is the way back', [...direta, ...voltaDireta], [1, 1]],
    ['a change, and back with one', [...comTroca, ...voltaComTroca], [2, 2]],
    ['a change, and back directly', [...comTroca, ...voltaDireta], [2, 1]],
    [
      'out directly, and back with a change, by name',
      [...named(direta, 'ida'), ...named(voltaComTroca, 'volta')],
      [1, 2],
    ],
    ['a way back alone is a way out', named(voltaDireta, 'volta'), [1, 0]],
  ] as const)('%s', (_, trips, [out, back]) => {
    const { ida, volta } = sentidosDasEtapas(trips);
    expect([ida.length, volta.length]).toEqual([out, back]);
    expect([...ida, ...volta]).toEqual(trips);
  });

  it('loses no trip and keeps the order of travel, whatever is named', () => {
    const names = fc.array(
      fc.record({ id: fc.uuid(), sentido: fc.option(fc.constantFrom('ida' as const, 'volta' as const)) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(names, fc.boolean(), (trips, goesOn) => {
        const { ida, volta } = sentidosDe(trips, () => goesOn);
        expect(ida.length).toBeGreaterThan(0);
        expect([...ida, ...volta].map(({ id }) => id).sort()).toEqual(trips.map(({ id }) => id).sort());
        for (const way of [ida, volta]) expect(way).toEqual(trips.filter((one) => way.includes(one)));
      }),
    );
  });
});

describe('what is sold together', () => {
  it.each([
    ['one trip', direta, null],
    ['a fair change', comTroca, null],
    ['a change without time', [trip(campinas, tiete, 0, 100), trip(tiete, rio, 144, 400)], 'TROCA_SEM_TEMPO'],
    ['a night at the terminal', [trip(campinas, tiete, 0, 100), trip(tiete, rio, 461, 800)], 'TROCA_SEM_TEMPO'],
    ['out and back', [...direta, ...voltaDireta], null],
    ['out and back, each with a change', [...comTroca, ...voltaComTroca], null],
    ['two trips one way', [...direta, trip(campinas, rio, 500, 900)], 'TRECHOS_SEM_LIGACAO'],
    ['two changes in one way', named([...comTroca, trip(rio, resende, 460, 600)], 'ida'), 'TRECHOS_SEM_LIGACAO'],
    [
      'trips of a way from two terminals',
      named([trip(campinas, tiete, 0, 100), trip(barraFunda, rio, 160, 400)], 'ida'),
      'TRECHOS_SEM_LIGACAO',
    ],
    ['a way back from elsewhere', [...direta, trip(resende, campinas, 1_000, 1_200)], 'TRECHOS_SEM_LIGACAO'],
    ['a way back to elsewhere', [...comTroca, trip(rio, resende, 1_000, 1_200)], 'TRECHOS_SEM_LIGACAO'],
    ['a way back before the arrival', [...direta, trip(rio, campinas, 399, 800)], 'VOLTA_ANTES_DA_CHEGADA'],
    ['a way back at the very arrival', [...direta, trip(rio, campinas, 400, 800)], null],
    ['a way back to another terminal of the city', [trip(tiete, rio, 0, 400), trip(rio, barraFunda, 500, 900)], null],
    [
      'a change back without time',
      [
        ...named(direta, 'ida'),
        ...named([trip(rio, resende, 1_000, 1_200), trip(resende, campinas, 1_230, 1_400)], 'volta'),
      ],
      'TROCA_SEM_TEMPO',
    ],
  ] as const)('%s: %j', (_, trips, codigo) => {
    expect(judge(...trips)).toBe(codigo);
  });

  it('never has a way back that begins before the way out ends', () => {
    const minutes = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(minutes, minutes, (chega, parte) => {
        const isLate = judge(trip(campinas, rio, chega - 10, chega), trip(rio, campinas, parte, parte + 10)) === null;
        expect(isLate).toBe(parte >= chega);
        expect(isDepoisDaIda(at(parte), at(chega))).toBe(isLate);
      }),
    );
  });

  it('has a fair wait at each change, whatever both ways are', () => {
    const wait = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(wait, wait, (out, back) => {
        const ida = [trip(campinas, tiete, 0, 100), trip(tiete, rio, 100 + out, 700)];
        const volta = [trip(rio, resende, 1_000, 1_100), trip(resende, campinas, 1_100 + back, 2_000)];
        const isFair = [out, back].every((minutos) => minutos >= 45 && minutos <= 360);
        expect(judge(...ida, ...volta)).toBe(isFair ? null : 'TROCA_SEM_TEMPO');
      }),
    );
  });
});
