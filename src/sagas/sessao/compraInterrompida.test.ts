import { offline } from '../../../tests/support/builders';
import { UMA_VIAGEM } from '../../../tests/support/openCompra';
import { ana, bia, openInterrupted } from '../../../tests/support/openInterrupted';
import { form } from '../../../tests/support/startRascunho';
import { selectToasts } from '../../store/aplicativo/interface';
import { selectPix } from '../../store/pagamento/pix';
import { selectEntrar } from '../../store/sessao/entrar';
import { selectInterrompida, selectPessoa } from '../../store/sessao/sessao';
import { PAUSA_RASCUNHO_MS } from '../compra/rascunho/guardarRascunho';

type World = Awaited<ReturnType<typeof openInterrupted>>;

const PIX = '/pagamento-pix?pedido=p1';
const texts = (app: World) => selectToasts(app.state()).map(({ texto }) => texto);

/** The seats' step, with seat 5 chosen. */
async function atSeats(options?: Parameters<typeof openInterrupted>[0]): Promise<World> {
  const app = await openInterrupted(options);
  await app.visit(UMA_VIAGEM);
  await app.press('CompraAberta');
  await app.press('PoltronaAlternada', { numero: 5 });
  return app;
}

/** The passengers' step, with seat 5 held. */
async function atPassengers(): Promise<World> {
  const app = await atSeats();
  await app.press('PoltronasConfirmadas');
  return app;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a session that dies while seats are being held', () => {
  it('opens the sign-in in place, and holds them once the person is back', async () => {
    const app = await atSeats();
    app.die();
    await app.press('PoltronasConfirmadas');
    expect(app.isAsked()).toBe(true);
    expect(app.ports.navigation.path).toBe(UMA_VIAGEM);
    expect(app.compra().trechos[0]?.poltronas).toEqual([5]);
    expect(selectEntrar(app.state()).email).toBe(ana.email);
    await app.signIn();
    expect(app.isAsked()).toBe(false);
    expect(app.compra().reserva?.id).toBe('r1');
    expect(app.ports.navigation.path).toContain('etapa=passageiros');
    const keys = app.calls('POST', '/Reservas').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('leaves the header without an account, and the storage without the person', async () => {
    const app = await atSeats();
    app.die();
    await app.press('PoltronasConfirmadas');
    expect(selectPessoa(app.state())).toBeNull();
    expect(app.state().conta.phase).toBe('absent');
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(1);
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
    expect(app.ports.tabs.announce).toHaveBeenCalledWith('expirada');
    expect(texts(app)).toEqual(['Sua sessão expirou, atualizando sessão!']);
  });

  it('is asked for again by the next press, after the dialog was closed, with nothing lost', async () => {
    const app = await atSeats();
    app.die();
    await app.press('PoltronasConfirmadas');
    await app.close();
    expect(app.isAsked()).toBe(false);
    expect(app.compra()).toMatchObject({ envio: 'parado', trechos: [{ poltronas: [5] }] });
    expect(app.ports.navigation.path).toBe(UMA_VIAGEM);
    await app.press('PoltronasConfirmadas');
    expect(app.isAsked()).toBe(true);
    await app.signIn();
    expect(app.compra().reserva?.id).toBe('r1');
  });

  it('counts the hold’s time from the request that was answered', async () => {
    const app = await atSeats();
    app.die();
    await app.press('PoltronasConfirmadas');
    await jest.advanceTimersByTimeAsync(300_000);
    await app.signIn();
    const left = (app.compra().fimReserva ?? 0) - app.ports.clock.monotonic();
    expect(left).toBe(app.compra().reserva?.restanteMs);
  });

  it('goes on after a sign-in in another tab, which closes the dialog', async () => {
    const app = await atSeats();
    app.die();
    await app.press('PoltronasConfirmadas');
    await app.signInElsewhere();
    expect(app.isAsked()).toBe(false);
    expect(app.compra().reserva?.id).toBe('r1');
  });

  it('is not mistaken for a network that hiccups: nobody is signed out', async () => {
    const app = await atSeats({ replies: { 'POST /Reservas': offline() } });
    await app.press('PoltronasConfirmadas');
    expect(app.isAsked()).toBe(false);
    expect(selectPessoa(app.state())?.sub).toBe(ana.sub);
    expect(app.compra().aviso?.tipo).toBe('conexao');
  });
});

describe('a session that dies while passengers are typed', () => {
  it('keeps what was typed, and saves the draft after the sign-in', async () => {
    const app = await atPassengers();
    app.die();
    app.emit('PassageirosEditados', { dados: form('Ana Souza') });
    await jest.advanceTimersByTimeAsync(PAUSA_RASCUNHO_MS);
    await app.settle();
    expect(app.isAsked()).toBe(true);
    await app.signIn();
    expect(app.compra().dados?.passageiros[0]?.nome).toBe('Ana Souza');
    expect(app.calls('PUT', '/Reservas/r1/Rascunho')).toHaveLength(2);
  });

  it('found dead between two steps, stays on the step instead of leading home', async () => {
    const app = await atPassengers();
    app.die();
    await jest.advanceTimersByTimeAsync(20 * 3_600_000);
    await app.visit(`${UMA_VIAGEM}&etapa=pagamento`);
    expect(app.isAsked()).toBe(true);
    expect(app.ports.navigation.path).toContain('etapa=pagamento');
    expect(app.events.map(({ type }) => type)).not.toContain('SessaoExternaInvalida');
  });
});

describe('a session that dies at the payment', () => {
  const pay = async (options: Parameters<typeof openInterrupted>[0] = {}) => {
    const app = await openInterrupted({ ...options, link: PIX });
    await app.visit(PIX);
    await app.press('PagamentoPixAberto', { pedidoId: 'p1' });
    return app;
  };

  it('stays beside its code, and asks about the payment once the person is back', async () => {
    const app = await pay();
    app.die();
    await app.press('dockConcluirPedido', { pedidoId: 'p1' });
    expect(app.isAsked()).toBe(true);
    expect(app.ports.navigation.path).toBe(PIX);
    expect(selectPix(app.state()).cobranca).not.toBeNull();
    await app.signIn();
    expect(app.calls('POST', '/Pedidos/p1/Concluir')).toHaveLength(2);
    expect(app.events.at(-1)?.type).toBe('PedidoConferido');
  });

  it.each([
    ['another account', bia, '/home'],
    ['the same person', ana, '/minhas-viagens?pedido=p1&etapa=bilhete'],
  ])(
    'says that the stream saw the money, and leads to the ticket after the sign-in alone: %s',
    async (_, who, path) => {
      let tell: (data: unknown) => void = () => undefined;
      const open = (_path: string, onData: (data: unknown) => void) => {
        tell = onData;
        return { close: jest.fn() };
      };
      const app = await pay({ stream: { open } });
      app.die();
      await app.press('dockConcluirPedido', { pedidoId: 'p1' });
      await app.close();
      for (const situacao of ['pago', 'emitido']) {
        tell({ id: 'p1', situacao });
        await app.settle();
        expect(app.isAsked()).toBe(false);
      }
      expect(app.ports.navigation.path).toBe(PIX);
      expect(selectPix(app.state()).phase).toBe('confirmed');
      await app.press('EntrarPedido');
      await app.signIn(who);
      expect(app.ports.navigation.path).toBe(path);
    },
  );

  it('is over for another account, whose order it is not', async () => {
    const app = await pay();
    app.die();
    await app.press('dockConcluirPedido', { pedidoId: 'p1' });
    await app.signIn(bia);
    expect(app.ports.navigation.path).toBe('/home');
    expect(selectPix(app.state()).cobranca).toBeNull();
    expect(texts(app)).toContain('Você entrou com outra conta. O pedido continua na conta em que foi feito.');
  });
});

describe('another account that signs in over an interrupted purchase', () => {
  it.each([
    ['in the dialog', (app: World) => app.signIn(bia)],
    ['in another tab', (app: World) => app.signInElsewhere(bia)],
  ])('%s gets the trip, and neither hold nor passengers nor what was pressed', async (_, come) => {
    const app = await atPassengers();
    app.emit('PassageirosDigitados', { dados: form('Carla Dias') });
    app.die();
    await app.press('ProrrogacaoPedida');
    const before = app.calls('POST', '/Reservas/r1/Prorrogacao').length;
    await come(app);
    expect(selectPessoa(app.state())?.sub).toBe(bia.sub);
    expect(app.compra()).toMatchObject({ reserva: null, dados: null, pedidoId: null, trechos: [{ poltronas: [] }] });
    expect(app.ports.navigation.path).toBe(UMA_VIAGEM);
    expect(app.calls('POST', '/Reservas/r1/Prorrogacao')).toHaveLength(before);
    expect(JSON.stringify(app.state())).not.toContain('Carla Dias');
  });
});

describe('an interrupted purchase that is left', () => {
  it('ends the session for good, and forgets the person', async () => {
    const app = await atPassengers();
    app.die();
    await app.press('ProrrogacaoPedida');
    await app.close();
    await app.visit('/home');
    expect(selectInterrompida(app.state())).toBeNull();
    expect(app.compra()).toMatchObject({ reserva: null, trechos: [] });
    expect(app.events).toContainEqual({ type: 'SessaoEncerrada', payload: { motivo: 'expirada' } });
  });

  it('is not interrupted where the person signs out', async () => {
    const app = await atPassengers();
    await app.press('SaidaPedida');
    expect(selectInterrompida(app.state())).toBeNull();
    expect(app.ports.navigation.path).toBe('/home');
  });

  it('ends here too, in place, where another tab finds the session dead', async () => {
    const app = await atPassengers();
    app.die();
    await app.press('SessaoMudouEmOutraAba', { motivo: 'expirada' });
    expect(app.isAsked()).toBe(true);
    expect(app.compra().reserva?.id).toBe('r1');
  });
});
