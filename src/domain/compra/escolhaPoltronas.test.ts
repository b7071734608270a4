import fc from 'fast-check';
import { umaPoltrona, umMapa, umPreco } from '../../../tests/support/viagemBuilders';
import {
  avisoPoltronasPerdidas,
  poltronasPara,
  togglePoltrona,
  totalDasPoltronas,
  withoutPoltronas,
} from './escolhaPoltronas';
import { falhaDePoltronas } from './falhaDePoltronas';

const ida = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [] };
const volta = { viagemId: '200', localidadeOrigem: '2', localidadeDestino: '1', poltronas: [] };
const seats = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 });

describe('choosing seats', () => {
  it('takes, gives back, and never more than six', () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 1, max: 99 }), (chosen, numero) => {
        const next = togglePoltrona(chosen, numero);
        expect(next.length).toBeLessThanOrEqual(6);
        if (chosen.includes(numero)) expect(next).not.toContain(numero);
        else if (chosen.length < 6) expect(next).toContain(numero);
      }),
    );
  });

  it.each([
    [[[]], 'Escolha pelo menos uma poltrona'],
    [[[1]], null],
    [[[1], []], 'Escolha as poltronas da volta'],
    [[[1, 2], [3]], 'Escolha o mesmo número de poltronas na ida e na volta: são 2 na ida'],
    [
      [
        [1, 2],
        [3, 4],
      ],
      null,
    ],
  ])('%j: %s', (chosen, falha) => {
    const trechos = [ida, volta]
      .slice(0, chosen.length)
      .map((trecho, i) => ({ ...trecho, poltronas: chosen[i] ?? [] }));
    expect(falhaDePoltronas(trechos)).toBe(falha);
  });

  it('loses only the seats of the trip on which they were lost', () => {
    const trechos = [
      { ...ida, poltronas: [1, 2] },
      { ...volta, poltronas: [1, 2] },
    ];
    const kept = withoutPoltronas(trechos, [{ viagemId: '200', numero: 1 }]);
    expect(kept.map(({ poltronas }) => poltronas)).toEqual([[1, 2], [2]]);
  });

  it('names the seats that were lost', () => {
    expect(avisoPoltronasPerdidas([{ numero: 12 }])).toMatch(/^A poltrona 12 acabou/);
    expect(avisoPoltronasPerdidas([{ numero: 12 }, { numero: 13 }])).toMatch(/^As poltronas 12 e 13 acabaram/);
  });

  it('keeps the seats of one’s own hold to be chosen, and no other', () => {
    const mapa = umMapa({ poltronas: [1, 2].map((numero) => umaPoltrona(numero, { situacao: 'ocupada' })) });
    expect(poltronasPara(mapa, [2]).map(({ situacao }) => situacao)).toEqual(['ocupada', 'livre']);
  });

  it('costs the sum of its seats, each by its class', () => {
    const mapa = umMapa({
      poltronas: [umaPoltrona(1), umaPoltrona(2, { classe: 'leito' })],
      precos: [
        { classe: 'executivo', preco: umPreco(10_000) },
        { classe: 'leito', preco: umPreco(20_050) },
      ],
    });
    expect(totalDasPoltronas(mapa, [1, 2])).toBe(30_050);
  });

  it('needs the same number of seats on both coaches of a change', () => {
    const one = { ...ida, localidadeDestino: '3', poltronas: [5, 6] };
    const other = { ...ida, viagemId: '200', localidadeOrigem: '3', poltronas: [5, 6] };
    expect(falhaDePoltronas([one, other])).toBeNull();
    expect(falhaDePoltronas([one, { ...other, poltronas: [] }])).toBe('Escolha as poltronas do 2º trecho');
    expect(falhaDePoltronas([one, { ...other, poltronas: [5] }])).toBe(
      'Escolha o mesmo número de poltronas nos dois trechos: são 2 no 1º',
    );
  });

  it('needs the same number on all coaches of a round trip with changes, and names the first that has none', () => {
    const places = ['1', '3', '2', '3', '1'];
    const four = (...counts: number[]) =>
      counts.map((count, i) => ({
        viagemId: `${i}`,
        localidadeOrigem: places[i] ?? '',
        localidadeDestino: places[i + 1] ?? '',
        poltronas: [5, 6, 7].slice(0, count),
      }));
    expect(falhaDePoltronas(four(2, 2, 2, 2))).toBeNull();
    expect(falhaDePoltronas(four(2, 0, 0, 2))).toBe('Escolha as poltronas do 2º trecho da ida');
    expect(falhaDePoltronas(four(2, 2, 2, 0))).toBe('Escolha as poltronas do 2º trecho da volta');
    expect(falhaDePoltronas(four(2, 2, 1, 2))).toBe(
      'Escolha o mesmo número de poltronas em todos os trechos: são 2 no primeiro',
    );
  });
});
