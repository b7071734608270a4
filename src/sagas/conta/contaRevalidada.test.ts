import { failed, offline, refused, succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import { fakePorts } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { IdentityError } from '../../services/identityError';
import type { HttpResult } from '../../services/ports';
import { workflows } from '../root';

const { sub } = umaIdentidade();

/** A person with a cached account on a page, whose account request is answered with `reply`. */
async function started(path: string, first: HttpResult<unknown>) {
  let reply = first;
  const asked = jest.fn(() => reply);
  const conta = { read: () => JSON.stringify({ sub, nome: 'Ana' }), write: jest.fn(), remove: jest.fn() };
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => umaIdentidade() },
    storage: { ...fakePorts().storage, conta },
    replies: {
      'GET /Conta/ObterPorCognitoId': asked,
      'GET /LoginPraxio/LoginCache': offline(),
      'POST /LoginPraxio': offline(),
    },
  });
  app.ports.navigation.path = path;
  app.emit('AppIniciado');
  await app.settle();
  const answerWith = (next: HttpResult<unknown>) => void (reply = next);
  return { ...app, conta, answerWith, asked: () => asked.mock.calls.length };
}

describe('the cached account', () => {
  it('is no stranger’s: its own is not removed', async () => {
    expect((await started('/home', succeeded(umaConta()))).conta.remove).not.toHaveBeenCalled();
  });

  it.each(['MinhaContaAberta', 'CompraAberta'] as const)('is asked for again as %s', async (event) => {
    const app = await started('/home', offline());
    expect(app.asked()).toBe(1);
    app.answerWith(succeeded(umaConta()));
    app.emit(event);
    await app.settle();
    expect(app.asked()).toBe(2);
    expect(app.state().conta.phase).toBe('complete');
  });

  it('is asked for again once the network is back, until it is there', async () => {
    const app = await started('/home', offline());
    app.emit('ConexaoMudada', { online: true });
    await app.settle();
    app.answerWith(succeeded(umaConta()));
    app.emit('ConexaoMudada', { online: true });
    await app.settle();
    expect(app.state().conta.phase).toBe('complete');
    app.emit('ConexaoMudada', { online: true });
    await app.settle();
    expect(app.asked()).toBe(3);
  });

  it('is asked for no more once the session is over', async () => {
    const app = await started('/home', offline());
    app.emit('SaidaPedida');
    await app.settle();
    app.emit('ConexaoMudada', { online: true });
    app.emit('CompraAberta');
    await app.settle();
    expect(app.asked()).toBe(1);
  });

  it.each(['/minha-conta', '/comprar-viagem?viagem=9'])('is missed on %s, which says so', async (path) => {
    expect((await started(path, offline())).state().interface.alerta).toBe(true);
  });

  it('is not missed elsewhere', async () => {
    expect((await started('/minhas-viagens', offline())).state().interface.alerta).toBe(false);
  });

  it('ends with a session that the server does not know, wherever it is asked', async () => {
    const app = await started('/home', failed({ kind: 'identity', codigo: 'SESSAO_RECUSADA' }));
    expect(app.state().sessao.login.phase).toBe('anonymous');
  });

  it('is told of where the server refuses to look it up, and nothing goes on asking', async () => {
    const app = await started('/home', refused(422));
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger' }]);
    app.emit('CompraAberta');
    await app.settle();
    expect(app.asked()).toBe(1);
  });
});

describe('somebody who was remembered here, and whom the provider does not name', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function remembered(path: string, lembrada = true) {
    const unreachable = new IdentityError('transient', 'Network Error', 'NetworkError');
    let answer: () => Promise<null> = () => Promise.reject(unreachable);
    const app = startWorkflow(workflows, {
      identity: { currentSession: () => answer(), isRemembered: () => lembrada },
    });
    app.ports.navigation.path = path;
    app.emit('AppIniciado');
    await app.settle();
    const toldNobody = async () => {
      answer = async () => null;
      jest.advanceTimersByTime(1_000);
      await app.settle();
    };
    return { ...app, toldNobody };
  }

  it('loses what this device kept and the page of it, and is told, once the provider says that it is over', async () => {
    const app = await remembered('/minhas-viagens?aba=passadas');
    await app.toldNobody();
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(1);
    expect(app.ports.navigation.go).toHaveBeenCalledWith('/home');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'warning' }]);
  });

  it('leaves the page and keeps the rest for the next time by browsing on', async () => {
    const app = await remembered('/minhas-viagens');
    app.emit('AlertaDispensado');
    await app.settle();
    expect(app.ports.storage.clear).not.toHaveBeenCalled();
    expect(app.ports.navigation.go).toHaveBeenCalledWith('/home');
    expect(app.state().interface.toasts).toEqual([]);
  });

  it.each([
    ['a page that is anybody’s', '/termos-de-uso', true],
    ['a page that is none of ours', '/nenhuma', true],
    ['any page, where nobody was remembered', '/minhas-viagens', false],
  ])('stays on %s', async (_, path, lembrada) => {
    const app = await remembered(path, lembrada);
    await app.toldNobody();
    expect(app.ports.navigation.go).not.toHaveBeenCalled();
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(lembrada ? 1 : 0);
  });
});

describe('a return from a provider that this browser did not leave for', () => {
  it.each([
    ['brings a code: it is offered to begin anew', '/callback/?code=abc', true],
    ['brings none: nothing is said', '/callback/', false],
  ])('%s', async (_, path, isOffered) => {
    const app = startWorkflow(workflows);
    app.ports.navigation.path = path;
    app.emit('AppIniciado');
    await app.settle();
    const texto = 'A entrada não pôde ser concluída neste navegador. Entre de novo.';
    expect(app.state().interface.toasts.map((toast) => toast.texto)).toEqual(isOffered ? [texto] : []);
    expect(app.state().entrar.open).toBe(isOffered);
  });

  it('is told to the other tabs where it signed in, and what was given up is named', async () => {
    const back = async (session: ReturnType<typeof umaIdentidade> | null) => {
      const app = startWorkflow(workflows, {
        identity: { completeRedirect: async () => session },
        replies: { 'GET /Conta/ObterPorCognitoId': succeeded(umaConta()) },
      });
      app.ports.storage.iniciandoLoginFederado.write('true');
      app.ports.navigation.path = '/callback/?code=abc';
      app.emit('AppIniciado');
      await app.settle();
      return app;
    };
    const signedIn = await back(umaIdentidade({ provedor: 'google' }));
    expect(signedIn.ports.tabs.announce).toHaveBeenCalledWith('iniciada');
    const turnedBack = await back(null);
    const texto = 'Você cancelou a entrada. Nada foi alterado.';
    expect(turnedBack.state().interface.toasts).toMatchObject([{ tone: 'info', texto }]);
  });
});
