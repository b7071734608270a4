import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { fakePorts, type Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { INICIACAO, umaIniciacao } from '../../../../tests/support/umaIniciacao';
import { umaCobranca, umPedido } from '../../../../tests/support/viagemBuilders';
import { bancoSlice, type BancoState } from '../../../store/pagamento/banco';
import { pixSlice } from '../../../store/pagamento/pix';
import { EscolherBanco } from './EscolherBanco';
import { PagamentoPixPage } from './PagamentoPixPage';

const bancos = [
  { id: 'banco-aurora', nome: 'Banco Aurora' },
  { id: 'cooperativa-ipe', nome: 'Cooperativa Ipê' },
  { id: 'nimbo', nome: 'Nimbo' },
];
const RETURN = `/pagamento-pix?pedido=p1&iniciacao=${INICIACAO}`;

interface Opened {
  banco?: Partial<BancoState>;
  replies?: Replies;
  path?: string;
  pagavelNoBanco?: boolean;
}

const open = ({ banco = {}, replies = {}, path = '/pagamento-pix?pedido=p1', pagavelNoBanco = true }: Opened = {}) =>
  renderScreen(<PagamentoPixPage Interrompida={() => null} EscolherBanco={EscolherBanco} />, {
    ports: {
      replies: { 'GET /Pagamentos/Bancos': succeeded(bancos), ...replies },
    },
    path,
    state: {
      pix: {
        ...pixSlice.getInitialState(),
        pedido: umPedido(),
        pedidoId: 'p1',
        phase: 'waiting',
        cobranca: umaCobranca({ pagavelNoBanco }),
        fim: fakePorts().clock.monotonic() + 540_000,
      },
      banco: { ...bancoSlice.getInitialState(), ...banco },
    },
  });

const list = () => screen.findByRole('list', { name: 'Bancos' });

describe('the Pix page where a bank’s app can pay', () => {
  it('asks for the banks by its first button, and has none where there are no banks', async () => {
    const { events, unmount } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Pagar no app do banco' }));
    expect(events.at(-1)).toEqual({ type: 'BancosAbertos', payload: undefined });
    unmount();
    open({ pagavelNoBanco: false });
    expect(screen.queryByRole('button', { name: 'Pagar no app do banco' })).not.toBeInTheDocument();
  });

  it('lists the banks, the last one first, and finds one by a part of its name', async () => {
    const { events } = open({ banco: { lista: 'open', ultimoId: 'nimbo' } });
    const names = within(await list())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['NimboO último que você usou', 'Banco Aurora', 'Cooperativa Ipê']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar banco' }), 'ipe');
    await userEvent.click(within(await list()).getByRole('button'));
    expect(events.at(-1)).toEqual({ type: 'BancoEscolhido', payload: { bancoId: 'cooperativa-ipe' } });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar banco' }), 'xyz');
    expect(screen.getByText('Nenhum banco com esse nome.')).toBeVisible();
  });

  it('lets no second bank be chosen while one is opened, and says why one could not be', async () => {
    const { events } = open({ banco: { lista: 'sending', escolhidoId: 'nimbo', aviso: 'O banco não abriu.' } });
    await userEvent.click(within(await list()).getByRole('button', { name: 'Banco Aurora' }));
    expect(events.filter(({ type }) => type === 'BancoEscolhido')).toEqual([]);
    expect(within(await list()).getByRole('button', { name: 'Nimbo' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent('O banco não abriu.');
  });

  it('says that no bank is there, or that the list could not be loaded', async () => {
    const { unmount } = open({ banco: { lista: 'open' }, replies: { 'GET /Pagamentos/Bancos': succeeded([]) } });
    expect(await screen.findByText('Nenhum banco disponível agora')).toBeVisible();
    unmount();
    let online = false;
    open({
      banco: { lista: 'open' },
      replies: { 'GET /Pagamentos/Bancos': () => (online ? succeeded(bancos) : offline()) },
    });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);
    expect(await list()).toBeVisible();
  });

  it('asks the bank while nothing is known, and offers the ways on', async () => {
    const { events } = open({ path: RETURN, banco: { acompanha: true, iniciacao: umaIniciacao() } });
    expect(screen.getByText('Voltou do banco? Estamos conferindo…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o banco de novo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conferir agora' }));
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['BancoReaberto', 'IniciacaoConferida']);
  });

  it.each([
    [umaIniciacao({ situacao: 'recusada', motivo: 'saldo' }), 'Banco Aurora não fez o pagamento'],
    [umaIniciacao({ situacao: 'cancelada' }), 'O pagamento foi cancelado no banco'],
    [umaIniciacao({ situacao: 'expirada' }), 'O tempo para aprovar no banco acabou'],
  ])('tells what a bank decided and keeps the code: %#', (iniciacao, titulo) => {
    open({ path: RETURN, banco: { acompanha: true, iniciacao } });
    expect(screen.getByText(titulo)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Escolher outro banco' })).toBeVisible();
  });

  it('tells nothing of a payment that is not followed', () => {
    open({ path: RETURN });
    expect(screen.queryByText(/Voltou do banco/)).not.toBeInTheDocument();
  });

  it.each([
    { banco: { lista: 'open' as const, ultimoId: 'nimbo' } },
    { path: RETURN, banco: { acompanha: true, iniciacao: null } },
    { path: RETURN, banco: { acompanha: true, iniciacao: umaIniciacao({ situacao: 'recusada', motivo: 'limite' }) } },
  ] as Opened[])('has no accessibility violation: %#', async (opened) => {
    open(opened);
    await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument());
    if (opened.banco?.lista) await list();
    expect(await axe(document.body)).toHaveNoViolations();
  });
});
