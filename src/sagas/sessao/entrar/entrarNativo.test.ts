import { succeeded, umaConta, umaIdentidade } from '../../../../tests/support/builders';
import type { PortOverrides } from '../../../../tests/support/fakePorts';
import { startWorkflow } from '../../../../tests/support/startWorkflow';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import { IdentityError } from '../../../services/identityError';
import { entrar } from './entrar';
import { onEvent } from '../../kernel/supervised';

/** The sign-in dialog in the mobile app, where the page stays open while the person is at the provider. */
async function atProvider(identity: PortOverrides['identity'] = {}) {
  const app = startWorkflow(
    onEvent(['EntrarPedido'], async () => entrar),
    { native: { present: true }, identity, replies: { 'GET /Conta/ObterPorCognitoId': succeeded(umaConta()) } },
  );
  app.emit('EntrarPedido');
  await app.settle();
  app.emit('LoginFederadoEscolhido', { provedor: 'apple' });
  await app.settle();
  return app;
}

describe('signing in with Google or Apple in the mobile app', () => {
  it('ends with the session, without leaving the page [§4.entrar.2] [FC10]', async () => {
    const app = await atProvider({ currentSession: async () => umaIdentidade({ provedor: 'apple' }) });
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', provedor: 'apple' });
    expect(app.ports.storage.provedor.read()).toBe('apple');
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBeNull();
    expect(app.events.map(({ type }) => type)).toContain('SessaoIniciada');
  });

  it('waits with its flag set, so that the answer finds it [FC2]', async () => {
    const app = await atProvider({ signInWithProvider: () => new Promise(() => undefined) });
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBe('true');
    expect(app.ports.identity.currentSession).not.toHaveBeenCalled();
  });

  it('leaves the dialog open, and nothing behind, when the person turned back [FC3]', async () => {
    const cancelled = new IdentityError('cancelled', mensagensIdentidade.generico, 'OAuthSignInException');
    const app = await atProvider({ signInWithProvider: () => Promise.reject(cancelled) });
    expect(app.state().entrar).toMatchObject({ open: true });
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBeNull();
    expect(app.ports.storage.provedor.read()).toBeNull();
    expect(app.state().sessao.login.phase).not.toBe('signedIn');
  });
});
