import { refusedBy } from '../../../tests/support/refusedBy';
import { computeTroco, descontoMaximo, recebidosProvaveis, refuseDesconto } from './balcao';
import { descontoSchema } from './descontoSchema';
import { recebimentoSchema } from './recebimentoSchema';

describe('change', () => {
  it.each([
    [14_150, 20_000, 5_850, 0],
    [14_150, 14_150, 0, 0],
    [14_150, 14_149, 0, 1],
    [14_150, 0, 0, 14_150],
  ])('of %i paid with %i is %i, with %i missing', (total, recebido, trocoCentavos, faltaCentavos) => {
    expect(computeTroco(total, recebido)).toEqual({ trocoCentavos, faltaCentavos });
  });

  it('is what was handed over less the price, to the centavo, and never both given and missing', () => {
    const sums = Array.from({ length: 500 }, (_, i) => ({
      total: (i * 7_919) % 50_000,
      recebido: (i * 104_729) % 60_000,
    }));
    const wrong = sums.find(({ total, recebido }) => {
      const { trocoCentavos, faltaCentavos } = computeTroco(total, recebido);
      return trocoCentavos - faltaCentavos !== recebido - total || Math.min(trocoCentavos, faltaCentavos) !== 0;
    });
    expect(wrong).toBeUndefined();
  });
});

describe('what a customer is likely to hand over', () => {
  it.each([
    [14_150, [14_150, 15_000, 16_000, 20_000]],
    [10_000, [10_000, 20_000]],
    [4_999, [4_999, 5_000, 6_000, 10_000, 20_000]],
    [111, [111, 1_000, 2_000, 5_000, 10_000]],
    [999_999, [999_999, 1_000_000]],
    [1_000_001, []],
  ])('for %i begins with the very sum and goes on in whole notes', (total, provaveis) => {
    expect(recebidosProvaveis(total)).toEqual(provaveis);
  });

  it('is never less than the price', () => {
    for (let total = 1; total < 40_000; total += 373) {
      expect(recebidosProvaveis(total).every((centavos) => centavos >= total)).toBe(true);
    }
  });
});

describe('a discount', () => {
  it('is at most the operator’s part of the price, rounded down', () => {
    expect([descontoMaximo(14_150, 500), descontoMaximo(14_150, 0), descontoMaximo(1, 10_000)]).toEqual([707, 0, 1]);
  });

  it('needs a reason, and stays within the limit', () => {
    expect(refuseDesconto({ centavos: 707, motivo: 'Cliente frequente' }, 707)).toBeNull();
    expect(refuseDesconto({ centavos: 708, motivo: 'Cliente frequente' }, 707)?.campo).toBe('centavos');
    expect(refuseDesconto({ centavos: 1, motivo: ' a ' }, 707)?.campo).toBe('motivo');
    expect(refuseDesconto({ centavos: 708, motivo: 'abc' }, 707)?.mensagem).toBe(
      'O desconto passa do seu limite. Peça a um responsável.',
    );
  });

  it.each([
    ['ab', 'Diga o motivo do desconto em pelo menos 3 letras'],
    ['abc', undefined],
    ['a'.repeat(200), undefined],
    ['a'.repeat(201), 'Diga o motivo do desconto em pelo menos 3 letras'],
  ])('takes a reason of 3 to 200 letters: %#', (motivo, mensagem) => {
    expect(refuseDesconto({ centavos: 1, motivo }, 707)?.mensagem).toBe(mensagem);
  });
});

it.each([
  [
    { desconto: null, motivoDesconto: '' },
    ['Digite o valor do desconto', 'Diga o motivo do desconto em pelo menos 3 letras'],
  ],
  [{ desconto: 0, motivoDesconto: 'Cliente frequente' }, ['Digite o valor do desconto']],
  [{ desconto: 708, motivoDesconto: 'Cliente frequente' }, ['O desconto passa do seu limite. Peça a um responsável.']],
  [{ desconto: 707, motivoDesconto: 'Cliente frequente' }, []],
])('the form of a discount answers %j with %j', (values, refused) => {
  expect(Object.values(refusedBy(descontoSchema, values, { maximoCentavos: 707 })).toSorted()).toEqual(
    refused.toSorted(),
  );
});

describe('cash received', () => {
  it.each([
    ['dinheiro', null, { recebido: 'Digite quanto o cliente entregou' }],
    ['dinheiro', 10_000, { recebido: expect.stringMatching(/^Falta R\$\s12,50$/) }],
    ['dinheiro', 11_250, {}],
    ['dinheiro', 20_000, {}],
    ['pix', null, {}],
  ])('by %s of %j has the errors %j', (meio, recebido, errors) => {
    expect(refusedBy(recebimentoSchema, { recebido }, { meio, totalCentavos: 11_250 })).toEqual(errors);
  });
});
