import { entrarNaTela } from '../../../tests/support/entrarNaTela';
import { runFlow } from '../../../tests/support/runFlow';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { IdentityError } from '../../services/identityError';
import { becameAnonymous } from '../../store/sessao/sessao';
import { type Flow, put } from '../kernel/effects';
import { missing, tryIdentity } from './tryIdentity';

const refusal = new IdentityError('refused', 'Authentication Error', 'NotAuthorizedException');
const attempt = (error: Error | null, email?: string, before: () => Flow = function* nothing() {}) =>
  runFlow(function* flow() {
    yield* before();
    return yield* tryIdentity(() => (error ? Promise.reject(error) : Promise.resolve(7)), email);
  });

describe('an attempt at the provider', () => {
  it('gives what it gave, and keeps the address that was typed', async () => {
    const app = await attempt(null, 'ana@itape.test');
    expect(app.value()).toEqual({ value: 7 });
    expect(entrarNaTela(app.state())).toMatchObject({ sending: false, email: 'ana@itape.test', erro: null });
    expect((await attempt(null)).state().entrar.email).toBe('');
  });

  it('that is refused is explained in the dialog, and is no fault of ours', async () => {
    const app = await attempt(refusal);
    expect(app.value()).toBeNull();
    const erro = { codigo: 'Authentication Error', explicacao: 'E-mail ou senha incorretos.' };
    expect(entrarNaTela(app.state())).toMatchObject({ sending: false, erro });
    expect(app.ports.log.error).not.toHaveBeenCalled();
    expect(app.ports.log.info).toHaveBeenCalledWith('Authentication Error', { codigo: 'NotAuthorizedException' });
  });

  it('that fails for a fault of ours is told as such, and logged', async () => {
    const bug = new Error('bug');
    const app = await attempt(bug);
    expect(app.ports.log.error).toHaveBeenCalledWith(bug, 'entrar');
    expect(entrarNaTela(app.state()).erro?.explicacao).toMatch(/\w/);
  });

  it('leaves who is not known yet as the service user, once', async () => {
    expect((await attempt(refusal)).state().sessao).toMatchObject({ login: { phase: 'anonymous' }, epoca: 1 });
    const app = await attempt(refusal, undefined, function* anonymous() {
      yield* put(becameAnonymous());
    });
    expect(app.state().sessao.epoca).toBe(1);
  });

  it('ends nobody’s session', async () => {
    const app = await attempt(refusal, undefined, signedInFlow());
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('is not made where it would be refused anyway', async () => {
    const app = await runFlow(() => missing('Authentication Error', 'Confira o e-mail.'));
    expect(app.value()).toBeNull();
    expect(entrarNaTela(app.state()).erro).toEqual({ codigo: 'Authentication Error', explicacao: 'Confira o e-mail.' });
  });
});
