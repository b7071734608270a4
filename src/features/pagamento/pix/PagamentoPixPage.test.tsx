import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakePorts } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCobranca, umPedido } from '../../../../tests/support/viagemBuilders';
import { conexaoChanged } from '../../../store/aplicativo/interface';
import { pixSlice, type PixState } from '../../../store/pagamento/pix';
import { EscolherBanco } from './EscolherBanco';
import { PagamentoPixPage } from './PagamentoPixPage';

const charge = () => umaCobranca();

const open = (pix: Partial<PixState> = {}, path = '/pagamento-pix?pedido=p1') =>
  renderScreen(<PagamentoPixPage Interrompida={() => <p>Sessão interrompida</p>} EscolherBanco={EscolherBanco} />, {
    path,
    state: { pix: { ...pixSlice.getInitialState(), pedidoId: 'p1', pedido: umPedido(), ...pix } },
  });

/** Nine minutes are left by the tests' clock, which begins anew for each file. */
const waiting = (): Partial<PixState> => ({
  phase: 'waiting',
  cobranca: charge(),
  fim: fakePorts().clock.monotonic() + 540_000,
});

describe('the Pix page', () => {
  it('opens the charge of the order in its address, and closes it with the page', () => {
    const { events, unmount } = open();
    unmount();
    expect(events).toEqual([
      { type: 'PagamentoPixAberto', payload: { pedidoId: 'p1' } },
      { type: 'PagamentoPixFechado', payload: undefined },
    ]);
  });

  it('leaves the reading of the order to the workflow, which has read it to open the charge', async () => {
    const { ports } = open(waiting());
    expect(await screen.findByText('R$ 112,50')).toBeInTheDocument();
    expect(ports.http.request).not.toHaveBeenCalled();
  });

  it('shows the code to scan, the code to copy, the time that is left and the sum', async () => {
    open(waiting());
    expect(screen.getByRole('img', { name: 'QR Code Pix' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toHaveValue(charge().pixCopiaECola);
    expect(screen.getByRole('button', { name: 'Copiar código Pix' })).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: 'Tempo para pagar' })).toHaveTextContent(/^0[89]:/);
    expect(await screen.findByText('R$ 112,50')).toBeInTheDocument();
  });

  it('names the trip and the payee, as the bank will', async () => {
    const cobranca = { ...charge(), pixCopiaECola: '0002015917Itape Transportes6304ABCD' };
    open({ ...waiting(), cobranca });
    expect(screen.getByText('Para Itape Transportes')).toBeVisible();
    expect(
      await screen.findByText(/^São Paulo → Rio de Janeiro, \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2} · Poltronas? \d+/),
    ).toBeVisible();
  });

  it('asks the bank when the person says that they paid', async () => {
    const { events } = open(waiting());
    await userEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
    expect(events.at(-1)).toEqual({ type: 'dockConcluirPedido', payload: { pedidoId: 'p1' } });
  });

  it('says what the bank answered', () => {
    open({ ...waiting(), aviso: 'Ainda não recebemos' });
    expect(screen.getByText('Ainda não recebemos')).toBeInTheDocument();
  });

  it('offers another code where this one ran out', async () => {
    const { events } = open({ phase: 'expired', aviso: 'Expirou' });
    await userEvent.click(screen.getByRole('button', { name: 'Gerar novo código Pix' }));
    expect(events.at(-1)).toEqual({ type: 'NovoPixPedido', payload: undefined });
  });

  it('tries again where the server could not be reached', async () => {
    const { events } = open({ phase: 'failed', aviso: 'Sem rede' });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(events.at(-1)).toEqual({ type: 'NovoPixPedido', payload: undefined });
  });

  it('says that a payment counts though there is no connection, and keeps the code [PX13]', () => {
    const { store } = open(waiting());
    act(() => void store.dispatch(conexaoChanged(false)));
    expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão, o pagamento continua valendo');
    expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toBeInTheDocument();
    act(() => void store.dispatch(conexaoChanged(true)));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers the card where no charge can be made [PX20]', async () => {
    open({ phase: 'failed', aviso: 'O Pix não está respondendo' });
    expect(await screen.findByRole('link', { name: 'Pagar com cartão' })).toHaveAttribute(
      'href',
      '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&poltronas=5&pedido=p1&etapa=pagamento',
    );
  });

  it('says that the money is there while the ticket is issued', () => {
    open({ phase: 'confirmed' });
    expect(screen.getByText('Pagamento confirmado')).toBeInTheDocument();
  });

  it('shows the top of the page once the money is there, for the charge was longer', () => {
    document.documentElement.scrollTop = 300;
    open({ phase: 'confirmed' });
    expect(document.documentElement.scrollTop).toBe(0);
  });

  it('leads back to the same trip where there will be no ticket', async () => {
    open({ phase: 'over', aviso: 'O tempo para pagar acabou' });
    expect(screen.getByText('O tempo para pagar acabou')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Escolher poltronas novamente' })).toHaveAttribute(
      'href',
      '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2',
    );
  });

  it('leads to my trips where its address names no order', () => {
    const { events } = open({}, '/pagamento-pix');
    expect(screen.getByRole('link', { name: 'Ver minhas viagens' })).toHaveAttribute('href', '/minhas-viagens');
    expect(events).toEqual([]);
  });

  it.each([
    waiting(),
    { phase: 'expired', aviso: 'x' },
    { phase: 'over', aviso: 'x' },
    { phase: 'confirmed' },
  ] as const)('has no accessibility violation: %j', async (pix) => {
    const { container } = open(pix);
    await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument());
    expect(await axe(container)).toHaveNoViolations();
  });
});
