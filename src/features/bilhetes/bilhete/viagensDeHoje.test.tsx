import { screen } from '@testing-library/react';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umBilhete, umItem, umPedido } from '../../../../tests/support/viagemBuilders';
import type { ItemPedido } from '../../../domain/wire/compra/pedidos';
import { BilhetePage } from './BilhetePage';

const Tomador = ({ pedidoId }: { pedidoId: string | null }) => <p>{`Empresa de ${pedidoId}`}</p>;

const Acompanhe = ({ bilheteId }: { bilheteId: string }) => <p>{`Acompanhe ${bilheteId}`}</p>;
const QuandoSair = ({ bilheteId }: { bilheteId: string }) => <p>{`Quando sair ${bilheteId}`}</p>;
const open = (now: string, itens: ItemPedido[]) =>
  renderScreen(<BilhetePage pedidoId="p1" Acompanhe={Acompanhe} QuandoSair={QuandoSair} Tomador={Tomador} />, {
    path: '/minhas-viagens?pedido=p1',
    ports: {
      clock: { now: () => new Date(now) },
      replies: {
        'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'emitido', expiraEm: null, itens })),
        ...Object.fromEntries(['b1', 'b2', 'b3'].map((id) => [`GET /Bilhetes/${id}`, succeeded(umBilhete({ id }))])),
      },
    },
  });
const shown = async (words: RegExp) => {
  await screen.findAllByRole('article');
  return screen.queryAllByText(words).map(({ textContent }) => textContent);
};
const followed = () => shown(/^Acompanhe b/);

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

  it.each([
    ['days ahead', '2026-11-28T12:00:00-03:00', {}, ['Quando sair b1']],
    ['after the arrival', '2026-12-01T18:00:00-03:00', {}, []],
    ['once cancelled', '2026-11-28T12:00:00-03:00', { bilheteSituacao: 'cancelado' }, []],
  ] as const)('say when to set out for them, once each: %s', async (_, now, change, expected) => {
    open(now, [umItem({ bilheteId: 'b1', ...change }), umItem({ bilheteId: 'b2', ...change })]);
    expect(await shown(/^Quando sair b/)).toEqual(expected);
  });
});
