import {
  offline,
  refused,
  succeeded,
  umaConta,
  umaIdentidade,
  umaSessaoExterna,
} from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { RECHECK_SESSAO_MS } from '../../domain/base/constantes';
import { mensagens } from '../../domain/base/mensagens';
import { rotas } from '../../domain/base/rotas';
import type { IdentitySession } from '../../services/ports';
import { workflows } from '../root';

const CACHE = 'GET /LoginPraxio/LoginCache';
const LOGIN = 'POST /LoginPraxio';
const known: Replies = {
  'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
  [CACHE]: succeeded(null),
  [LOGIN]: succeeded(umaSessaoExterna()),
};

async function started(session: IdentitySession | null, replies: Replies = {}) {
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => session },
    replies: { ...known, ...replies },
  });
  app.emit('AppIniciado');
  await app.settle();
  const visit = async (path: string) => {
    app.ports.navigation.path = path;
    app.emit('RotaVisitada', { path });
    await app.settle();
    return app.ports.navigation.path;
  };
  return { ...app, visit };
}

describe('the guard', () => {
  it('lets anybody into open pages, and nobody anonymous into the others [§6.outros.2, §6.servico.1]', async () => {
    const app = await started(null);
    for (const { path, acesso } of Object.values(rotas)) {
      expect(await app.visit(path)).toBe(acesso === 'open' ? path : '/home');
    }
  });

  it('keeps the link, warns, and opens the sign-in on home [§6.servico.2]', async () => {
    const app = await started(null);
    expect(await app.visit('/minhas-viagens?aba=passadas')).toBe('/home');
    expect(app.ports.storage.linkRedirect.read()).toBe('/minhas-viagens?aba=passadas');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'warning', texto: mensagens.loginNecessario }]);
    expect(app.state().entrar.open).toBe(true);
  });

  it('lets an operator in who opens a page of the agency while it is still being found out who they are', async () => {
    const path = '/relatorio-fechamento-operador';
    const app = startWorkflow(workflows, {
      identity: { currentSession: async () => umaIdentidade({ grupos: ['Agencia'] }) },
      replies: known,
    });
    app.ports.navigation.path = path;
    app.emit('AppIniciado');
    app.emit('RotaVisitada', { path });
    await app.settle();
    expect(app.ports.navigation.path).toBe(path);
  });

  it('leads on to the guarded page after signing in', async () => {
    const app = await started(null);
    await app.visit('/comprar-viagem?viagem=9');
    app.ports.identity.signIn = async () => ({ step: 'done', session: umaIdentidade() });
    app.emit('CredenciaisEnviadas', { email: 'ana@itape.test', senha: 'senha123' });
    await app.settle();
    expect(app.ports.navigation.path).toBe('/comprar-viagem?viagem=9');
  });

  it('lets the chatbot’s own spelling pass without checks, and no other [§2.chatbot.1, §6.grupos.2]', async () => {
    const app = await started(null);
    expect(await app.visit('/minhas-viagens?origem=chatbot')).toBe('/minhas-viagens?origem=chatbot');
    expect(await app.visit('/minhas-viagens?origem=Chatbot')).toBe('/home');
  });

  it.each(Object.values(rotas).filter(({ acesso }) => acesso !== 'open'))(
    'keeps $path under the chatbot’s address, and goes on there after the sign-in, in the same place',
    async ({ path }) => {
      const app = await started(null);
      // The link of an abandoned sign-in must not redirect.
      app.ports.storage.linkRedirect.write('/minha-conta');
      await app.visit(`${path}?pedido=7&origem=chatbot`);
      app.emit('EntrarPedido');
      await app.settle();
      expect(app.ports.storage.linkRedirect.read()).toBe(`${path}?pedido=7`);
      app.ports.identity.signIn = async () => ({
        step: 'done',
        session: umaIdentidade({ grupos: ['AgenciaResponsavel'] }),
      });
      app.emit('CredenciaisEnviadas', { email: 'ana@itape.test', senha: 'senha123' });
      await app.settle();
      expect(app.ports.navigation.replace).toHaveBeenLastCalledWith(`${path}?pedido=7`);
      expect(app.ports.navigation.go).not.toHaveBeenCalled();
    },
  );

  it('waits until it is known who is here', async () => {
    let answer: (session: IdentitySession) => void = () => undefined;
    const app = startWorkflow(workflows, {
      identity: { currentSession: () => new Promise((resolve) => (answer = resolve)) },
      replies: known,
    });
    app.ports.navigation.path = '/minhas-viagens';
    app.emit('AppIniciado');
    app.emit('RotaVisitada', { path: '/minhas-viagens' });
    await app.settle();
    expect(app.ports.navigation.replace).not.toHaveBeenCalled();
    answer(umaIdentidade());
    await app.settle();
    expect(app.ports.navigation.path).toBe('/minhas-viagens');
  });
});

describe('the operator system’s session of a federated login', () => {
  const federated = umaIdentidade({ provedor: 'google' });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is opened by logging in, and the page stays [§4.guard.1]', async () => {
    const app = await started(federated);
    expect(await app.visit('/minhas-viagens')).toBe('/minhas-viagens');
    expect(app.state().sessao.externa).toMatchObject({ sessaoClientId: 'praxio-1', cache: false });
  });

  it('renews a cached one by logging in again [§4.validade.6, SV6]', async () => {
    const app = await started(federated, {
      [CACHE]: succeeded(umaSessaoExterna({ sessaoClientId: 'old', cache: true })),
    });
    await app.visit('/minhas-viagens');
    expect(app.state().sessao.externa).toMatchObject({ sessaoClientId: 'praxio-1', cache: false });
  });

  it('keeps page and session when the server cannot say [SV7]', async () => {
    const app = await started(federated, { [CACHE]: offline(), [LOGIN]: offline() });
    expect(await app.visit('/minhas-viagens')).toBe('/minhas-viagens');
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('gets a second chance after five seconds under the overlay, and then the session ends [§4.guard.2, §4.guard.3, §9.recheck.1, §2.overlay.1]', async () => {
    const app = await started(federated, { [LOGIN]: refused(403, 'não') });
    expect(await app.visit('/minhas-viagens')).toBe('/home');
    expect(app.state().interface.overlay).toBe(true);

    jest.advanceTimersByTime(4_999);
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('signedIn');
    jest.advanceTimersByTime(1);
    await app.settle();
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.state().interface.overlay).toBe(false);
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(1);
  });

  it('survives when the second look finds it', async () => {
    let reply = refused(403, 'não') as ReturnType<typeof succeeded>;
    const app = await started(federated, { [LOGIN]: () => reply });
    await app.visit('/minhas-viagens');
    reply = succeeded(umaSessaoExterna());
    jest.advanceTimersByTime(RECHECK_SESSAO_MS);
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('signedIn');
    expect(app.state().interface.overlay).toBe(false);
  });

  it.each([0, 1000, 4999])('does not wipe a session that began %i ms into the wait [RC1]', async (ms) => {
    const app = await started(federated, { [LOGIN]: refused(403, 'não') });
    await app.visit('/minhas-viagens');
    jest.advanceTimersByTime(ms);
    app.emit('SaidaPedida');
    await app.settle();
    app.ports.identity.signIn = async () => ({ step: 'done', session: umaIdentidade() });
    app.emit('EntrarPedido');
    await app.settle();
    app.emit('CredenciaisEnviadas', { email: 'ana@itape.test', senha: 'senha123' });
    await app.settle();
    jest.advanceTimersByTime(RECHECK_SESSAO_MS * 2);
    await app.settle();
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', provedor: 'itape' });
    expect(app.state().interface.overlay).toBe(false);
  });
});
