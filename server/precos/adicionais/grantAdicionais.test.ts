import fc from 'fast-check';
import type { OfertaAdicional } from '../../../src/domain/compra/adicionais/adicionais';
import { tiposAdicional, type Adicional } from '../../../src/domain/compra/adicionais/tipoAdicional';
import { grantAdicionais } from './grantAdicionais';

const bicicleta: OfertaAdicional = { tipo: 'bicicleta', precoCentavos: 4_000, porPassageiro: 1, porPartida: 4 };
const bagagem: OfertaAdicional = { tipo: 'bagagem', precoCentavos: 2_500, porPassageiro: 2, porPartida: 40 };

const seat = (adicionais: readonly Adicional[], viagemId = '1', campo = 'passageiros.0') => ({
  viagemId,
  adicionais,
  campo,
});
const um = (tipo: Adicional['tipo'], quantidade = 1): Adicional => ({ tipo, quantidade });

describe('extras that are asked for', () => {
  it('are sold at their prices, seat by seat', () => {
    const granted = grantAdicionais([seat([um('bagagem', 2), um('bicicleta')]), seat([])], {
      ofertas: [bicicleta, bagagem],
      livres: () => 4,
    });
    expect(granted).toEqual([
      {
        vendidos: [
          { tipo: 'bagagem', quantidade: 2, precoCentavos: 2_500, limite: 40 },
          { tipo: 'bicicleta', quantidade: 1, precoCentavos: 4_000, limite: 4 },
        ],
        centavos: 9_000,
        recusas: [],
      },
      { vendidos: [], centavos: 0, recusas: [] },
    ]);
  });

  it.each<[string, readonly Adicional[], number, string, string]>([
    ['that are not sold', [um('animal')], 4, 'ADICIONAL_INDISPONIVEL', 'Animal de estimação: não está à venda.'],
    [
      'above the limit of a passenger',
      [um('bicicleta', 2)],
      4,
      ...(['ADICIONAL_ACIMA_DO_LIMITE', 'Bicicleta: cada passageiro leva até 1.'] as const),
    ],
    [
      'above that limit by two wishes of one kind',
      [um('bagagem', 2), um('bagagem')],
      4,
      ...(['ADICIONAL_ACIMA_DO_LIMITE', 'Volume extra de bagagem: cada passageiro leva até 2.'] as const),
    ],
    [
      'without a place',
      [um('bicicleta')],
      0,
      ...(['ADICIONAL_ESGOTADO', 'Bicicleta: não há mais lugar nesta viagem.'] as const),
    ],
    [
      'with too few places',
      [um('bagagem', 2)],
      1,
      'ADICIONAL_ESGOTADO',
      'Volume extra de bagagem: há lugar só para mais 1 nesta viagem.',
    ],
  ])('are refused by name %s', (_, adicionais, livres, codigo, mensagem) => {
    const [granted] = grantAdicionais([seat(adicionais)], { ofertas: [bicicleta, bagagem], livres: () => livres });
    expect(granted).toEqual({
      vendidos: [],
      centavos: 0,
      recusas: [{ codigo, mensagem, campo: 'passageiros.0.adicionais' }],
    });
  });

  it('count the places of a departure together, and each departure by itself', () => {
    const granted = grantAdicionais(
      [seat([um('bicicleta')]), seat([um('bicicleta')], '1', ''), seat([um('bicicleta')], '2')],
      { ofertas: [bicicleta], livres: () => 1 },
    );
    expect(granted.map(({ centavos }) => centavos)).toEqual([4_000, 0, 4_000]);
    // A seat without a passenger has no field to name.
    expect(granted[1]?.recusas).toEqual([expect.not.objectContaining({ campo: expect.anything() })]);
  });

  it('are never sold beyond a limit, and cost the sum of what is sold', () => {
    const wish = fc.record({ tipo: fc.constantFrom(...tiposAdicional), quantidade: fc.integer({ min: 1, max: 4 }) });
    const oferta = (tipo: Adicional['tipo']) =>
      fc.record({
        tipo: fc.constant(tipo),
        precoCentavos: fc.integer({ min: 0, max: 9_000 }),
        porPassageiro: fc.integer({ min: 1, max: 3 }),
        porPartida: fc.integer({ min: 1, max: 6 }),
      });
    fc.assert(
      fc.property(
        fc.array(fc.array(wish, { maxLength: 4 }), { maxLength: 8 }),
        fc.tuple(...tiposAdicional.map(oferta)),
        (passageiros, ofertas) => {
          const granted = grantAdicionais(
            passageiros.map((adicionais) => seat(adicionais)),
            { ofertas, livres: (__, { porPartida }) => porPartida },
          );
          for (const { tipo, porPassageiro, porPartida } of ofertas) {
            const sold = granted.map(({ vendidos }) => vendidos.filter((one) => one.tipo === tipo));
            for (const own of sold) expect(own.length === 0 || (own[0]?.quantidade ?? 0) <= porPassageiro).toBe(true);
            expect(sold.flat().reduce((sum, { quantidade }) => sum + quantidade, 0)).toBeLessThanOrEqual(porPartida);
          }
          for (const { vendidos, centavos } of granted)
            expect(centavos).toBe(vendidos.reduce((sum, one) => sum + one.quantidade * one.precoCentavos, 0));
        },
      ),
    );
  });
});
