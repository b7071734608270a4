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
});
