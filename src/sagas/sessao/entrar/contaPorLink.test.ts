import { entrarNaTela } from '../../../../tests/support/entrarNaTela';
import { AUTO_LOGIN_INTERVALO_MS, AUTO_LOGIN_LIMITE_MS } from '../../../domain/base/constantes';
import { IdentityError } from '../../../services/identityError';
import type { SignInStep } from '../../../services/ports';
import { done, credenciais, started } from '../../../../tests/support/startedEntrar';

describe('an account that is confirmed by a link', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function waiting(signIn: () => Promise<SignInStep>) {
    const asked = jest.fn(signIn);
    const app = await started({ signUp: async () => ({ destino: 'a***@i***', porLink: true }), signIn: asked });
    app.emit('EntrarPedido');
    await app.settle();
    app.emit('ContaNovaEnviada', { ...credenciais, nome: 'Ana Souza' });
    await app.settle();
    return { ...app, asked };
  }
  const unconfirmed = async (): Promise<SignInStep> => ({ step: 'confirmSignUp', email: credenciais.email });

  it('signs in by itself within five seconds of it, wherever it was followed [FC4, §9.esperas.1]', async () => {
    let confirmed = false;
    const app = await waiting(() => (confirmed ? Promise.resolve(done) : unconfirmed()));
    expect(entrarNaTela(app.state())).toMatchObject({ etapa: 'confirmarLink', destino: 'a***@i***' });
    await app.pass(4_999);
    expect(app.asked).not.toHaveBeenCalled();
    await app.pass(1);
    expect(app.asked).toHaveBeenCalledTimes(1);
    confirmed = true;
    await app.pass(5_000);
    expect(app.phase()).toBe('signedIn');
    expect(app.state().entrar.open).toBe(false);
  });

  it('asks 36 times in three minutes, and then says how to go on [FC4, §9.esperas.1]', async () => {
    const app = await waiting(unconfirmed);
    for (let ms = 0; ms < 180_000; ms += 5_000) await app.pass(5_000);
    expect(app.asked).toHaveBeenCalledTimes(36);
    await app.pass(60_000);
    expect(app.asked).toHaveBeenCalledTimes(36);
    expect(entrarNaTela(app.state())).toMatchObject({
      etapa: 'entrar',
      erro: { codigo: 'Please use your credentials to sign in' },
    });
  });

  it('goes by the clock: after a long sleep it asks once more and gives up [FC4]', async () => {
    const app = await waiting(unconfirmed);
    jest.setSystemTime(Date.now() + AUTO_LOGIN_LIMITE_MS);
    await app.pass(AUTO_LOGIN_INTERVALO_MS);
    expect(app.asked).toHaveBeenCalledTimes(1);
    expect(app.state().entrar.etapa).toBe('entrar');
  });

  it.each([
    ['a refusal of the provider', new IdentityError('refused', 'User is disabled.', 'UserDisabledException')],
    ['a fault of ours', new TypeError('not a function')],
  ])('ends with %s: it leads to signing in, where it is said [FC4]', async (_, failure) => {
    const app = await waiting(() => Promise.reject(failure));
    await app.pass(AUTO_LOGIN_INTERVALO_MS);
    const { etapa, erro } = entrarNaTela(app.state());
    expect(etapa).toBe('entrar');
    expect(erro?.explicacao).not.toBe('');
    const { length } = app.asked.mock.calls;
    await app.pass(AUTO_LOGIN_INTERVALO_MS);
    expect(app.asked).toHaveBeenCalledTimes(length);
  });

  it('goes on asking through a failure of the network, and not once the dialog is closed [FC4]', async () => {
    const app = await waiting(() => Promise.reject(new IdentityError('transient', 'Network Error', 'NetworkError')));
    await app.pass(AUTO_LOGIN_INTERVALO_MS);
    await app.pass(AUTO_LOGIN_INTERVALO_MS);
    expect(app.asked).toHaveBeenCalledTimes(2);
    app.emit('CodigoReenviado');
    await app.settle();
    expect(app.ports.identity.resendCode).toHaveBeenCalledTimes(1);
    app.emit('EntrarFechado');
    await app.pass(AUTO_LOGIN_INTERVALO_MS * 3);
    expect(app.asked).toHaveBeenCalledTimes(2);
  });
});
