import { inLanguage } from '../platform/language/language';
import { formaPagamentoOf } from './paidWith';

describe('how a ticket was paid', () => {
  it.each([
    [{ pago_pix: true, pago_cartao: null, credito_centavos: 0, credito_usado_centavos: 0 }, 'Pix'],
    [{ pago_pix: false, pago_cartao: 'credito', credito_centavos: 0, credito_usado_centavos: 0 }, 'Cartão de crédito'],
    [
      { pago_pix: false, pago_cartao: 'debito', credito_centavos: 900, credito_usado_centavos: 0 },
      'Cartão de débito e crédito do bilhete anterior',
    ],
    [
      { pago_pix: false, pago_cartao: null, credito_centavos: 900, credito_usado_centavos: 0 },
      'Crédito do bilhete anterior',
    ],
    [{ pago_pix: true, pago_cartao: null, credito_centavos: 0, credito_usado_centavos: 900 }, 'Pix e crédito da conta'],
    [{ pago_pix: false, pago_cartao: null, credito_centavos: 0, credito_usado_centavos: 900 }, 'Crédito da conta'],
    [{ pago_pix: false, pago_cartao: null, credito_centavos: 0, credito_usado_centavos: 0 }, 'Sem cobrança'],
  ] as const)('%j is %s', (row, words) => expect(formaPagamentoOf(row)).toBe(words));

  it('is said in the language of its traveller', () => {
    const row = { pago_pix: true, pago_cartao: 'debito', credito_centavos: 0, credito_usado_centavos: 900 } as const;
    const said = (['pt-BR', 'en', 'es'] as const).map((idioma) => inLanguage(idioma, () => formaPagamentoOf(row)));
    expect(said).toEqual([
      'Pix e cartão de débito e crédito da conta',
      'Pix and debit card and account credit',
      'Pix y tarjeta de débito y crédito de la cuenta',
    ]);
  });
});
