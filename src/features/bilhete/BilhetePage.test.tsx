import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { failed, offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { renderScreen } from '../../../tests/support/renderScreen';
import { umBilhete, umItem, umPedido } from '../../../tests/support/viagemBuilders';
import { BilhetePage } from './BilhetePage';

const issued = umPedido({ situacao: 'emitido', expiraEm: null, itens: [umItem({ bilheteId: 'b1' })] });

const open = (replies: Replies = {}, path = '/minhas-viagens?pedido=p1') =>
  renderScreen(<BilhetePage pedidoId="p1" />, {
    ports: {
      replies: { 'GET /Pedidos/p1': succeeded(issued), 'GET /Bilhetes/b1': succeeded(umBilhete()), ...replies },
    },
    path,
  });
const ticket = async () => within(await screen.findByRole('article'));

describe('the ticket', () => {
  it('shows who, when, where, and its two codes, each by its name', async () => {
    const { container } = open();
    const shown = await ticket();

    for (const text of ['Ana Souza Lima', 'terça-feira, 01/12/2026', 'Executivo', 'ABCD23', '12'])
      expect(shown.getByText(text)).toBeInTheDocument();
    expect(shown.getByRole('img', { name: 'Código de embarque' })).toBeInTheDocument();
    expect(shown.getByRole('img', { name: 'QR Code fiscal' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be kept as a PDF and in the calendar, and shows its stops', async () => {
    const { events } = open();
    const shown = await ticket();
    await userEvent.click(shown.getByRole('button', { name: 'Baixar PDF' }));
    await userEvent.click(shown.getByRole('button', { name: 'Adicionar à agenda' }));

    const payload = { bilheteId: 'b1', localizador: 'ABCD23', poltrona: 5 };
    expect(events).toEqual([
      { type: 'BilhetePdfPedido', payload },
      { type: 'BilheteAgendaPedido', payload },
    ]);
    expect(shown.getByRole('link', { name: 'Ver paradas' })).toHaveAttribute(
      'href',
      '/informacao-de-viagem?viagem=100',
    );
  });

  it('is the last step of a purchase', async () => {
    open({}, '/minhas-viagens?pedido=p1&etapa=bilhete');
    expect(await screen.findByText('Compra confirmada')).toBeInTheDocument();
    const steps = within(screen.getByRole('navigation', { name: 'Etapas da compra' }));
    expect(steps.getByText('Bilhete').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('shows no code once it is cancelled', async () => {
    open({ 'GET /Bilhetes/b1': succeeded(umBilhete({ situacao: 'cancelado' })) });
    const shown = await ticket();
    expect(shown.getByText('Cancelado')).toBeInTheDocument();
    expect(shown.queryByRole('img', { name: 'Código de embarque' })).not.toBeInTheDocument();
  });

  it('that is still being issued is asked for again', async () => {
    const { events } = open({ 'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'emitindo', expiraEm: null })) });
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar pedido' }));
    expect(events).toEqual([{ type: 'dockConcluirPedido', payload: { pedidoId: 'p1' } }]);
  });

  it('of an order that was not paid leads to its payment', async () => {
    open({ 'GET /Pedidos/p1': succeeded(umPedido()) });
    expect(await screen.findByRole('link', { name: 'Continuar pagamento' })).toHaveAttribute(
      'href',
      '/pagamento-pix?pedido=p1',
    );
  });

  it('of somebody else does not exist', async () => {
    open({ 'GET /Pedidos/p1': failed({ kind: 'refused', status: 404, erros: [] }) });
    expect(await screen.findByRole('heading', { name: 'Não encontramos este pedido' })).toBeInTheDocument();
  });

  it('may be asked for again', async () => {
    let online = false;
    open({ 'GET /Pedidos/p1': () => (online ? succeeded(issued) : offline()) });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);
    expect(await ticket()).toBeDefined();
  });
});
