import { umBilhete, umItem, umPedido } from '../../../tests/support/viagemBuilders';
import { GUARDA_DIAS, guardadoDe, isGuardavel, listaDe, partesDe } from './guardados';

const DIA_MS = 86_400_000;
const chegada = (instante: string) => ({ ...umItem().chegada, instante });
const CHEGADA = '2026-12-01T15:00:00-03:00';
const FIM = Date.parse(CHEGADA) + GUARDA_DIAS * DIA_MS;
const emitido = (...instantes: string[]) =>
  umPedido({ itens: instantes.map((instante, i) => umItem({ bilheteId: `b${i}`, chegada: chegada(instante) })) });

describe('kept on this device', () => {
  it.each([
    ['GET', '/Pedidos', true],
    ['GET', '/Pedidos/p1', true],
    ['GET', '/Bilhetes/b-1', true],
    ['GET', '/Bilhetes/b-1/Acompanhamento', true],
    ['POST', '/Bilhetes/b-1/Acompanhamento', false],
    ['GET', '/Bilhetes/b-1/Pdf', false],
    ['POST', '/Pedidos', false],
    ['DELETE', '/Bilhetes/b1', false],
    ['GET', '/Pedidos/p1/Pix', false],
    ['GET', '/Pedidos/p1?x=1', false],
    ['GET', '/Conta/ObterPorCognitoId', false],
    ['GET', '/Passageiros', false],
    ['GET', '/Agencia/Pedidos', false],
    ['GET', '/Bilhetes', false],
  ])('is the answer of %s %s: %s', (metodo, caminho, kept) => expect(isGuardavel(metodo, caminho)).toBe(kept));

  it('is an order with a ticket, until thirty days after the last arrival', () => {
    const pedido = emitido('2026-11-20T15:00:00-03:00', CHEGADA);
    expect(guardadoDe('/Pedidos/p1', pedido, FIM - 1)).toEqual({ valor: pedido, ate: FIM });
    expect(guardadoDe('/Pedidos/p1', pedido, FIM)).toBeNull();
  });

  it('is no order without a ticket, so that an open payment is never answered from the device', () => {
    const aberto = umPedido({ itens: [umItem({ bilheteId: null, chegada: chegada(CHEGADA) })] });
    expect(guardadoDe('/Pedidos/p1', aberto, 0)).toBeNull();
  });

  it('is an order of which a part was issued', () => {
    const parcial = umPedido({
      itens: [
        umItem({ bilheteId: null, chegada: chegada(CHEGADA) }),
        umItem({ bilheteId: 'b1', chegada: chegada(CHEGADA) }),
      ],
    });
    expect(guardadoDe('/Pedidos/p1', parcial, 0)).toMatchObject({ ate: FIM });
  });

  it('is a ticket, until thirty days after its arrival', () => {
    const bilhete = umBilhete({ chegada: chegada(CHEGADA) });
    expect(guardadoDe('/Bilhetes/b1', bilhete, FIM - 1)).toEqual({ valor: bilhete, ate: FIM });
    expect(guardadoDe('/Bilhetes/b1', bilhete, FIM + 1)).toBeNull();
  });
});

describe('a list of orders', () => {
  const [primeiro, segundo] = [
    umPedido({ id: 'p1', criadoEm: '2026-11-20T10:00:00.000Z' }),
    umPedido({ id: 'p2', criadoEm: '2026-11-21T10:00:00.000Z' }),
  ];

  it('is kept order by order, each below its own address', () => {
    expect(partesDe('/Pedidos', [primeiro, segundo])).toEqual([
      ['/Pedidos/p1', primeiro],
      ['/Pedidos/p2', segundo],
    ]);
    expect(partesDe('/Bilhetes/b1', primeiro)).toEqual([['/Bilhetes/b1', primeiro]]);
  });

  it('is put together again with the newest first, and leaves what is kept as it is', () => {
    const kept = [primeiro, segundo];
    expect(listaDe(kept).map(({ id }) => id)).toEqual(['p2', 'p1']);
    expect(kept).toEqual([primeiro, segundo]);
  });
});
