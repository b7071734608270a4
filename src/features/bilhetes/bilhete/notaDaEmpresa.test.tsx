import { screen } from '@testing-library/react';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umBilhete, umItem, umPedido } from '../../../../tests/support/viagemBuilders';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { BilhetePage } from './BilhetePage';

const Nothing = () => null;
const Tomador = ({ pedidoId }: { pedidoId: string | null }) => <p>{`Empresa de ${pedidoId}`}</p>;
const tomador = { cnpj: '11444777000161', razaoSocial: 'Empresa Ltda.' };
const open = (pedido: Partial<Pedido>, state = {}) =>
  renderScreen(<BilhetePage pedidoId="p1" Acompanhe={Nothing} QuandoSair={Nothing} Tomador={Tomador} />, {
    path: '/minhas-viagens?pedido=p1',
    state,
    ports: {
      replies: {
        'GET /Pedidos/p1': succeeded(umPedido({ itens: [umItem({ bilheteId: 'b1' })], ...pedido })),
        'GET /Bilhetes/b1': succeeded(umBilhete({ id: 'b1' })),
      },
    },
  });
const unpaid: Partial<Pedido> = { itens: [umItem()], situacao: 'aguardando_pagamento' };

describe('the company that an order is invoiced to', () => {
  it.each<[string, Partial<Pedido>]>([
    ['stands below the tickets that name it', { situacao: 'emitido', tomador }],
    ['may still be named while the order is not paid', unpaid],
  ])('%s', async (_, pedido) => {
    open(pedido);
    expect(await screen.findByText('Empresa de p1')).toBeVisible();
  });

  it('is no word on tickets of a person', async () => {
    open({ situacao: 'emitido' });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText('Empresa de p1')).not.toBeInTheDocument();
  });
});
