import { succeeded, umaConta, umaIdentidade, umaSessaoExterna } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagens } from '../../domain/base/mensagens';
import { workflows } from '../root';

const APARELHO = 'DELETE /Avisos/Aparelhos/app-1';

async function signedIn(replies: Replies = {}) {
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => umaIdentidade() },
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': succeeded(umaSessaoExterna()),
      ...replies,
    },
  });
  app.emit('AppIniciado');
  await app.settle();
  const ends = () => app.events.filter(({ type }) => type === 'SessaoEncerrada').map(({ payload }) => payload);
  return { ...app, ends };
}

/** A signed-in person with active notices on this device. */
async function told(replies: Replies = {}) {
  const app = await signedIn(replies);
  app.ports.storage.avisos.write('ativo');
  app.ports.storage.dispositivo.write('app-1');
  return app;
}

describe('leaving', () => {
  it('ends the session here, at the provider and in the other tabs, and asks a server for nothing', async () => {
    const app = await signedIn();
    jest.mocked(app.ports.http.request).mockClear();
    app.emit('SaidaPedida');
    await app.settle();
    expect(app.ends()).toEqual([{ motivo: 'pedida' }]);
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
    expect(app.ports.tabs.announce).toHaveBeenCalledWith('encerrada');
    expect(app.ports.http.request).not.toHaveBeenCalled();
    expect(app.ports.push.unregister).not.toHaveBeenCalled();
  });

  it('stops the notices of a device that has them while the token is still good, and here as well', async () => {
    const signedInThen: string[] = [];
    const app = await told({
      [APARELHO]: () => {
        signedInThen.push(app.state().sessao.login.phase);
        return succeeded(null);
      },
    });
    app.emit('SaidaPedida');
    await app.settle();
    expect(signedInThen).toEqual(['signedIn']);
    expect(app.ports.push.unregister).toHaveBeenCalledTimes(1);
    expect(app.ends()).toEqual([{ motivo: 'pedida' }]);
  });

  it('names no device where this one has no name', async () => {
    const app = await signedIn({ 'DELETE /Avisos/Aparelhos/': succeeded(null) });
    app.ports.storage.avisos.write('ativo');
    app.emit('SaidaPedida');
    await app.settle();
    expect(app.ends()).toHaveLength(1);
    expect(app.state().interface.alerta).toBe(false);
  });

  it('waits three seconds for a server that does not answer, and no longer', async () => {
    jest.useFakeTimers();
    const app = await told({ [APARELHO]: () => new Promise(() => undefined) });
    app.emit('SaidaPedida');
    await app.settle();
    expect(app.ends()).toEqual([]);
    jest.advanceTimersByTime(3_000);
    await app.settle();
    expect(app.ends()).toEqual([{ motivo: 'pedida' }]);
    jest.useRealTimers();
  });
});

describe('a session that the server refuses', () => {
  it('ends once and says so once, however many calls find out', async () => {
    const app = await signedIn();
    app.emit('SessaoRecusada');
    await app.settle();
    app.emit('SessaoRecusada');
    await app.settle();
    expect(app.ends()).toEqual([{ motivo: 'expirada' }]);
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'warning', texto: mensagens.sessaoExpirada }]);
  });

  it('is not told to who is not signed in', async () => {
    const app = startWorkflow(workflows);
    app.emit('AppIniciado');
    await app.settle();
    app.emit('SessaoRecusada');
    await app.settle();
    expect(app.state().interface.toasts).toEqual([]);
    expect(app.ports.identity.signOut).not.toHaveBeenCalled();
  });

  it('is nothing to who is not signed in, and leaving twice is leaving once', async () => {
    const app = await signedIn();
    app.emit('SaidaPedida');
    await app.settle();
    app.emit('SaidaPedida');
    await app.settle();
    expect(app.ends()).toHaveLength(1);
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
  });
});
