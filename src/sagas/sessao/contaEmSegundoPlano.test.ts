import { failed, offline, succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import { fakePorts, type Replies } from '../../../tests/support/fakePorts';
import { startWorkflow, type StartedWorkflow } from '../../../tests/support/startWorkflow';
import { IdentityError } from '../../services/identityError';
import { workflows } from '../root';

const CONTA = 'GET /Conta/ObterPorCognitoId';
const { sub } = umaIdentidade();

/** Somebody whose name is known on this device, while the server is asked for the rest of the conta. */
async function remembered(reply: Replies[string], path = '/home') {
  let answer = reply;
  const conta = { read: () => JSON.stringify({ sub, nome: 'Ana' }), write: jest.fn(), remove: jest.fn() };
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => umaIdentidade() },
    storage: { ...fakePorts().storage, conta },
    replies: {
      [CONTA]: (request) => (typeof answer === 'function' ? answer(request) : answer),
      'GET /LoginPraxio/LoginCache': offline(),
      'POST /LoginPraxio': offline(),
    },
  });
  app.ports.navigation.path = path;
  app.emit('AppIniciado');
  await app.settle();
  const asked = () =>
    jest.mocked(app.ports.http.request).mock.calls.filter(([one]) => one.path === '/Conta/ObterPorCognitoId').length;
  return { ...app, asked, becomes: (next: Replies[string]) => (answer = next) };
}

describe('a conta that could not be loaded in the background', () => {
  it.each<[string, (app: StartedWorkflow) => void]>([
    ['the account page', (app) => app.emit('MinhaContaAberta')],
    ['a purchase', (app) => app.emit('CompraAberta')],
    ['a network that is back', (app) => app.emit('ConexaoMudada', { online: true })],
  ])('is asked for again by %s', async (_, happens) => {
    const app = await remembered(offline());
    expect([app.asked(), app.state().interface.alerta]).toEqual([1, false]);
    app.becomes(succeeded(umaConta({ nome: 'Anita Souza' })));
    happens(app);
    await app.settle();
    expect(app.asked()).toBe(2);
    expect(app.state().conta).toMatchObject({ phase: 'complete', conta: { nome: 'Anita Souza' } });
  });

  it('is not asked for by a page that shows no more than the name', async () => {
    const app = await remembered(offline());
    for (const path of ['/destinos', '/minhas-viagens']) {
      app.ports.navigation.path = path;
      app.emit('RotaVisitada', { path });
      await app.settle();
    }
    expect(app.asked()).toBe(1);
  });

  it('is asked for as often as it fails, without a word', async () => {
    const app = await remembered(offline());
    for (let time = 0; time < 3; time += 1) {
      app.emit('ConexaoMudada', { online: true });
      await app.settle();
    }
    expect([app.asked(), app.state().interface.alerta]).toEqual([4, false]);
  });

  it('is not asked for again once the session has ended', async () => {
    const app = await remembered(offline());
    app.emit('SaidaPedida');
    await app.settle();
    app.emit('MinhaContaAberta');
    app.emit('ConexaoMudada', { online: true });
    await app.settle();
    expect(app.asked()).toBe(1);
    expect(app.state().conta.phase).toBe('absent');
  });

  it.each(['/minha-conta', '/comprar-viagem?viagem=100', '/comprar-viagem'])(
    'is told at once on %s, which shows more than the name',
    async (path) => {
      const app = await remembered(offline(), path);
      expect(app.state().interface.alerta).toBe(true);
      expect(app.state().sessao.login.phase).toBe('signedIn');
    },
  );

  it('is not told where only a page of that name’s beginning is on screen', async () => {
    expect((await remembered(offline(), '/minhas-viagens')).state().interface.alerta).toBe(false);
  });
});

describe('an answer about the conta that is no failure of the network', () => {
  it('ends the session where the identity was refused', async () => {
    const app = await remembered(failed({ kind: 'identity', codigo: 'SESSAO_RECUSADA' }));
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
  });

  it('is said, and keeps the session, where the server refuses the question', async () => {
    const app = await remembered(failed({ kind: 'refused', status: 422, erros: [] }));
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger' }]);
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });
});

describe('a session that another tab changed', () => {
  async function signedIn() {
    const answers = { now: async () => umaIdentidade() as ReturnType<typeof umaIdentidade> | null };
    const app = startWorkflow(workflows, {
      identity: { currentSession: () => answers.now() },
      replies: {
        [CONTA]: succeeded(umaConta()),
        'GET /LoginPraxio/LoginCache': offline(),
        'POST /LoginPraxio': offline(),
      },
    });
    app.emit('AppIniciado');
    await app.settle();
    const hear = async (now: typeof answers.now) => {
      answers.now = now;
      app.emit('SessaoMudouEmOutraAba', { motivo: 'encerrada' });
      await app.settle();
    };
    return { ...app, hear };
  }

  it.each([
    ['cannot be reached', new IdentityError('transient', 'Network Error', 'NetworkError')],
    ['has a fault', new TypeError('x is not a function')],
  ])('stays as it is here while the provider %s, and the person hears of it', async (_, failure) => {
    const app = await signedIn();
    await app.hear(() => Promise.reject(failure));
    expect(app.state().sessao.login.phase).toBe('signedIn');
    expect(app.state().interface.alerta).toBe(true);
  });

  it('ends here too, with a word, and without another sign-out at the provider', async () => {
    const app = await signedIn();
    await app.hear(async () => null);
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'info', texto: 'Sua sessão foi encerrada.' }]);
    expect(app.ports.identity.signOut).not.toHaveBeenCalled();
  });
});
