import { succeeded, umaConta, umaIdentidade } from '../../../../tests/support/builders';
import type { PortOverrides } from '../../../../tests/support/fakePorts';
import { startWorkflow } from '../../../../tests/support/startWorkflow';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import type { Conta } from '../../../domain/wire/conta/conta';
import { IdentityError } from '../../../services/identityError';
import { workflows } from '../../root';

const BUSCA = '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=1';
const federated = umaIdentidade({ provedor: 'google' });

async function returned(
  identity: PortOverrides['identity'],
  { left = true, conta = umaConta() }: { left?: boolean; conta?: Conta | null } = {},
) {
  const app = startWorkflow(workflows, { identity, replies: { 'GET /Conta/ObterPorCognitoId': succeeded(conta) } });
  app.ports.navigation.path = '/callback/?code=abc&state=def';
  app.ports.storage.linkRedirect.write(BUSCA);
  if (left) app.ports.storage.iniciandoLoginFederado.write('true');
  app.emit('AppIniciado');
  await app.settle();
  return app;
}

describe('coming back from the provider', () => {
  it('signs in, and the saved search resumes', async () => {
    const app = await returned({ completeRedirect: async () => federated });
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', provedor: 'google' });
    expect(app.ports.storage.provedor.read()).toBe('google');
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBeNull();
    expect(app.ports.navigation.path).toBe(BUSCA);
  });

  it('opens the registration on home, and keeps the search, for somebody without a conta', async () => {
    const app = await returned({ completeRedirect: async () => federated }, { conta: null });
    expect(app.state().conta.phase).toBe('incomplete');
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.ports.storage.linkRedirect.read()).toBe(BUSCA);
  });

  it.each([
    ['said nothing', async () => null],
    ['said so', () => Promise.reject(new IdentityError('cancelled', mensagensIdentidade.generico, 'OAuthSignIn'))],
  ])(
    'leads home with a message when the person turned back there and the provider %s [FC3]',
    async (_, completeRedirect) => {
      const app = await returned({ completeRedirect });
      expect(app.ports.navigation.path).toBe('/home');
      expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
      expect(app.state().interface.toasts).toMatchObject([{ tone: 'info' }]);
    },
  );

  it('leaves signed in whoever had left signed in, to prove who they are once more, and turned back', async () => {
    const app = await returned({ completeRedirect: async () => null, currentSession: async () => federated });
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', provedor: 'google' });
    expect(app.ports.storage.provedor.read()).toBe('google');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'info' }]);
  });

  it('says why, and goes on as the service user, when the code was refused [FC2]', async () => {
    const refused = new IdentityError('refused', mensagensIdentidade.generico, 'OAuthSignInException');
    const app = await returned({ completeRedirect: () => Promise.reject(refused) });
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger' }]);
  });

  it('exchanges no code that this browser did not leave for, and offers to begin anew [FC1, FC2, FC9]', async () => {
    const app = await returned({ currentSession: async () => null }, { left: false });
    expect(app.ports.identity.completeRedirect).not.toHaveBeenCalled();
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'warning' }]);
    expect(app.state().entrar.open).toBe(true);
  });

  it('leaves a session alone that is there when an old return is replayed [FC1]', async () => {
    const app = await returned({ currentSession: async () => federated }, { left: false });
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('tells the other tabs of the sign-in, and of nothing else', async () => {
    const app = await returned({ completeRedirect: async () => federated });
    expect(app.ports.tabs.announce).toHaveBeenCalledWith('iniciada');
    const turnedBack = await returned({ completeRedirect: async () => null });
    expect(turnedBack.ports.tabs.announce).not.toHaveBeenCalled();
  });

  it('forgets the way in of somebody who turned back, also where the provider does not say who is signed in', async () => {
    const app = await returned({
      completeRedirect: async () => null,
      currentSession: () => Promise.reject(new IdentityError('transient', 'Network Error', 'NetworkError')),
    });
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.ports.storage.provedor.remove).toHaveBeenCalled();
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'info' }]);
  });

  it('says nothing of a return without a code that nobody began: an old address was opened', async () => {
    const app = startWorkflow(workflows, { identity: { currentSession: async () => null } });
    app.ports.navigation.path = '/callback/';
    app.emit('AppIniciado');
    await app.settle();
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.toasts).toEqual([]);
    expect(app.state().entrar.open).toBe(false);
  });

  it('goes on as the service user, and says that something is wrong, after a fault of ours', async () => {
    const app = await returned({ completeRedirect: () => Promise.reject(new TypeError('x is not a function')) });
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.state().interface.alerta).toBe(true);
  });
});
