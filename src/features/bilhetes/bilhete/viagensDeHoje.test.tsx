import { screen } from '@testing-library/react';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umBilhete, umItem, umPedido } from '../../../../tests/support/viagemBuilders';
import type { ItemPedido } from '../../../domain/wire/compra/pedidos';
import { BilhetePage } from './BilhetePage';

const Acompanhe = ({ bilheteId }: { bilheteId: string }) => <p>{`Acompanhe ${bilheteId}`}</p>;
const open = (now: string, itens: ItemPedido[]) =>
  renderScreen(<BilhetePage pedidoId="p1" Acompanhe={Acompanhe} />, {
    path: '/minhas-viagens?pedido=p1',
    ports: {
      clock: { now: () => new Date(now) },
      replies: {
        'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'emitido', expiraEm: null, itens })),
        ...Object.fromEntries(['b1', 'b2', 'b3'].map((id) => [`GET /Bilhetes/${id}`, succeeded(umBilhete({ id }))])),
      },
    },
  });
const followed = async () => {
  await screen.findAllByRole('article');
  return screen.queryAllByText(/^Acompanhe b/).map(({ textContent }) => textContent);
};

describe('the trips of an order', () => {
  it.each([
    ['2026-12-01T01:59:00-03:00', []],
    ['2026-12-01T02:01:00-03:00', ['Acompanhe b1']],
    ['2026-12-01T18:00:00-03:00', ['Acompanhe b1']],
    ['2026-12-02T02:11:00-03:00', []],
  ])('are followed from hours before they leave until hours after they arrive: at %s', async (now, expected) => {
    open(now, [umItem({ bilheteId: 'b1' })]);
    expect(await followed()).toEqual(expected);
  });

  it('are followed once each, however many travel, and not by a ticket that has ended', async () => {
    open('2026-12-01T07:00:00-03:00', [
      umItem({ bilheteId: 'b1', bilheteSituacao: 'cancelado' }),
      umItem({ bilheteId: 'b2', bilheteSituacao: 'emitido' }),
      umItem({ bilheteId: 'b3', bilheteSituacao: 'emitido' }),
    ]);
    expect(await followed()).toEqual(['Acompanhe b2']);
  });
});
