import fc from 'fast-check';
import { computeFrete, pesosDe } from './freteEncomenda';

const faixa = { baseCentavos: 2_290, kgCentavos: 140 };
const regra = { cubagem: 6000, seguroBps: 80, seguroMinimoCentavos: 250, volumeCentavos: 600 };
const caixa = { pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 };

describe('what a parcel costs', () => {
  it('is the first kilo, each kilo begun after it, and the insurance', () => {
    const { pesos, linhas, totalCentavos } = computeFrete([caixa], 50_000, faixa, regra);
    // 40 × 30 × 25 / 6000 = 5 kg of dimensional weight, more than the actual weight.
    expect(pesos).toEqual({ realGramas: 4_200, cubadoGramas: 5_000, taxadoGramas: 5_000 });
    expect(linhas.map(({ tipo, valorCentavos }) => [tipo, valorCentavos])).toEqual([
      ['frete', 2_290],
      ['peso', 4 * 140],
      ['seguro', 400],
    ]);
    expect(totalCentavos).toBe(3_250);
  });

  it('takes of each volume the greater weight, and something for each volume more', () => {
    const tijolo = { pesoGramas: 9_000, comprimentoCm: 10, larguraCm: 10, alturaCm: 10 };
    expect(pesosDe([caixa, tijolo], 6000).taxadoGramas).toBe(14_000);
    const { linhas } = computeFrete([caixa, tijolo], 1_000, faixa, regra);
    expect(linhas.map(({ rotulo }) => rotulo)).toEqual([
      'Frete do primeiro quilo',
      '13 kg a mais',
      '1 volume a mais',
      'Seguro de R$ 10,00',
    ]);
    expect(linhas.at(-1)?.valorCentavos).toBe(250);
  });

  it('adds up, never sinks with more weight or value, and is whole centavos', () => {
    const gramas = fc.integer({ min: 10, max: 30_000 });
    const valor = fc.integer({ min: 1_000, max: 1_000_000 });
    fc.assert(
      fc.property(gramas, fc.nat(5_000), valor, fc.nat(100_000), (peso, mais, declarado, maisValor) => {
        const light = computeFrete([{ ...caixa, pesoGramas: peso }], declarado, faixa, regra);
        const heavy = computeFrete([{ ...caixa, pesoGramas: peso + mais }], declarado + maisValor, faixa, regra);
        expect(light.linhas.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)).toBe(light.totalCentavos);
        expect(heavy.totalCentavos).toBeGreaterThanOrEqual(light.totalCentavos);
        expect(Number.isSafeInteger(heavy.totalCentavos)).toBe(true);
      }),
    );
  });
});
