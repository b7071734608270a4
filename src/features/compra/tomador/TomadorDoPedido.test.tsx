import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umPedido } from '../../../../tests/support/viagemBuilders';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { submissionReached } from '../../../store/submissions';
import { TomadorDialog } from './TomadorDialog';
import { TomadorDoPedido } from './TomadorDoPedido';

const tomador = { cnpj: '11444777000161', razaoSocial: 'Empresa Ltda.', email: 'contas@empresa.test' };
const NOME = 'Empresa Ltda., CNPJ 11.444.777/0001-61';
const open = (pedido: Partial<Pedido>) =>
  renderScreen(<TomadorDoPedido pedidoId="p1" Dialogo={TomadorDialog} />, {
    ports: { replies: { 'GET /Pedidos/p1': succeeded(umPedido(pedido)) } },
  });
const card = async () => within(await screen.findByRole('region', { name: 'Nota em nome de empresa' }));
const press = async (name: string) => userEvent.click((await card()).getByRole('button', { name }));

describe('the company of an order', () => {
  it('is named while the order waits for its money', async () => {
    const { container, events } = open({ situacao: 'aguardando_pagamento' });
    expect((await card()).getByText(/só em nome do comprador/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await press('Informar empresa');
    const fields = within(await screen.findByRole('dialog', { name: 'Empresa na nota' }));
    await userEvent.type(fields.getByRole('textbox', { name: 'CNPJ' }), '11444777000161');
    await userEvent.type(fields.getByRole('textbox', { name: 'Razão social' }), 'Empresa Ltda.');
    await userEvent.click(fields.getByRole('button', { name: 'Usar esta empresa' }));
    const named = { cnpj: tomador.cnpj, razaoSocial: tomador.razaoSocial };
    await waitFor(() =>
      expect(events.at(-1)).toEqual({ type: 'TomadorDoPedidoEnviado', payload: { pedidoId: 'p1', tomador: named } }),
    );
  });

  it('is changed and taken out until the issue', async () => {
    const { events } = open({ situacao: 'reservado', tomador });
    expect((await card()).getByText(NOME)).toBeVisible();
    await press('Tirar empresa');
    expect(events.at(-1)).toEqual({ type: 'TomadorDoPedidoEnviado', payload: { pedidoId: 'p1', tomador: null } });
    await press('Alterar empresa');
    expect(await screen.findByRole('textbox', { name: 'E-mail do financeiro (opcional)' })).toHaveValue(tomador.email);
  });

  it('says in the form why it could not change, and closes it once it did', async () => {
    const { store } = open({ situacao: 'reservado', tomador });
    await press('Alterar empresa');
    await screen.findByRole('dialog', { name: 'Empresa na nota' });
    const reach = (to: Parameters<typeof submissionReached>[1]) =>
      act(() => void store.dispatch(submissionReached('tomador', to)));
    reach({ phase: 'sending', acao: null });
    reach({ phase: 'refused', acao: null, erros: [{ mensagem: 'A nota deste pedido não muda mais.' }] });
    expect(screen.getByText('A nota deste pedido não muda mais.')).toBeVisible();
    reach({ phase: 'sending', acao: null });
    reach({ phase: 'done', acao: null, valor: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is read alone once it was issued', async () => {
    open({ situacao: 'emitido', tomador });
    const shown = await card();
    expect(shown.getByText(NOME)).toBeVisible();
    expect(shown.getByText(/não muda mais/)).toBeVisible();
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });
});
