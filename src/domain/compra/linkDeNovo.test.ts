import { novaCompraLink, toCompraLink, withoutReserva } from './linkDaCompra';
import { readDeNovo, withDeNovo } from './linkDeNovo';
import { parseCompra } from './parseCompra';

const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }];
const ID = '01890000-0000-7000-8000-000000000001';

describe('the order that an address buys again', () => {
  it('is written into the address of a purchase and read from it', () => {
    const link = toCompraLink({ trechos, chave: 'chave', etapa: 'passageiros', pedido: null, deNovo: ID });
    expect(parseCompra(link)).toMatchObject({ deNovo: ID, etapa: 'passageiros', chave: 'chave' });
    expect(readDeNovo(`${link}&outro=1`)).toBe(ID);
  });

  it('is in no other address', () => {
    expect(withDeNovo(novaCompraLink(trechos), null)).toBe(novaCompraLink(trechos));
    expect(parseCompra(novaCompraLink(trechos))).not.toHaveProperty('deNovo');
  });

  it.each(['', '?deNovo=', '?deNovo=a b', `?deNovo=${'x'.repeat(65)}`, '?xdeNovo=p1', '?deNovo=<p1>'])(
    'is not what no order is called: %j',
    (search) => expect(readDeNovo(`/comprar-viagem${search}`)).toBeNull(),
  );

  it('does not go on to another person', () => {
    expect(withoutReserva(withDeNovo(novaCompraLink(trechos), ID))).not.toContain(ID);
  });
});
