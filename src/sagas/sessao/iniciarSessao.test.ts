import { failed, offline, refused, succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import { fakePorts, type Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagens } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import { selectContaNome } from '../../store/conta/conta';
import { workflows } from '../root';

const CONTA = 'GET /Conta/ObterPorCognitoId';
const EXTERNA = { 'GET /LoginPraxio/LoginCache': offline(), 'POST /LoginPraxio': offline() };
const signedIn = (fields = {}) => ({ currentSession: async () => umaIdentidade(fields) });

describe('the start of a session', () => {
  it('lets a visitor browse as the anonymous service user, without a call [§4.checkSessao.1, §1.visitantes.1]', async () => {
    const app = startWorkflow(workflows);
    app.emit('AppIniciado');
    await app.settle();
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.ports.http.request).not.toHaveBeenCalled();
  });

  it('takes up a session with its groups and its conta [§4.checkSessao.3, §4.checkSessao.4, §3.conta.1, SI4]', async () => {
    const app = startWorkflow(workflows, {
      identity: signedIn({ grupos: ['Agencia'] }),
      replies: { ...EXTERNA, [CONTA]: succeeded(umaConta()) },
    });
    app.emit('AppIniciado');
    await app.settle();
    expect(app.state().grupos).toEqual({ admin: false, agencia: true, agenciaResponsavel: false, operacao: false });
    expect(app.state().conta).toMatchObject({ phase: 'complete', conta: { nome: 'Ana Souza' } });
    expect(app.ports.tabs.announce).not.toHaveBeenCalled();
  });

  it('asks for the registration once when there is no conta [§4.checkSessao.5, §3.conta.4]', async () => {
    const app = startWorkflow(workflows, {
      identity: signedIn(),
      replies: { ...EXTERNA, [CONTA]: succeeded(null) },
    });
    app.emit('AppIniciado');
    await app.settle();
    expect(app.events.filter(({ type }) => type === 'CompletarCadastro')).toHaveLength(1);
    expect(app.state().conta.phase).toBe('incomplete');
  });

  it('uses the conta at hand, but never another person’s [§4.checkSessao.2, SC4]', async () => {
    const state = (sub: string) => ({
      conta: { phase: 'complete' as const, conta: umaConta({ nome: 'Guardada' }), sub },
    });
    const start = async (sub: string) => {
      const replies = { ...EXTERNA, [CONTA]: succeeded(umaConta({ nome: 'Do servidor' })) };
      const app = startWorkflow(workflows, { identity: signedIn(), replies }, state(sub));
      app.emit('AppIniciado');
      await app.settle();
      return app.state().conta;
    };
    expect(await start(umaIdentidade().sub)).toMatchObject({ conta: { nome: 'Guardada' } });
    expect(await start('somebody-else')).toMatchObject({ conta: { nome: 'Do servidor' } });
  });

  describe('whose conta is cached on this device', () => {
    const { sub } = umaIdentidade();
    const cached = (conta: unknown = { sub, nome: 'Ana' }) => ({
      read: () => JSON.stringify(conta),
      write: jest.fn(),
      remove: jest.fn(),
    });
    const start = async (reply: Replies[string], conta = cached()) => {
      const storage = { ...fakePorts().storage, conta };
      const app = startWorkflow(workflows, { identity: signedIn(), storage, replies: { ...EXTERNA, [CONTA]: reply } });
      app.ports.storage.linkRedirect.write('/minhas-viagens');
      app.emit('AppIniciado');
      await app.settle();
      return app;
    };

    it('shows who is here and goes on before the server answered, and then has the whole [§4.checkSessao.2, §3.conta.1]', async () => {
      let answer: (value: ReturnType<typeof succeeded>) => void = () => undefined;
      const late = new Promise<ReturnType<typeof succeeded>>((resolve) => (answer = resolve));
      const app = await start(() => late);
      expect(selectContaNome(app.state())).toBe('Ana');
      expect(app.ports.navigation.path).toBe('/minhas-viagens');
      answer(succeeded(umaConta({ nome: 'Anita Souza' })));
      await app.settle();
      expect(app.state().conta).toMatchObject({ phase: 'complete', conta: { nome: 'Anita Souza' } });
      expect(app.ports.storage.conta.write).toHaveBeenLastCalledWith(JSON.stringify({ sub, nome: 'Anita' }));
    });

    it('is never shown another person’s, which is removed [SC4]', async () => {
      const other = cached({ sub: 'somebody-else', nome: 'Bento' });
      const app = await start(succeeded(umaConta()), other);
      expect(other.remove).toHaveBeenCalled();
      expect(selectContaNome(app.state())).toBe('Ana');
    });

    it('is asked to register when the conta was deleted elsewhere, and the cache goes', async () => {
      const conta = cached();
      const app = await start(succeeded(null), conta);
      expect(app.state().conta.phase).toBe('incomplete');
      expect(conta.remove).toHaveBeenCalled();
    });

    it('hears nothing of a failure in the background; the page that needs more asks again, and tells it', async () => {
      let reply: ReturnType<typeof offline> | ReturnType<typeof succeeded> = offline();
      const app = await start(() => reply);
      expect(app.state().interface.alerta).toBe(false);
      expect(selectContaNome(app.state())).toBe('Ana');
      app.ports.navigation.path = '/minha-conta';
      app.emit('MinhaContaAberta');
      await app.settle();
      expect(app.state().interface.alerta).toBe(true);
      reply = succeeded(umaConta());
      app.emit('NovaTentativaPedida');
      await app.settle();
      expect(app.state().conta.phase).toBe('complete');
    });

    it('loses it with the session, and where nobody is signed in any more', async () => {
      const app = await start(succeeded(umaConta()));
      app.emit('SaidaPedida');
      await app.settle();
      expect(app.ports.storage.clear).toHaveBeenCalled();

      const gone = cached();
      const nobody = startWorkflow(workflows, { storage: { ...fakePorts().storage, conta: gone } });
      nobody.emit('AppIniciado');
      await nobody.settle();
      expect(gone.remove).toHaveBeenCalled();
    });
  });

  it('keeps in the storage nothing of a conta but the first name and whose it is', async () => {
    const app = startWorkflow(workflows, {
      identity: signedIn(),
      replies: { ...EXTERNA, [CONTA]: succeeded(umaConta()) },
    });
    app.emit('AppIniciado');
    await app.settle();
    expect(JSON.parse(app.ports.storage.conta.read() ?? '')).toEqual({ sub: umaIdentidade().sub, nome: 'Ana' });
  });

  it('keeps the session through a failure of the network, and the retry finds the conta [SC3, §4.checkSessao.6]', async () => {
    let reply: ReturnType<typeof offline> | ReturnType<typeof succeeded> = offline();
    const app = startWorkflow(workflows, { identity: signedIn(), replies: { ...EXTERNA, [CONTA]: () => reply } });
    app.emit('AppIniciado');
    await app.settle();
    expect(app.state().interface.alerta).toBe(true);
    expect(app.state().sessao.login.phase).toBe('signedIn');

    reply = succeeded(umaConta());
    app.emit('NovaTentativaPedida');
    await app.settle();
    expect(app.state().interface.alerta).toBe(false);
    expect(app.state().conta.phase).toBe('complete');
  });

  it('logs out, goes on as the service user and leads home when the server no longer knows the session [§4.checkSessao.6]', async () => {
    const reply = failed({ kind: 'identity', codigo: 'SESSAO_RECUSADA' });
    const app = startWorkflow(workflows, { identity: signedIn(), replies: { ...EXTERNA, [CONTA]: reply } });
    app.ports.navigation.path = '/minhas-viagens';
    app.emit('AppIniciado');
    await app.settle();
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(1);
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
  });

  it('says so, and stays, when the server refuses to look the conta up', async () => {
    const app = startWorkflow(workflows, {
      identity: signedIn(),
      replies: { ...EXTERNA, [CONTA]: refused(403, 'não') },
    });
    app.emit('AppIniciado');
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger', texto: mensagens.contaNaoValidada }]);
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('ignores an answer that comes after the sign-out [SC2]', async () => {
    let answer: (value: ReturnType<typeof succeeded>) => void = () => undefined;
    const late = new Promise<ReturnType<typeof succeeded>>((resolve) => (answer = resolve));
    const app = startWorkflow(workflows, { identity: signedIn(), replies: { ...EXTERNA, [CONTA]: () => late } });
    app.emit('AppIniciado');
    await app.settle();
    app.emit('SaidaPedida');
    await app.settle();
    answer(succeeded(umaConta()));
    await app.settle();
    expect(app.state().conta).toEqual({ phase: 'absent' });
  });

  it('shows the page to a visitor even when the provider cannot be reached [SI5]', async () => {
    const unreachable = new IdentityError('transient', 'Network Error', 'NetworkError');
    const app = startWorkflow(workflows, { identity: { currentSession: () => Promise.reject(unreachable) } });
    app.emit('AppIniciado');
    await app.settle();
    expect(app.state().sessao).toMatchObject({ login: { phase: 'anonymous' }, semResposta: true });
    // The retry is tested in src/sagas/sessao/insistirSessao.test.ts.
    app.emit('AlertaDispensado');
  });
});

describe('the end of a session', () => {
  const start = async () => {
    const app = startWorkflow(workflows, {
      identity: signedIn(),
      replies: { ...EXTERNA, [CONTA]: succeeded(umaConta()) },
    });
    app.emit('AppIniciado');
    await app.settle();
    app.ports.navigation.path = '/minhas-viagens';
    return app;
  };

  it('signs out everywhere and leads home', async () => {
    const app = await start();
    app.emit('SaidaPedida');
    await app.settle();
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.state().conta).toEqual({ phase: 'absent' });
    expect(app.ports.storage.clear).toHaveBeenCalled();
    expect(app.ports.tabs.announce).toHaveBeenCalledWith('encerrada');
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.events).toContainEqual({ type: 'SessaoEncerrada', payload: { motivo: 'pedida' } });
  });

  it('ends once and warns once however many calls were refused [IN2]', async () => {
    const app = await start();
    for (let call = 0; call < 5; call += 1) app.emit('SessaoRecusada');
    await app.settle();
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'warning', texto: mensagens.sessaoExpirada }]);
    expect(app.events.filter(({ type }) => type === 'SessaoEncerrada')).toHaveLength(1);
  });

  it.each([
    ['follows another tab that signed out', 'SessaoMudouEmOutraAba', { motivo: 'encerrada' }],
    ['finds a session that ended while the page was away', 'PaginaRestaurada', { path: '/home' }],
  ] as const)('%s, without signing out again', async (_, event, payload) => {
    const app = await start();
    const tab = startWorkflow(workflows, { identity: { currentSession: async () => null } }, app.state());
    (tab.emit as (type: string, payload: unknown) => void)(event, payload);
    await tab.settle();
    expect(tab.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(tab.ports.identity.signOut).not.toHaveBeenCalled();
    expect(tab.ports.tabs.announce).not.toHaveBeenCalled();
  });
});
