import { refusedBy } from '../../../tests/support/refusedBy';
import { toCobranca, toDadosCobranca } from './formulariosPagamento';
import { cobrancaSchema, pedidoProcuradoSchema } from './formulariosPagamentoSchema';

describe('an outside charge', () => {
  it.each([
    [null, { meio: 'link', parcelas: 1 }],
    ['credito', { meio: 'terminal', tipo: 'credito', parcelas: 1 }],
    ['debito', { meio: 'terminal', tipo: 'debito', parcelas: 1 }],
  ])('begins as the address %j asks, and is the wire’s', (pedido, cobranca) => {
    expect(toCobranca(toDadosCobranca(pedido))).toEqual(cobranca);
  });

  it('has the instalments that its amount allows, and none by debit', () => {
    const schema = cobrancaSchema(1_000_000);
    const credito = toDadosCobranca('credito');
    expect(refusedBy(schema, { ...credito, parcelas: '12' })).toEqual({});
    expect(refusedBy(schema, { ...credito, parcelas: '13' })).toEqual({ parcelas: 'Escolha as parcelas' });
    const debito = { ...toDadosCobranca('debito'), parcelas: '13' };
    expect(refusedBy(schema, debito)).toEqual({});
    expect(toCobranca(debito).parcelas).toBe(1);
  });

  it('is for an order whose localizador is whole, or for one that waits', () => {
    expect(refusedBy(pedidoProcuradoSchema, { localizador: '' })).toEqual({});
    expect(refusedBy(pedidoProcuradoSchema, { localizador: 'K7Q2MP' })).toEqual({});
    expect(refusedBy(pedidoProcuradoSchema, { localizador: 'K7' })).toEqual({
      localizador: 'O localizador tem 6 letras e números',
    });
  });
});
