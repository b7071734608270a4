import { CANCEL } from 'redux-saga';
import { umaIdentidade } from '../../../../tests/support/builders';
import { entrarNaTela } from '../../../../tests/support/entrarNaTela';
import { startWorkflow } from '../../../../tests/support/startWorkflow';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import { IdentityError } from '../../../services/identityError';
import type { SignInStep } from '../../../services/ports';
import { workflows } from '../../root';
import { done, credenciais, BUSCA, started } from '../../../../tests/support/startedEntrar';

describe('a new password that is required', () => {
  it('and was lost with a reload is told, once, and the sign-in begins anew [SI3]', async () => {
    let lost = true;
    const takeLostChallenge = () => lost && !(lost = false);
    const app = await started({ takeLostChallenge });
    expect(entrarNaTela(app.state())).toMatchObject({ open: true, etapa: 'entrar' });
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'warning' }]);
    app.emit('EntrarFechado');
    app.emit('AppIniciado');
    await app.settle();
    expect(app.state().entrar.open).toBe(false);
    expect(app.phase()).toBe('anonymous');
  });

  it.each(['SignInException', 'NotAuthorizedException'])(
    'leads back to the start when it is over: %s [SI3]',
    async (codigo) => {
      const over = new IdentityError('refused', mensagensIdentidade.generico, codigo);
      const app = await started({
        signIn: async () => ({ step: 'newPassword' }),
        submitNewPassword: () => Promise.reject(over),
      });
      app.emit('EntrarPedido');
      await app.settle();
      app.emit('CredenciaisEnviadas', credenciais);
      await app.settle();
      app.emit('NovaSenhaEnviada', { senha: 'nova1234' });
      await app.settle();
      expect(entrarNaTela(app.state())).toMatchObject({ etapa: 'entrar', email: credenciais.email, sending: false });
      expect(entrarNaTela(app.state()).erro?.explicacao).toMatch(/expirou/);

      app.ports.identity.signIn = async () => done;
      app.emit('CredenciaisEnviadas', credenciais);
      await app.settle();
      expect(app.phase()).toBe('signedIn');
    },
  );

  it('stays where it is for a password that is too weak', async () => {
    const weak = new IdentityError('refused', mensagensIdentidade.generico, 'InvalidPasswordException');
    const app = await started({
      signIn: async () => ({ step: 'newPassword' }),
      submitNewPassword: () => Promise.reject(weak),
    });
    app.emit('EntrarPedido');
    await app.settle();
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    app.emit('NovaSenhaEnviada', { senha: 'nova12' });
    await app.settle();
    expect(app.state().entrar.etapa).toBe('novaSenha');
  });
});

describe('where the browser keeps nothing', () => {
  it('the person is signed in for as long as the page lives, and told so [SI6]', async () => {
    const app = await started({ currentSession: async () => umaIdentidade() }, { storage: { remembers: () => false } });
    expect(app.phase()).toBe('signedIn');
    expect(app.state().interface.toasts).toMatchObject([
      { tone: 'info', texto: expect.stringMatching(/não será lembrada/) },
    ]);
  });
});

describe('a session that the provider ended', () => {
  it.each([
    'UserNotFoundException',
    'NotAuthorizedException',
    'TokenRevokedException',
    'RefreshTokenReuseException',
    'PasswordResetRequiredException',
  ])('by %s is cleaned up, and the app goes on as the service user [SI9, SV11, §8.recusas.1]', async (codigo) => {
    const app = await started({ currentSession: async () => umaIdentidade() });
    app.ports.navigation.path = '/minhas-viagens';
    app.ports.storage.dispositivo.write('web-1');
    app.ports.identity.currentSession = () =>
      Promise.reject(new IdentityError('session', 'Authentication Error', codigo));
    app.emit('SessaoMudouEmOutraAba', { motivo: 'iniciada' });
    await app.settle();
    expect(app.phase()).toBe('anonymous');
    expect(app.state().conta).toEqual({ phase: 'absent' });
    expect(app.ports.storage.provedor.read()).toBeNull();
    expect(app.ports.storage.dispositivo.read()).toBe('web-1');
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.alerta).toBe(false);
  });
});

describe('the custom state of a federated sign-in', () => {
  it('takes the link along to the provider [§4.guard.5]', async () => {
    const app = await started();
    app.ports.navigation.path = BUSCA;
    app.emit('EntrarPedido');
    await app.settle();
    app.emit('LoginFederadoEscolhido', { provedor: 'apple' });
    await app.settle();
    expect(app.ports.identity.signInWithProvider).toHaveBeenCalledWith('apple', BUSCA);
  });

  it('resumes a search at once for whoever is in and has an account [§4.guard.5]', async () => {
    const app = await started({ currentSession: async () => umaIdentidade() });
    app.emit('LinkGuardado', { link: BUSCA });
    await app.settle();
    expect(app.ports.navigation.path).toBe(BUSCA);
    expect(app.ports.storage.linkRedirect.read()).toBeNull();
  });

  it('leads home first when nobody is in yet, and the link is kept for when somebody is [§4.guard.6]', async () => {
    const app = await started();
    app.emit('LinkGuardado', { link: BUSCA });
    await app.settle();
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.ports.storage.linkRedirect.read()).toBe(BUSCA);
  });

  it.each(['/minhas-viagens', 'https://evil.test/?idaVolta=true', '//evil.test/?idaVolta=true', 'javascript:alert(1)'])(
    'leads home with %s, which is no search [§4.guard.6]',
    async (link) => {
      const app = await started({ currentSession: async () => umaIdentidade() });
      app.emit('LinkGuardado', { link });
      await app.settle();
      expect(app.ports.navigation.replace).toHaveBeenLastCalledWith('/home');
      expect(app.ports.navigation.go).not.toHaveBeenCalled();
    },
  );
});

describe('the way back from the provider', () => {
  it('that takes too long ends with a message, and the app goes on as the service user [FC5]', async () => {
    const app = startWorkflow(workflows, {
      identity: {
        completeRedirect: () => Promise.reject(new IdentityError('transient', 'Authentication Error', 'TimeoutError')),
      },
    });
    app.ports.navigation.path = '/callback/?code=abc&state=def';
    app.ports.storage.iniciandoLoginFederado.write('true');
    app.emit('AppIniciado');
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger' }]);
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBeNull();
  });
});

describe('a sign-in that the person gives up while it is under way', () => {
  type Emit = Awaited<ReturnType<typeof started>>['emit'];

  /** A pending sign-in whose provider answers on demand, with a spy on its cancellation. */
  async function underWay() {
    let answer: (step: SignInStep) => void = () => undefined;
    const givenUp = jest.fn();
    const signIn = jest.fn(() =>
      Object.assign(new Promise<SignInStep>((resolve) => (answer = resolve)), { [CANCEL]: givenUp }),
    );
    const app = await started({ signIn, submitNewPassword: signIn });
    app.emit('EntrarPedido');
    await app.settle();
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    return { ...app, givenUp, signIn, answer: (step: SignInStep) => answer(step) };
  }

  it.each([
    ['by closing the dialog', (emit: Emit) => emit('EntrarFechado')],
    ['by going on to another step', (emit: Emit) => emit('EtapaEntrarTrocada', { etapa: 'esqueciSenha' })],
    ['by turning the device', (emit: Emit) => emit('LarguraCruzada', { responsivo: true })],
  ])('%s is given up at the provider too, and signs nobody in', async (_, leave) => {
    const app = await underWay();
    leave(app.emit);
    app.answer(done);
    await app.settle();
    expect(app.givenUp).toHaveBeenCalledTimes(1);
    expect(app.phase()).toBe('anonymous');
    expect(app.events.some(({ type }) => type === 'SessaoIniciada')).toBe(false);
  });

  it('with the new password on its way is given up as well', async () => {
    const app = await underWay();
    app.answer({ step: 'newPassword' });
    await app.settle();
    app.emit('NovaSenhaEnviada', { senha: 'nova1234' });
    await app.settle();
    expect(app.signIn).toHaveBeenCalledTimes(2);
    app.emit('EntrarFechado');
    app.answer(done);
    await app.settle();
    expect(app.givenUp).toHaveBeenCalledTimes(1);
    expect(app.phase()).toBe('anonymous');
  });

  it('is not given up once it has succeeded', async () => {
    const app = await underWay();
    app.answer(done);
    await app.settle();
    app.emit('EntrarFechado');
    await app.settle();
    expect(app.givenUp).not.toHaveBeenCalled();
    expect(app.phase()).toBe('signedIn');
  });
});
