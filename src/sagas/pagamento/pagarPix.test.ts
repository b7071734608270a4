import { failed, offline, refused, succeeded } from '../../../tests/support/builders';
import { umaCobranca, umPedido } from '../../../tests/support/viagemBuilders';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import { PIX_AINDA_NAO, PIX_EXPIRADO, PIX_FORA_DO_AR } from '../../domain/pagamento/esperaPix';
import { openPix } from '../../../tests/support/openPix';

const TICKET = '/minhas-viagens?pedido=p1&etapa=bilhete';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the Pix page', () => {
  it('shows the charge of the order', async () => {
    const app = openPix();
    await app.open();

    expect(app.pix()).toMatchObject({
      phase: 'waiting',
      cobranca: umaCobranca(),
      pedidoId: 'p1',
      pedido: { id: 'p1' },
    });
    expect(app.calls('GET', '/Pedidos/p1')).toHaveLength(1);
  });

  it('leads to the ticket as soon as the stream tells of it, and closes the stream', async () => {
    const app = openPix();
    await app.open();
    app.stream('emitido');
    await app.settle();

    expect(app.ports.navigation.path).toBe(TICKET);
    expect(app.close).toHaveBeenCalled();
  });

  it('has the ticket issued as soon as the money is there', async () => {
    const app = openPix();
    await app.open();
    app.become('emitido');
    app.stream('pago');
    expect(app.pix().phase).toBe('confirmed');
    await app.settle();

    expect(app.calls('POST', '/Pedidos/p1/Concluir')).toHaveLength(1);
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('has it issued too where the order was seen waiting before', async () => {
    const app = openPix();
    await app.open();
    app.stream('aguardando_pagamento');
    await app.settle();
    app.become('pago');
    app.stream('pago');
    await app.settle();
    expect(app.calls('POST', '/Pedidos/p1/Concluir')).toHaveLength(1);
  });

  it.each(['emitido', 'pago_sem_poltrona'] as const)('asks no more about an order that is %s', async (situacao) => {
    const app = openPix();
    await app.open();
    app.become(situacao);
    app.stream(situacao);
    await app.settle();
    const asked = app.calls('GET', '/Pedidos/p1').length;
    await app.pass(60_000);
    expect(app.calls('GET', '/Pedidos/p1')).toHaveLength(asked);
  });

  it('moves on within two seconds also where the stream is cut off', async () => {
    const app = openPix();
    await app.open();
    app.breakStream();
    await app.settle();
    app.become('emitido');
    await app.pass(1_600);

    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('finds by itself what a silent stream missed [PX6]', async () => {
    const app = openPix();
    await app.open();
    app.become('emitido');
    await app.pass(5_100);

    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('answers "Já paguei" in words while the bank has not spoken', async () => {
    const app = openPix();
    await app.open();
    app.emit('dockConcluirPedido', { pedidoId: 'p1' });
    expect(app.pix().conferindo).toBe(true);
    await app.settle();
    expect(app.pix()).toMatchObject({ conferindo: false, aviso: PIX_AINDA_NAO, phase: 'waiting' });

    app.become('emitido');
    app.emit('dockConcluirPedido', { pedidoId: 'p1' });
    await app.settle();
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('offers another charge when the first one ran out', async () => {
    const later = umaCobranca({ txid: 'b'.repeat(26), expiraEm: '2026-11-21T13:00:00-03:00' });
    let asked = 0;
    const app = openPix({ 'POST /Pedidos/p1/Pix': () => succeeded(++asked === 1 ? umaCobranca() : later) });
    await app.open();
    for (let i = 0; i < 110; i += 1) await app.pass(5_000);
    expect(app.pix().phase).toBe('expired');

    app.emit('NovoPixPedido');
    await app.settle();
    expect(app.pix()).toMatchObject({ phase: 'waiting', cobranca: later });
    const keys = app.calls('POST', '/Pedidos/p1/Pix').map(([{ idempotencyKey }]) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('keeps the answer to "Já paguei" about a code that ran out', async () => {
    const app = openPix();
    await app.open();
    for (let i = 0; i < 110; i += 1) await app.pass(5_000);
    expect(app.pix()).toMatchObject({ phase: 'expired', aviso: PIX_EXPIRADO });
    app.emit('dockConcluirPedido', { pedidoId: 'p1' });
    await app.settle();
    expect(app.pix()).toMatchObject({ phase: 'expired', aviso: PIX_AINDA_NAO });
    await app.pass(5_000);
    expect(app.pix()).toMatchObject({ phase: 'expired', aviso: PIX_AINDA_NAO });
  });

  it('still leads to the ticket when the payment comes after the code ran out', async () => {
    const app = openPix();
    await app.open();
    for (let i = 0; i < 110; i += 1) await app.pass(5_000);
    app.become('emitido');
    await app.pass(5_000);

    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('leads to the ticket once when the answer of the conclusion got lost, by looking at the order [OC7]', async () => {
    const app = openPix({ 'POST /Pedidos/p1/Concluir': offline() });
    await app.open();
    app.become('pago');
    app.stream('pago');
    await app.settle();
    app.become('emitido');
    await app.pass(5_100);
    await app.pass(5_100);

    expect(app.ports.navigation.path).toBe(TICKET);
    expect(app.events.filter(({ type }) => type === 'dockConcluirPedido')).toHaveLength(1);
  });

  it('says that the money comes back where the seat was lost', async () => {
    const app = openPix();
    await app.open();
    app.stream('pago_sem_poltrona');
    await app.settle();

    expect(app.pix()).toMatchObject({ phase: 'over', aviso: expect.stringContaining('será devolvido') });
  });

  it('leads to the ticket of money that came after the time to pay, while somebody still looks [PX8]', async () => {
    const app = openPix();
    await app.open();
    app.become('pagamento_expirado');
    app.stream('pagamento_expirado');
    await app.settle();
    expect(app.pix()).toMatchObject({ phase: 'over', aviso: expect.stringContaining('Nada foi cobrado') });

    await app.pass(5_000);
    expect(app.pix().phase).toBe('over');
    app.become('emitido');
    await app.pass(5_000);
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('tells whoever refreshes after the payment, without another charge [NR2, PX12]', async () => {
    const app = openPix();
    app.become('emitido');
    await app.open();

    expect(app.ports.navigation.path).toBe(TICKET);
    expect(app.calls('POST', '/Pedidos/p1/Pix')).toHaveLength(0);
  });

  it('tries again where the server could not be reached', async () => {
    let online = false;
    const app = openPix({ 'GET /Pedidos/p1': () => (online ? succeeded(umPedido()) : offline()) });
    await app.open();
    // It is the person's connection that is away, and not Pix.
    expect(app.pix()).toMatchObject({ phase: 'failed', aviso: SEM_CONEXAO });

    online = true;
    app.emit('NovoPixPedido');
    await app.settle();
    expect(app.pix().phase).toBe('waiting');
  });

  it('says why there is nothing to pay', async () => {
    const app = openPix({ 'GET /Pedidos/p1': refused(404, 'Pedido não encontrado.') });
    await app.open();

    expect(app.pix()).toMatchObject({ phase: 'over', aviso: 'Pedido não encontrado.' });
  });

  it('moves on in every tab in which it is open, though only one heard of it [PX11]', async () => {
    const paid = {
      'GET /Pedidos/p1': () => succeeded(umPedido({ situacao: isPaid ? 'emitido' : 'aguardando_pagamento' })),
    };
    let isPaid = false;
    const one = openPix(paid);
    const other = openPix(paid);
    await one.open();
    await other.open();
    isPaid = true;
    one.stream('emitido');
    await one.settle();
    await other.pass(5_000);
    for (const tab of [one, other]) expect(tab.ports.navigation.path).toBe(TICKET);
  });

  it('that was killed while the person was in their bank shows the same charge again [PX15]', async () => {
    const before = openPix();
    await before.open();
    // The system discarded the page; the reloaded one knows only the address.
    const after = openPix({ 'POST /Pedidos/p1/Pix': succeeded(umaCobranca()) });
    await after.open();
    expect(after.pix().cobranca?.txid).toBe(before.pix().cobranca?.txid);
    after.become('emitido');
    await after.pass(5_000);
    expect(after.ports.navigation.path).toBe(TICKET);
    expect(after.calls('POST', '/Pedidos/p1/Pix')).toHaveLength(1);
  });

  it('looks at once when there is a connection again [PX13]', async () => {
    const app = openPix();
    await app.open();
    app.emit('ConexaoMudada', { online: false });
    app.become('emitido');
    await app.settle();
    expect(app.ports.navigation.path).not.toBe(TICKET);
    app.emit('ConexaoMudada', { online: true });
    await app.settle();
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('says that Pix is away, and what else there is, where no charge can be made [PX20]', async () => {
    const away = failed({ kind: 'transient', motivo: 'servidor' });
    const app = openPix({ 'POST /Pedidos/p1/Pix': away });
    await app.open();
    expect(app.pix()).toMatchObject({ phase: 'failed', aviso: PIX_FORA_DO_AR });
  });

  it('stops listening when the page closes, and begins anew for another order', async () => {
    const app = openPix({
      'GET /Pedidos/p2': succeeded(umPedido({ id: 'p2' })),
      'POST /Pedidos/p2/Pix': succeeded(umaCobranca()),
    });
    await app.open();
    app.emit('PagamentoPixFechado');
    await app.settle();
    expect(app.close).toHaveBeenCalled();
    expect(app.pix().phase).toBe('closed');

    app.emit('PagamentoPixAberto', { pedidoId: 'p2' });
    await app.settle();
    expect(app.pix()).toMatchObject({ phase: 'waiting', pedidoId: 'p2' });
  });
});
