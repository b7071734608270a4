import { abortable } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagensIdentidade } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import type { Dispositivo, IdentityPort } from '../../services/ports';
import { selectDispositivos } from '../../store/conta/minhaConta';
import { dispositivos } from './dispositivos';

const here: Dispositivo = { id: 'a', nome: 'Chrome/131', usadoEm: null, atual: true };
const other: Dispositivo = { ...here, id: 'b', atual: false };
const failing = (kind: 'refused' | 'session' | 'transient', message: string) =>
  Promise.reject(new IdentityError(kind, message, 'X'));

async function opened(identity: Partial<IdentityPort>) {
  const app = startWorkflow([signedInFlow(), dispositivos], {
    identity: { listDevices: async () => [here, other], ...identity },
  });
  app.emit('MinhaContaAberta');
  await app.settle();
  return app;
}

describe('the devices', () => {
  it('are read when the page opens', async () => {
    const app = await opened({});
    expect(selectDispositivos(app.state())).toEqual({ phase: 'loaded', itens: [here, other], esquecendo: null });
  });

  it.each([
    ['refused', 'Device tracking has not been configured in this User Pool'],
    ['transient', mensagensIdentidade.rede],
  ] as const)('that cannot be read (%s) say why, and may be asked for again', async (kind, texto) => {
    let works = false;
    const app = await opened({ listDevices: () => (works ? Promise.resolve([here]) : failing(kind, texto)) });
    expect(selectDispositivos(app.state())).toEqual({ phase: 'refused', texto });
    expect(app.state().sessao.login.phase).toBe('signedIn');
    works = true;
    app.emit('DispositivosPedidos');
    await app.settle();
    expect(selectDispositivos(app.state())).toMatchObject({ phase: 'loaded' });
  });

  it('are one fewer once one is forgotten', async () => {
    const app = await opened({});
    app.emit('DispositivoEsquecido', { id: 'b' });
    await app.settle();
    expect(app.ports.identity.forgetDevice).toHaveBeenCalledWith('b');
    expect(selectDispositivos(app.state())).toEqual({ phase: 'loaded', itens: [here], esquecendo: null });
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'success' }]);
  });

  it('stay as they are when one could not be forgotten', async () => {
    const app = await opened({ forgetDevice: () => failing('transient', mensagensIdentidade.rede) });
    app.emit('DispositivoEsquecido', { id: 'b' });
    await app.settle();
    expect(selectDispositivos(app.state())).toEqual({ phase: 'loaded', itens: [here, other], esquecendo: null });
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger' }]);
  });

  it('end with a session that the provider has ended', async () => {
    const app = await opened({ listDevices: () => failing('session', mensagensIdentidade.generico) });
    expect(app.state().sessao.login.phase).toBe('anonymous');
  });

  it('are not waited for by somebody who left, and are read anew when they come back', async () => {
    const under = abortable<Dispositivo[]>();
    const answers = [under.promise, Promise.resolve([here])];
    const app = await opened({ listDevices: () => answers.shift() ?? Promise.resolve([]) });
    app.emit('MinhaContaFechada');
    await app.settle();
    expect(under.aborted()).toBe(true);
    app.emit('MinhaContaAberta');
    await app.settle();
    expect(selectDispositivos(app.state())).toMatchObject({ itens: [here] });
  });
});
