import { failed, offline, refused, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { INICIACAO, umaIniciacao } from '../../../tests/support/umaIniciacao';
import { umaCobranca, umPedido } from '../../../tests/support/viagemBuilders';
import type { IniciacaoPix } from '../../domain/wire/pagamento/iniciacao';
import type { SituacaoPedido } from '../../domain/wire/compra/pedidos';
import { selectBanco } from '../../store/pagamento/banco';
import { selectPix } from '../../store/pagamento/pix';
import { concluirPedido } from '../compra/concluirPedido';
import { pagarNoBanco } from './pagarNoBanco';
import { pagarPix } from './pagarPix';

const PAGE = '/pagamento-pix?pedido=p1';
const RETURN = `${PAGE}&iniciacao=${INICIACAO}`;
const TICKET = '/minhas-viagens?pedido=p1&etapa=bilhete';
const START = 'POST /Pedidos/p1/Pix/Iniciacoes';
const ASK = `GET /Pedidos/p1/Pix/Iniciacoes/${INICIACAO}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The Pix page at an address, with a bank and an order that the test moves. */
async function open({
  replies = {},
  path = PAGE,
  native = {},
}: { replies?: Replies; path?: string; native?: object } = {}) {
  let iniciacao: IniciacaoPix = umaIniciacao();
  let situacao: SituacaoPedido = 'aguardando_pagamento';
  const app = startWorkflow([concluirPedido, pagarPix, pagarNoBanco], {
    replies: {
      'GET /Pedidos/p1': () => succeeded(umPedido({ situacao })),
      'POST /Pedidos/p1/Pix': succeeded(umaCobranca({ pagavelNoBanco: true })),
      'POST /Pedidos/p1/Concluir': () => succeeded(umPedido({ situacao })),
      [START]: () => succeeded(iniciacao),
      [ASK]: () => succeeded(iniciacao),
      ...replies,
    },
    native,
  });
  app.ports.navigation.path = path;
  app.emit('PagamentoPixAberto', { pedidoId: 'p1' });
  await app.settle();
  const calls = (key: string) =>
    (app.ports.http.request as jest.Mock).mock.calls.filter(([one]) => `${one.method} ${one.path}` === key);
  return {
    ...app,
    calls,
    banco: () => selectBanco(app.state()),
    decide: (next: Partial<IniciacaoPix>) => (iniciacao = umaIniciacao({ url: null, ...next })),
    become: (next: SituacaoPedido) => (situacao = next),
    pass: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await app.settle();
    },
    choose: async (bancoId = 'banco-aurora') => {
      app.emit('BancosAbertos');
      app.emit('BancoEscolhido', { bancoId });
      await app.settle();
    },
  };
}

describe('paying in the app of a bank', () => {
  it('starts the payment, names it in the address and leaves for the bank', async () => {
    const app = await open();
    await app.choose();
    expect(app.ports.navigation.path).toBe(RETURN);
    expect(app.ports.navigation.leave).toHaveBeenCalledWith('https://banco.test/aprovar');
    expect(app.banco()).toMatchObject({ lista: 'closed', acompanha: true, iniciacao: umaIniciacao() });
    expect(app.ports.storage.banco.read()).toBe('banco-aurora');
  });

  it('leads to the ticket of a payment that the bank approved, which the order tells', async () => {
    const app = await open({ path: RETURN });
    app.decide({ situacao: 'autorizada' });
    await app.pass(2_000);
    expect(app.banco().iniciacao?.situacao).toBe('autorizada');
    app.decide({ situacao: 'paga' });
    app.become('emitido');
    await app.pass(5_100);
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it.each(['recusada', 'cancelada', 'expirada'] as const)(
    'that was %s leaves the code to be paid, and asks no more',
    async (situacao) => {
      const app = await open({ path: RETURN });
      app.decide({ situacao });
      await app.pass(2_000);
      expect(app.banco().iniciacao?.situacao).toBe(situacao);
      expect(selectPix(app.state()).phase).toBe('waiting');
      const asked = app.calls(ASK).length;
      await app.pass(60_000);
      expect(app.calls(ASK)).toHaveLength(asked);
    },
  );

  it('is followed after a reload or “back”, by the address alone', async () => {
    const app = await open({ path: RETURN });
    expect(app.banco()).toMatchObject({ acompanha: true, iniciacao: umaIniciacao() });
    expect(app.calls(START)).toHaveLength(0);
  });

  it('that is not of this order is told nothing of', async () => {
    const app = await open({ path: RETURN, replies: { [ASK]: refused(404, 'Não é deste pedido.') } });
    expect(app.banco()).toMatchObject({ acompanha: false, iniciacao: null });
    await app.pass(60_000);
    expect(app.calls(ASK)).toHaveLength(1);
  });

  it('is asked about again where no answer comes', async () => {
    let online = false;
    const app = await open({
      path: RETURN,
      replies: { [ASK]: () => (online ? succeeded(umaIniciacao()) : offline()) },
    });
    expect(app.banco()).toMatchObject({ acompanha: true, semResposta: true });
    online = true;
    await app.pass(2_000);
    expect(app.banco().semResposta).toBe(false);
  });

  it('asks at once when the person wants it, and opens the bank again', async () => {
    const app = await open({ path: RETURN });
    app.emit('IniciacaoConferida');
    await app.settle();
    expect(app.calls(ASK)).toHaveLength(2);
    app.emit('BancoReaberto');
    await app.settle();
    expect(app.ports.navigation.leave).toHaveBeenCalledWith('https://banco.test/aprovar');
  });

  it('keeps the list open with the reason where a bank cannot be opened, and starts the same attempt again', async () => {
    let away = true;
    const app = await open({
      replies: {
        [START]: () => (away ? failed({ kind: 'transient', motivo: 'servidor' }) : succeeded(umaIniciacao())),
      },
    });
    await app.choose();
    expect(app.banco()).toMatchObject({ lista: 'open', escolhidoId: null, aviso: expect.any(String) });
    expect(app.ports.navigation.leave).not.toHaveBeenCalled();
    away = false;
    app.emit('BancoEscolhido', { bancoId: 'banco-aurora' });
    await app.settle();
    expect(app.ports.navigation.leave).toHaveBeenCalledTimes(1);
    const keys = app.calls(START).map(([{ idempotencyKey }]) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('is another attempt after a refusal', async () => {
    let asked = 0;
    const no = () => {
      asked += 1;
      return asked > 1 ? succeeded(umaIniciacao()) : refused(409, 'Escolha outro banco.');
    };
    const app = await open({ replies: { [START]: no } });
    await app.choose();
    expect(app.banco().aviso).toBe('Escolha outro banco.');
    app.emit('BancoEscolhido', { bancoId: 'banco-aurora' });
    await app.settle();
    expect(new Set(app.calls(START).map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(2);
  });

  it('is started once by a double press', async () => {
    const app = await open();
    app.emit('BancosAbertos');
    app.emit('BancoEscolhido', { bancoId: 'nimbo' });
    app.emit('BancoEscolhido', { bancoId: 'nimbo' });
    await app.settle();
    expect(app.calls(START)).toHaveLength(1);
    expect(app.ports.navigation.leave).toHaveBeenCalledTimes(1);
  });

  it('is given up by closing the list, also while the bank is asked', async () => {
    const app = await open({ replies: { [START]: () => new Promise<never>(() => undefined) } });
    app.emit('BancosAbertos');
    app.emit('BancoEscolhido', { bancoId: 'nimbo' });
    await app.settle();
    expect(app.banco()).toMatchObject({ lista: 'sending', escolhidoId: 'nimbo' });
    app.emit('BancosFechados');
    await app.settle();
    expect(app.banco()).toMatchObject({ lista: 'closed', escolhidoId: null });
    expect(app.ports.navigation.leave).not.toHaveBeenCalled();
  });

  it('can be begun in another bank while the first has not decided', async () => {
    const other = '22222222-2222-4222-8222-222222222222';
    const app = await open({
      path: RETURN,
      replies: {
        [START]: succeeded(umaIniciacao({ id: other })),
        [`GET /Pedidos/p1/Pix/Iniciacoes/${other}`]: succeeded(umaIniciacao({ id: other })),
      },
    });
    await app.choose('nimbo');
    expect(app.banco().iniciacao?.id).toBe(other);
    const asked = app.calls(ASK).length;
    await app.pass(10_000);
    expect(app.calls(ASK)).toHaveLength(asked);
  });

  it('loses to the QR code: the order is paid, whatever the bank says', async () => {
    const app = await open({ path: RETURN });
    app.become('emitido');
    await app.pass(5_100);
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('in the mobile app opens the system’s browser, and closes it once the bank has decided', async () => {
    const openProvider = jest.fn(async () => ({ type: 'canceled' as const }));
    const closeProvider = jest.fn();
    const app = await open({ native: { present: true, openProvider, closeProvider } });
    await app.choose();
    expect(openProvider).toHaveBeenCalledWith('https://banco.test/aprovar');
    expect(app.ports.navigation.leave).not.toHaveBeenCalled();
    app.decide({ situacao: 'recusada', motivo: 'saldo' });
    await app.pass(2_000);
    expect(closeProvider).toHaveBeenCalled();
  });

  it('is forgotten with the page', async () => {
    const app = await open({ path: RETURN });
    app.emit('PagamentoPixFechado');
    await app.settle();
    expect(app.banco()).toMatchObject({ acompanha: false, iniciacao: null });
    const asked = app.calls(ASK).length;
    await app.pass(10_000);
    expect(app.calls(ASK)).toHaveLength(asked);
  });
});
