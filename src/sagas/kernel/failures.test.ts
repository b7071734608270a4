import { failed, offline, refused, succeeded } from '../../../tests/support/builders';
import { runFlow } from '../../../tests/support/runFlow';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { IdentityError, type IdentityErrorKind } from '../../services/identityError';
import type { HttpResult } from '../../services/ports';
import { answerFailure, failureClass, type FailureClass } from './failures';
import { CallFailed, requestOrFail } from './request';

const failureOf = (result: HttpResult<never>) => {
  if (result.ok) throw new Error('not a failure');
  return new CallFailed(result.failure);
};
const identity = (kind: IdentityErrorKind) => new IdentityError(kind, 'x', 'x');

describe('the class of a failure', () => {
  it.each<[string, unknown, FailureClass]>([
    ['the provider ended the session', identity('session'), 'session'],
    ['the provider refused', identity('refused'), 'transient'],
    ['the provider is away', identity('transient'), 'transient'],
    ['a renewal did not mend a refusal', failureOf(failed({ kind: 'identity', codigo: 'x' })), 'session'],
    ['a right is missing', failureOf(refused(403)), 'forbidden'],
    ['the server refused', failureOf(refused(409)), 'transient'],
    ['the network is away', failureOf(offline()), 'transient'],
    ['a fault of ours', new Error('bug'), 'transient'],
  ])('where %s', (_, error, expected) => {
    expect(failureClass(error)).toBe(expected);
  });

  it('of the session ends it as revoked', async () => {
    const app = await runFlow(function* flow() {
      yield* signedInFlow()();
      return yield* answerFailure(identity('session'));
    });
    expect(app.value()).toBe('session');
    expect(app.events).toContainEqual({ type: 'SessaoEncerrada', payload: { motivo: 'revogada' } });
  });

  it('of a right leads home and warns, and the session stays', async () => {
    const app = await runFlow(function* flow() {
      yield* signedInFlow()();
      return yield* answerFailure(failureOf(refused(403)));
    });
    expect(app.state().interface).toMatchObject({
      alerta: false,
      toasts: [{ tone: 'warning', texto: 'Você não tem acesso a esta área.' }],
    });
    expect(app.ports.navigation.go).toHaveBeenCalledWith('/home');
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });
});

describe('a call that must succeed', () => {
  const ask = (reply: HttpResult<unknown>) =>
    runFlow(() => requestOrFail<number>({ method: 'GET', path: '/x' }), { replies: { 'GET /x': reply } });

  it('gives its value', async () => {
    expect((await ask(succeeded(7))).value()).toBe(7);
  });

  it.each([
    [refused(409), 'refused 409'],
    [offline(), 'transient'],
  ])('fails by the name of what happened: %#', async (reply, message) => {
    const app = await ask(reply);
    expect(app.value()).toBeUndefined();
    expect(app.ports.log.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'CallFailed', message }));
  });
});
