import { offline, succeeded, umaConta, umaIdentidade, umaSessaoExterna } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { ESPERA_GUARDA_MS } from '../../domain/base/constantes';
import type { IdentitySession } from '../../services/ports';
import { workflows } from '../root';

const operador = umaIdentidade({ grupos: ['AgenciaResponsavel'] });
const cliente = umaIdentidade({ sub: 'bia', email: 'bia@itape.test' });

/** One person views a page while another signs in, in another tab. */
async function changed(path: string, from: IdentitySession, to: IdentitySession | null) {
  let session: IdentitySession | null = from;
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => session },
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': succeeded(umaSessaoExterna()),
    },
  });
  app.emit('AppIniciado');
  await app.settle();
  app.ports.navigation.path = path;
  app.emit('RotaVisitada', { path });
  await app.settle();
  session = to;
  app.emit('SessaoMudouEmOutraAba', { motivo: to ? 'iniciada' : 'encerrada' });
  await app.settle();
  return app;
}

describe('a page on screen when somebody else signs in elsewhere', () => {
  it.each([
    ['is left where it is not theirs', '/relatorio-fechamento-operador', '/home'],
    ['is left where it is not theirs, whatever is asked of it', '/relatorio-fechamento-operador?dia=1', '/home'],
    ['stays where it is theirs too', '/minhas-viagens?aba=passadas', '/minhas-viagens?aba=passadas'],
    ['stays where it is anybody’s', '/termos-de-uso', '/termos-de-uso'],
    ['stays where it is none of ours', '/nenhuma', '/nenhuma'],
    ['stays where the chatbot led', '/relatorio-fechamento-operador?origem=chatbot', null],
  ])('%s', async (_, path, expected) => {
    const app = await changed(path, operador, cliente);
    expect(app.ports.navigation.path).toBe(expected ?? path);
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', email: 'bia@itape.test' });
  });

  it('is left where nobody is here any more, and it is said why', async () => {
    const app = await changed('/minhas-viagens', operador, null);
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'info', texto: 'Sua sessão foi encerrada.' }]);
    expect(app.events).toContainEqual({ type: 'SessaoEncerrada', payload: { motivo: 'pedida' } });
  });
});

describe('a check of the session that does not come back', () => {
  it('is not begun again by who closes the alert', async () => {
    jest.useFakeTimers();
    const login = jest.fn(() => new Promise<never>(() => undefined));
    const app = startWorkflow(workflows, {
      identity: { currentSession: async () => umaIdentidade({ provedor: 'google' }) },
      replies: {
        'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
        'GET /LoginPraxio/LoginCache': offline(),
        'POST /LoginPraxio': login,
      },
    });
    app.emit('AppIniciado');
    await app.settle();
    app.ports.navigation.path = '/minhas-viagens';
    app.emit('RotaVisitada', { path: '/minhas-viagens' });
    await app.settle();
    jest.advanceTimersByTime(ESPERA_GUARDA_MS);
    await app.settle();
    expect(app.state().interface.alerta).toBe(true);
    const asked = login.mock.calls.length;
    app.emit('AlertaDispensado');
    await app.settle();
    expect(login).toHaveBeenCalledTimes(asked);
    expect(app.ports.navigation.path).toBe('/minhas-viagens');
    jest.useRealTimers();
  });
});

describe('the start of a page', () => {
  it.each(['/callback', '/callback/', '/callback?code=1', '/callback/?code=1'])('is a return at %s', async (path) => {
    const app = startWorkflow(workflows);
    app.ports.navigation.path = path;
    app.emit('AppIniciado');
    await app.settle();
    expect(app.ports.navigation.replace).toHaveBeenCalledWith('/home');
  });

  it.each(['/callbacks', '/minha/callback', '/callback/x', '/callbacks/callback'])(
    'is no return at %s',
    async (path) => {
      const app = startWorkflow(workflows);
      app.ports.navigation.path = path;
      app.emit('AppIniciado');
      await app.settle();
      expect(app.ports.navigation.replace).not.toHaveBeenCalled();
    },
  );

  it('is answered too late where somebody signed in meanwhile', async () => {
    let answer: (session: IdentitySession | null) => void = () => undefined;
    const app = startWorkflow(workflows, {
      identity: {
        currentSession: () => new Promise((resolve) => (answer = resolve)),
        signIn: async () => ({ step: 'done', session: cliente }),
      },
      replies: {
        'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
        'GET /LoginPraxio/LoginCache': succeeded(null),
        'POST /LoginPraxio': succeeded(umaSessaoExterna()),
      },
    });
    app.emit('AppIniciado');
    app.emit('EntrarPedido');
    await app.settle();
    app.emit('CredenciaisEnviadas', { email: 'bia@itape.test', senha: 'senha123' });
    await app.settle();
    answer(null);
    await app.settle();
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', email: 'bia@itape.test' });
  });
});
