import { failed, offline, refused, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { formatCentavos } from '../../domain/base/dinheiro';
import { filtroVazio } from '../../domain/agencia/pedidosAgencia';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import { selectAgencia } from '../../store/agencia/agencia';
import { selectSubmission } from '../../store/submissions';
import { abrirPedidoDeCliente } from './abrirPedidoDeCliente';
import { devolverDinheiro } from '../pagamento/devolverDinheiro';
import { filtrarPedidos } from './filtrarPedidos';
import { levarPedidos } from './levarPedidos';
import { reenviarBilhetes } from './reenviarBilhetes';

type App = ReturnType<typeof startWorkflow>;

describe('filtrarPedidos', () => {
  it('writes what narrows the list into the address, and keeps a CPF out of it until the session ends', async () => {
    const app = startWorkflow(filtrarPedidos);
    app.emit('CpfProcurado', { cpf: '52998224725' });
    app.emit('PedidosFiltrados', { filtro: { ...filtroVazio, situacao: 'emitidos', de: '2026-11-01' } });
    await app.settle();
    expect(app.ports.navigation.current()).toBe('/pedidos?de=2026-11-01&situacao=emitidos');
    expect(selectAgencia(app.state()).cpf).toBe('52998224725');
    app.emit('SessaoEncerrada', { motivo: 'saiu' } as never);
    await app.settle();
    expect(selectAgencia(app.state()).cpf).toBeNull();
  });
});

describe('levarPedidos', () => {
  it('asks for the spreadsheet in a body, and for a second print by its ticket', async () => {
    const app = startWorkflow(levarPedidos);
    app.emit('PedidosExportados', { consulta: { cpf: '52998224725' } });
    await app.settle();
    app.emit('BilheteReimpresso', { pedidoId: 'p1', bilheteId: 'b1', localizador: 'K7M2QX', formato: 'bobina' });
    await app.settle();
    expect(jest.mocked(app.ports.files.save).mock.calls).toEqual([
      ['/Agencia/Pedidos/Exportacao', 'itape-pedidos.csv', { cpf: '52998224725' }],
      ['/Agencia/Pedidos/p1/Bilhetes/b1/Pdf?formato=bobina', 'itape-K7M2QX.pdf'],
    ]);
    for (const name of ['exportacaoPedidos', 'reimpressao'] as const) {
      expect(selectSubmission(app.state(), name)).toEqual({ phase: 'done', acao: null, valor: null });
    }
  });
});

describe('levarPedidos, where the file does not come', () => {
  it('says so, and takes another try', async () => {
    const app = startWorkflow(levarPedidos, { files: { save: jest.fn(async () => offline()) } });
    for (let press = 0; press < 2; press += 1) {
      app.emit('PedidosExportados', { consulta: {} });
      await app.settle();
    }
    expect(app.ports.files.save).toHaveBeenCalledTimes(2);
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger', texto: SEM_CONEXAO }]);
  });
});

describe('reenviarBilhetes', () => {
  it('sends no second copy after a lost answer, and another one after the first arrived', async () => {
    const replies = [offline(), succeeded({ para: 'a***@itape.test' }), succeeded({ para: 'a***@itape.test' })];
    const app = startWorkflow(reenviarBilhetes, {
      replies: { 'POST /Agencia/Pedidos/p1/Reenvio': () => replies.shift() ?? offline() },
    });
    for (let press = 0; press < 3; press += 1) {
      app.emit('BilhetesReenviados', { pedidoId: 'p1' });
      await app.settle();
    }
    const [first, again, next] = jest.mocked(app.ports.http.request).mock.calls.map(([one]) => one.idempotencyKey);
    expect(first).toBe(again);
    expect(next).not.toBe(first);
  });

  it('says where the tickets went', async () => {
    const app = startWorkflow(reenviarBilhetes, {
      replies: { 'POST /Agencia/Pedidos/p1/Reenvio': succeeded({ para: 'a***@itape.test' }) },
    });
    app.emit('BilhetesReenviados', { pedidoId: 'p1' });
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ texto: 'Bilhetes enviados para a***@itape.test.' }]);
  });

  it('says why they were not sent', async () => {
    const app = startWorkflow(reenviarBilhetes, {
      replies: { 'POST /Agencia/Pedidos/p1/Reenvio': refused(429, 'Espere 42 segundos.') },
    });
    app.emit('BilhetesReenviados', { pedidoId: 'p1' });
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger', texto: 'Espere 42 segundos.' }]);
  });
});

describe('what an operator asks for with a session that is no longer one', () => {
  const identity = failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' });
  const reprint = { pedidoId: 'p1', bilheteId: 'b1', localizador: 'K7M2QX', formato: 'a4' } as const;

  it.each([
    [reenviarBilhetes, (app: App) => app.emit('BilhetesReenviados', { pedidoId: 'p1' })],
    [devolverDinheiro, (app: App) => app.emit('DinheiroDevolvido', { pedidoId: 'p1' })],
    [levarPedidos, (app: App) => app.emit('BilheteReimpresso', reprint)],
    [abrirPedidoDeCliente, (app: App) => app.emit('PedidoDeClienteProcurado', { localizador: 'A', documento: 'B' })],
  ])('ends it: %p', async (workflow, ask) => {
    const app = startWorkflow([signedInFlow(), workflow], {
      http: { request: async () => identity },
      files: { save: async () => identity },
    });
    ask(app);
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(app.state().interface.toasts.filter(({ tone }) => tone === 'danger')).toEqual([]);
  });
});

describe('devolverDinheiro', () => {
  const PATH = 'POST /Agencia/Pedidos/p1/Devolucao';
  const keysOf = (app: ReturnType<typeof startWorkflow>) =>
    jest.mocked(app.ports.http.request).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  const answering = (reply: ReturnType<typeof refused>) => {
    let n = 0;
    return startWorkflow(devolverDinheiro, {
      random: { uuid: () => `chave-${(n += 1)}` },
      replies: { [PATH]: reply },
    });
  };

  it('says what left the till', async () => {
    const app = startWorkflow(devolverDinheiro, { replies: { [PATH]: succeeded({ devolvidoCentavos: 14_150 }) } });
    app.emit('DinheiroDevolvido', { pedidoId: 'p1' });
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([
      { tone: 'success', texto: `${formatCentavos(14_150)} saíram do seu caixa.` },
    ]);
  });

  it('says why the till refused, and asks anew the next time', async () => {
    const app = answering(refused(409, 'Não há caixa aberto.'));
    app.emit('DinheiroDevolvido', { pedidoId: 'p1' });
    await app.settle();
    app.emit('DinheiroDevolvido', { pedidoId: 'p1' });
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ texto: 'Não há caixa aberto.' }]);
    expect(new Set(keysOf(app)).size).toBe(2);
  });

  it('keeps its key where the answer got lost, so that the cash leaves once', async () => {
    const app = answering(offline());
    app.emit('DinheiroDevolvido', { pedidoId: 'p1' });
    await app.settle();
    app.emit('DinheiroDevolvido', { pedidoId: 'p1' });
    await app.settle();
    expect(keysOf(app)).toHaveLength(2);
    expect(new Set(keysOf(app)).size).toBe(1);
  });
});

describe('abrirPedidoDeCliente', () => {
  const asked = { localizador: 'K7M2QX', documento: '529.982.247-25' };

  it('shows the order that opened, with neither localizador nor document in the address', async () => {
    const app = startWorkflow(abrirPedidoDeCliente, {
      replies: { 'POST /Agencia/Pedidos/Abertura': succeeded({ pedidoId: 'p1' }) },
    });
    app.emit('PedidoDeClienteProcurado', asked);
    await app.settle();
    expect(app.ports.navigation.current()).toBe('/pedidos?pedido=p1');
    expect(selectSubmission(app.state(), 'aberturaPedido').phase).toBe('done');
  });

  it('says why it did not open, and stays where it is', async () => {
    const app = startWorkflow(abrirPedidoDeCliente, {
      replies: { 'POST /Agencia/Pedidos/Abertura': refused(404, 'Não encontramos um pedido.') },
    });
    const before = app.ports.navigation.current();
    app.emit('PedidoDeClienteProcurado', asked);
    await app.settle();
    expect(app.ports.navigation.current()).toBe(before);
    expect(selectSubmission(app.state(), 'aberturaPedido')).toEqual({
      phase: 'refused',
      acao: null,
      erros: [{ mensagem: 'Não encontramos um pedido.' }],
    });
  });
});
