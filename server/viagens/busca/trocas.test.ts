import fc from 'fast-check';
import { distanciaKm } from '../../../src/domain/lugares/distancia';
import { indexTrocas } from './trocas';

const pontos = {
  tiete: { lat: -23.5, lon: -46.6 },
  rio: { lat: -22.9, lon: -43.2 },
  resende: { lat: -22.5, lon: -44.5 },
  recife: { lat: -8.05, lon: -34.9 },
  campinas: { lat: -22.9, lon: -47.06 },
};
type Nome = keyof typeof pontos;
const isNome = (id: string): id is Nome => id in pontos;

const rede = (joins: Partial<Record<Nome, string[]>>) => {
  const destinos = jest.fn((origem: string) => new Set(isNome(origem) ? joins[origem] : []));
  const trocas = indexTrocas({ pontoDe: (id) => (isNome(id) ? pontos[id] : undefined), destinos });
  return { ...trocas, destinos };
};

describe('where one may change', () => {
  it('is on the way: reached from the one, going on to the other, without a long detour', () => {
    const { terminaisDeTroca } = rede({ tiete: ['resende', 'recife', 'campinas'], resende: ['rio'], recife: ['rio'] });
    expect(terminaisDeTroca('tiete', 'rio')).toEqual(['resende']);
  });

  it('is the terminal with the least detour first', () => {
    const { terminaisDeTroca } = rede({ campinas: ['resende', 'tiete'], resende: ['rio'], tiete: ['rio'] });
    const km = (via: 'resende' | 'tiete') =>
      distanciaKm(pontos.campinas, pontos[via]) + distanciaKm(pontos[via], pontos.rio);
    expect(terminaisDeTroca('campinas', 'rio')).toEqual(
      (['resende', 'tiete'] as const).toSorted((a, b) => km(a) - km(b)),
    );
  });

  it('is nowhere for a place that is not on the map', () => {
    const { terminaisDeTroca, destinosComTroca } = rede({ tiete: ['nada'] });
    expect(terminaisDeTroca('nada', 'rio')).toEqual([]);
    expect(terminaisDeTroca('tiete', 'nada')).toEqual([]);
    expect([...destinosComTroca('tiete')]).toEqual([]);
  });
});

describe('destinations with a change', () => {
  it('are those that no coach goes to directly, never the origin itself', () => {
    const { destinosComTroca } = rede({ campinas: ['tiete'], tiete: ['campinas', 'rio', 'resende'] });
    expect([...destinosComTroca('campinas')].toSorted()).toEqual(['resende', 'rio']);
    const direct = rede({ campinas: ['tiete', 'rio'], tiete: ['rio', 'resende'] });
    expect([...direct.destinosComTroca('campinas')]).toEqual(['resende']);
  });

  it('are computed once for an origin', () => {
    const { destinosComTroca, destinos } = rede({ campinas: ['tiete'], tiete: ['rio'] });
    destinosComTroca('campinas');
    const before = destinos.mock.calls.length;
    destinosComTroca('campinas');
    // Only the direct destinations are looked up again.
    expect(destinos.mock.calls.length).toBe(before + 1);
  });

  it('are exactly those with a terminal to change at, whatever the network', () => {
    const nomes = Object.keys(pontos).filter(isNome);
    const anyJoins = fc.record(
      Object.fromEntries(nomes.map((nome) => [nome, fc.subarray(nomes.filter((other) => other !== nome))])),
    );
    fc.assert(
      fc.property(anyJoins, (joins) => {
        const { destinosComTroca, terminaisDeTroca } = rede(joins);
        for (const origem of nomes) {
          for (const destino of nomes) {
            const offered = destinosComTroca(origem).has(destino);
            const direct = joins[origem]?.includes(destino) ?? false;
            expect(offered).toBe(!direct && terminaisDeTroca(origem, destino).length > 0);
          }
        }
      }),
    );
  });
});
