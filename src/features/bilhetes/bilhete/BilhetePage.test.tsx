import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { failed, offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umBilhete, umItem, umPedido } from '../../../../tests/support/viagemBuilders';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { avisosSeen } from '../../../store/avisos/avisos';
import { BilhetePage } from './BilhetePage';

const Tomador = ({ pedidoId }: { pedidoId: string | null }) => <p>{`Empresa de ${pedidoId}`}</p>;

const issued = umPedido({ situacao: 'emitido', expiraEm: null, itens: [umItem({ bilheteId: 'b1' })] });

const open = (replies: Replies = {}, path = '/minhas-viagens?pedido=p1') =>
  renderScreen(<BilhetePage pedidoId="p1" Acompanhe={() => null} QuandoSair={() => null} Tomador={Tomador} />, {
    ports: {
      replies: { 'GET /Pedidos/p1': succeeded(issued), 'GET /Bilhetes/b1': succeeded(umBilhete()), ...replies },
    },
    path,
  });
const ticket = async () => within(await screen.findByRole('article'));

describe('the ticket', () => {
  it('shows who, when, where, and its three codes, one at a time and each by its name', async () => {
    const { container } = open();
    const shown = await ticket();

    for (const text of ['Ana Souza Lima', 'terça-feira, 01/12/2026', 'Executivo', 'ABCD23', '12'])
      expect(shown.getByText(text)).toBeInTheDocument();
    expect(shown.getByRole('img', { name: 'Código de embarque' })).toBeInTheDocument();
    for (const name of ['Código da catraca', 'QR Code fiscal']) {
      await userEvent.click(shown.getByRole('button', { name }));
      expect(shown.getByRole('img', { name })).toBeInTheDocument();
    }
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what to bring, what may be carried and what can still be changed', async () => {
    open();
    await ticket();
    const rules = within(screen.getByRole('region', { name: 'Antes de embarcar' }));
    expect(rules.getByText(/documento original com foto/)).toBeVisible();
    await userEvent.click(rules.getByRole('button', { name: 'Bagagem' }));
    expect(rules.getByText(/até 30 kg/)).toBeVisible();
    await userEvent.click(rules.getByRole('button', { name: 'Cancelamento e remarcação' }));
    expect(rules.getByText(/devolvemos tudo/)).toBeVisible();
  });

  it('says that a child who travels alone brings an authorisation', async () => {
    open({ 'GET /Bilhetes/b1': succeeded(umBilhete({ autorizacaoMenor: true })) });
    expect((await ticket()).getByText(/autorização de viagem/)).toBeInTheDocument();
  });

  it('says what a gratuity asks to be shown, and who travels on the lap', async () => {
    open({ 'GET /Bilhetes/b1': succeeded(umBilhete({ beneficio: 'Pessoa idosa', colo: 'Bia Sá' })) });
    const shown = await ticket();
    expect(shown.getByText(/benefício \(Pessoa idosa\)/)).toBeInTheDocument();
    expect(shown.getByText(/Criança de colo, sem poltrona: Bia Sá/)).toBeInTheDocument();
  });

  it('is handed on without a code or a document in it', async () => {
    const { events } = open();
    await userEvent.click((await ticket()).getByRole('button', { name: 'Compartilhar viagem' }));
    const shared = events.find(({ type }) => type === 'BilheteCompartilhado');
    expect(shared?.payload).toMatchObject({ pedidoId: 'p1', texto: expect.stringContaining('São Paulo, SP para Rio') });
    const text = JSON.stringify(shared?.payload);
    for (const secret of ['ITP1', 'CT1', '789', 'ABCD23', 'Ana Souza']) expect(text).not.toContain(secret);
  });

  it('is a sheet of A4 with all its codes while the browser prints, and only then', async () => {
    const { events } = open();
    await userEvent.click((await ticket()).getByRole('button', { name: 'Imprimir' }));
    expect(events).toContainEqual({
      type: 'ImpressaoPedida',
      payload: { bilhete: expect.objectContaining({ localizador: expect.any(String) }) },
    });
    const sheet = () => screen.queryByRole('article', { name: 'Bilhete de passagem eletrônico (BP-e)' });
    expect(sheet()).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(within(sheet() as HTMLElement).getAllByRole('img', { name: /Código|QR/ })).toHaveLength(3);
    expect(sheet()).toHaveTextContent('sem valor fiscal');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  });

  it('stays on screen with its codes when its PDF cannot be had [OC9]', async () => {
    const { events } = open();
    const shown = await ticket();
    await userEvent.click(shown.getByRole('button', { name: 'Baixar PDF' }));
    expect(events.map(({ type }) => type)).toContain('BilhetePdfPedido');
    expect(shown.getByRole('img', { name: 'Código de embarque' })).toBeInTheDocument();
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

  it('goes to the wallets that take it, to Google’s by its own page', async () => {
    const google = 'https://pay.google.com/gp/v/save/a.b.c';
    const { events } = open({ 'GET /Bilhetes/b1': succeeded(umBilhete({ carteiras: { apple: true, google } })) });
    const shown = await ticket();
    await userEvent.click(shown.getByRole('button', { name: 'Carteira da Apple' }));
    expect(events).toEqual([
      { type: 'BilheteCarteiraPedido', payload: { bilheteId: 'b1', localizador: 'ABCD23', poltrona: 5 } },
    ]);
    const link = shown.getByRole('link', { name: /^Carteira do Google/ });
    expect(link).toHaveAttribute('href', google);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('tells how punctual the line is', async () => {
    open({ 'GET /Bilhetes/b1': succeeded(umBilhete({ pontualidade: { viagens: 30, noHorario: 29 } })) });
    expect((await ticket()).getByText('No horário em 96% das últimas 30 viagens desta linha')).toBeInTheDocument();
  });

  it('offers to rate the trip once it was made, then to change that, and neither before nor too late', async () => {
    const avaliacao = { nota: null, texto: '', aberta: true, ate: '2027-05-01T12:00:00-03:00' };
    const bilhete = (change: object) => ({
      'GET /Bilhetes/b1': succeeded(umBilhete({ avaliacao: { ...avaliacao, ...change } })),
    });
    const { events, unmount } = open(bilhete({}));
    await userEvent.click((await ticket()).getByRole('button', { name: 'Avaliar viagem' }));
    expect(events).toContainEqual({ type: 'AvaliacaoAberta', payload: { bilheteId: 'b1' } });
    unmount();
    const changed = open(bilhete({ nota: 4 }));
    expect((await ticket()).getByText('4 de 5 estrelas')).toBeVisible();
    expect((await ticket()).getByRole('button', { name: 'Mudar avaliação' })).toBeVisible();
    changed.unmount();
    const late = open(bilhete({ nota: 4, aberta: false }));
    expect((await ticket()).getByText('4 de 5 estrelas')).toBeVisible();
    expect(screen.queryByRole('button', { name: /avalia/i })).toBeNull();
    late.unmount();
    open();
    await ticket();
    expect(screen.queryByRole('button', { name: /avalia/i })).toBeNull();
  });

  it('names no wallet that does not take it', async () => {
    const apple = umBilhete({ carteiras: { apple: true, google: null } });
    open({ 'GET /Bilhetes/b1': succeeded(apple) });
    expect((await ticket()).queryByRole('link', { name: /Google/ })).toBeNull();
  });

  it('may be exchanged, given away and cancelled while it is good', async () => {
    const { events } = open();
    const shown = await ticket();
    for (const name of ['Remarcar', 'Transferir', 'Cancelar passagem'])
      await userEvent.click(shown.getByRole('button', { name }));
    expect(events).toEqual([
      { type: 'RemarcacaoAberta', payload: { bilheteId: 'b1' } },
      { type: 'TransferenciaAberta', payload: { bilheteId: 'b1' } },
      { type: 'CancelamentoAberto', payload: { tipo: 'bilhete', id: 'b1' } },
    ]);
  });

  it('that was exchanged leads to the new one, tells how far the money has come, and keeps its receipt', async () => {
    const item = umItem({ bilheteId: 'b1', bilheteSituacao: 'remarcado', novoPedidoId: 'p2' });
    const estorno = {
      valorCentavos: 2_000,
      meio: 'pix' as const,
      situacao: 'em_processamento' as const,
      criadoEm: '2026-11-21T12:00:00-03:00',
      concluidoEm: null,
      previsao: '2026-11-22',
    };
    const { events } = open({ 'GET /Pedidos/p1': succeeded({ ...issued, itens: [item], estornos: [estorno] }) });
    const link = await screen.findByRole('link', { name: 'Ver novo bilhete' });
    expect(link).toHaveAttribute('href', '/minhas-viagens?pedido=p2');
    const steps = within(screen.getByRole('list', { name: 'Andamento da devolução' }));
    expect(steps.getByText('Devolução de R$ 20,00 pedida')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Baixar recibo' }));
    expect(events.at(-1)).toEqual({ type: 'ReciboPedido', payload: { pedidoId: 'p1', localizador: 'ABCD23' } });
  });

  it('that has ended offers nothing of it', async () => {
    open({
      'GET /Bilhetes/b1': succeeded(umBilhete({ situacao: 'remarcado', carteiras: { apple: true, google: null } })),
    });
    const shown = await ticket();
    expect(shown.queryByText(/Carteira/)).not.toBeInTheDocument();
    for (const name of ['Baixar PDF', 'Adicionar à agenda', 'Remarcar', 'Transferir', 'Cancelar passagem'])
      expect(shown.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('comes before the offer of notices of a trip just bought', async () => {
    const { store } = open({}, '/minhas-viagens?pedido=p1&etapa=bilhete');
    const card = await screen.findByRole('article');
    act(() => void store.dispatch(avisosSeen('oferecer')));
    const offer = screen.getByRole('heading', { name: 'Quer ser avisado desta viagem?' });
    expect(card.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is the last step of a purchase', async () => {
    open({}, '/minhas-viagens?pedido=p1&etapa=bilhete');
    expect(await screen.findByText('Compra confirmada')).toBeInTheDocument();
    const steps = within(screen.getByRole('navigation', { name: 'Etapas da compra' }));
    expect(steps.getByText('Bilhete').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it.each([
    ['cancelado', 'Cancelado'],
    ['remarcado', 'Trocado por outro bilhete'],
    ['transferido', 'Transferido a outra pessoa'],
  ] as const)('shows no code once it is %s', async (situacao, words) => {
    open({ 'GET /Bilhetes/b1': succeeded(umBilhete({ situacao })) });
    const shown = await ticket();
    expect(shown.getByText(words)).toBeInTheDocument();
    expect(shown.queryByRole('img', { name: 'Código de embarque' })).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  });

  it('that is still being issued is asked for again', async () => {
    const { events } = open({ 'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'emitindo', expiraEm: null })) });
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar pedido' }));
    expect(events).toEqual([{ type: 'dockConcluirPedido', payload: { pedidoId: 'p1' } }]);
  });

  it('that comes within seconds has its place on the page, but not one that may never come', async () => {
    const place = () => screen.queryAllByRole('status').filter((one) => one.textContent === 'Carregando bilhetes');
    const show = async (change: Partial<Pedido>) => {
      const { unmount } = open({ 'GET /Pedidos/p1': succeeded(umPedido({ expiraEm: null, ...change })) });
      await screen.findByRole('button', { name: /Atualizar pedido|Tentar emitir de novo/ });
      const places = place().length;
      unmount();
      return places;
    };
    const emissao = { tentativas: 2, proximaEm: '2026-11-21T13:05:00-03:00', poltronas: [12] };
    expect([
      await show({ situacao: 'pago' }),
      await show({ situacao: 'emitindo' }),
      await show({ situacao: 'emitindo', emissao }),
      await show({ situacao: 'estorno_em_processamento' }),
    ]).toEqual([1, 1, 0, 0]);
  });

  it('that the operator refuses may be tried again, and the person knows what happens by itself', async () => {
    const emissao = { tentativas: 2, proximaEm: '2026-11-21T13:05:00-03:00', poltronas: [12] };
    const pedido = umPedido({ situacao: 'emitindo', expiraEm: null, emissao });
    const { events, container } = open({ 'GET /Pedidos/p1': succeeded(pedido) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar emitir de novo' }));
    expect(events).toEqual([{ type: 'dockConcluirPedido', payload: { pedidoId: 'p1' } }]);
    const aviso = screen.getByRole('status');
    expect(aviso).toHaveTextContent('a poltrona 12 continua com você');
    expect(aviso).toHaveTextContent('devolvemos o valor');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says of several seats that they stay', async () => {
    const emissao = { tentativas: 2, proximaEm: '2026-11-21T13:05:00-03:00', poltronas: [12, 13] };
    open({ 'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'emitindo', expiraEm: null, emissao })) });
    expect(await screen.findByText(/as poltronas 12 e 13 continuam com você/)).toBeVisible();
  });

  it('is shown beside the seat that is still to be issued', async () => {
    const emissao = { tentativas: 1, proximaEm: '2026-11-21T13:05:00-03:00', poltronas: [13] };
    open({ 'GET /Pedidos/p1': succeeded({ ...issued, situacao: 'emitido_parcial', emissao }) });
    expect(await ticket()).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tentar emitir de novo' })).toBeVisible();
  });

  it('says which seat took the place of one that was gone', async () => {
    const itens = [umItem({ bilheteId: 'b1', poltrona: 12, poltronaOriginal: 7 })];
    open({ 'GET /Pedidos/p1': succeeded({ ...issued, itens }) });
    expect(await screen.findByText(/poltrona 12 no lugar da 7/)).toBeVisible();
  });

  it('of an order that was not paid leads to its payment', async () => {
    open({ 'GET /Pedidos/p1': succeeded(umPedido()) });
    expect(await screen.findByRole('link', { name: 'Continuar pagamento' })).toHaveAttribute(
      'href',
      '/pagamento-pix?pedido=p1',
    );
    expect(screen.getByText(/Total de R\$\s\d+,\d{2}: o bilhete sai assim que o pagamento cai\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Comprar de novo' })).toBeNull();
  });

  it.each(['reserva_expirada', 'pagamento_recusado', 'pagamento_expirado', 'cancelado'] as const)(
    'of an order without tickets that is over (%s) leads to its search again',
    async (situacao) => {
      open({ 'GET /Pedidos/p1': succeeded(umPedido({ situacao })) });
      const link = await screen.findByRole('link', { name: 'Comprar de novo' });
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/resultado-busca-viagens\?.*deNovo=p1/));
      expect(screen.queryByRole('link', { name: 'Continuar pagamento' })).toBeNull();
    },
  );

  it('of an order that a clerk has to pay back in cash says the sum, and offers nothing else', async () => {
    const estorno = {
      meio: 'dinheiro',
      valorCentavos: 11_250,
      situacao: 'em_processamento',
      concluidoEm: null,
    } as const;
    const estornos = [{ ...estorno, criadoEm: '2026-11-21T15:00:00.000Z', previsao: '2026-11-21' }];
    open({ 'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'estornado', estornos })) });
    expect(await screen.findByText(/Devolva R\$\s112,50 em dinheiro ao cliente/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Comprar de novo' })).toBeNull();
  });

  it('of an order that waits for its boleto leads to it, with its sum and its due date', async () => {
    open({ 'GET /Pedidos/p1': succeeded(umPedido({ boletoVence: '2026-12-02', totalCentavos: 11_250 })) });
    const link = await screen.findByRole('link', { name: 'Ver boleto' });
    expect(link).toHaveAttribute('href', '/pagamento-boleto?pedido=p1');
    expect(screen.getByText(/Boleto de R\$\s112,50: pague até 02\/12\/2026\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continuar pagamento' })).not.toBeInTheDocument();
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

describe('tickets whose e-mail was refused', () => {
  const refused = { 'GET /Pedidos/p1': succeeded({ ...issued, emailRecusado: 'a***@exemplo.com' }) };

  it('say so and take another address', async () => {
    const { events, container } = open(refused);
    await ticket();
    expect(screen.getByText('Não conseguimos entregar no seu e-mail')).toBeVisible();
    expect(screen.getByText(/a\*\*\*@exemplo\.com não recebeu os bilhetes/)).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Corrigir o e-mail' }));
    await userEvent.type(form.getByRole('textbox', { name: /E-mail/ }), 'ana');
    await userEvent.click(form.getByRole('button', { name: 'Corrigir e enviar de novo' }));
    expect(await form.findByText('Informe um e-mail válido')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /E-mail/ }), '@exemplo.com');
    await userEvent.click(form.getByRole('button', { name: 'Corrigir e enviar de novo' }));
    expect(events).toContainEqual({
      type: 'EmailDoPedidoCorrigido',
      payload: { pedidoId: 'p1', email: 'ana@exemplo.com' },
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are the exception', async () => {
    open();
    await ticket();
    expect(screen.queryByRole('form', { name: 'Corrigir o e-mail' })).not.toBeInTheDocument();
  });
});
