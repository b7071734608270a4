import fc from 'fast-check';
import { lugaresDoOnibus, rotuloAtraso, situacaoViagem, situacoesViagem, type MomentosViagem } from './situacaoViagem';

const minute = 60_000;
const noon = Date.parse('2026-12-01T12:00:00Z');
const at = (minutos: number) => new Date(noon + minutos * minute);
/** A departure at minute 0 with arrival at minute 300. */
const viagem = (agora: number, fields: Partial<MomentosViagem> = {}): MomentosViagem => ({
  partida: at(0),
  chegada: at(300),
  agora: at(agora),
  atrasoMinutos: 0,
  informada: 'prevista',
  ...fields,
});

describe('how a departure stands', () => {
  it.each([
    [-31, {}, 'no_horario'],
    [-30, {}, 'embarque'],
    [-1, {}, 'embarque'],
    [0, {}, 'em_viagem'],
    [299, {}, 'em_viagem'],
    [300, {}, 'encerrada'],
    [-60, { atrasoMinutos: 4 }, 'no_horario'],
    [-60, { atrasoMinutos: 5 }, 'atrasada'],
    [10, { atrasoMinutos: 50 }, 'atrasada'],
    [25, { atrasoMinutos: 50 }, 'embarque'],
    [310, { atrasoMinutos: 50 }, 'em_viagem'],
    [350, { atrasoMinutos: 50 }, 'encerrada'],
    [-90, { informada: 'embarque' }, 'embarque'],
    [-90, { informada: 'em_viagem' }, 'em_viagem'],
    [5, { informada: 'embarque' }, 'em_viagem'],
    [290, { informada: 'encerrada' }, 'encerrada'],
    [400, { informada: 'cancelada' }, 'cancelada'],
  ] as const)('is, at minute %i with %j, %s', (agora, fields, expected) => {
    expect(situacaoViagem(viagem(agora, fields))).toBe(expected);
  });

  it('never goes back while only the clock moves', () => {
    const order = situacoesViagem.indexOf.bind(situacoesViagem);
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 1000 }),
        fc.nat(200),
        fc.nat(600),
        fc.constantFrom('prevista' as const, 'embarque' as const, 'em_viagem' as const),
        (agora, step, atrasoMinutos, informada) => {
          const first = situacaoViagem(viagem(agora, { atrasoMinutos, informada }));
          const later = situacaoViagem(viagem(agora + step, { atrasoMinutos, informada }));
          expect(order(later)).toBeGreaterThanOrEqual(order(first));
        },
      ),
    );
  });
});

describe('where the coach is', () => {
  const paradas = [
    { chega: at(0), sai: at(0) },
    { chega: at(120), sai: at(130) },
    { chega: at(300), sai: at(300) },
  ];

  it.each([
    ['no_horario', -60, ['adiante', 'adiante', 'adiante']],
    ['embarque', -10, ['aqui', 'adiante', 'adiante']],
    ['em_viagem', 60, ['passou', 'adiante', 'adiante']],
    ['em_viagem', 125, ['passou', 'aqui', 'adiante']],
    ['em_viagem', 130, ['passou', 'passou', 'adiante']],
    ['em_viagem', -5, ['passou', 'adiante', 'adiante']],
    ['encerrada', 300, ['passou', 'passou', 'passou']],
    ['cancelada', 60, ['adiante', 'adiante', 'adiante']],
  ] as const)('%s at minute %i', (situacao, agora, expected) => {
    expect(lugaresDoOnibus(situacao, paradas, at(agora))).toEqual(expected);
  });
});

it.each([
  [0, null],
  [4, null],
  [25, '25min de atraso'],
  [60, '1h de atraso'],
  [190, '3h 10min de atraso'],
])('a delay of %i minutes is told as %s', (minutos, text) => {
  expect(rotuloAtraso(minutos)).toBe(text);
});
