import { offline } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SIGN_OUT_WAIT_MS } from '../../domain/base/constantes';
import { forgetReads } from '../../sagas/kernel/forgetReads';
import { sair } from '../../sagas/sessao/sair';
import { onEvent } from '../../sagas/kernel/supervised';
import { createAmplifyIdentity } from '../identity/amplify/amplifyIdentity';
import { createStorage } from './createStorage';

const PREFIX = 'CognitoIdentityServiceProvider.c.';

/** A shared browser with a signed-in person and pending work, whose provider is unreachable. */
function startShared(readConfig: () => Promise<never>) {
  window.localStorage.setItem(`${PREFIX}LastAuthUser`, 'ana');
  window.localStorage.setItem(`${PREFIX}ana.accessToken`, 'token');
  window.localStorage.setItem(`${PREFIX}ana.refreshToken`, 'token');
  const storage = createStorage(
    () => window.localStorage,
    () => window.sessionStorage,
  );
  storage.dispositivo.write('web-1');
  storage.provedor.write('google');
  storage.sessaoAnterior.write('/resultado-busca-viagens?idaVolta=true');
  storage.linkRedirect.write('/minhas-viagens');
  storage.buscasRecentes.write('[["1","4"]]');
  storage.trajetos.write('[["1",45]]');
  const leaving = onEvent(['SaidaPedida'], () => Promise.resolve(sair));
  return startWorkflow([signedInFlow(), forgetReads, leaving], {
    storage,
    identity: createAmplifyIdentity(readConfig),
    http: { request: async () => offline() },
  });
}

const leftBehind = () => [
  ...Object.entries(window.localStorage).map(([key, value]) => `${key}=${String(value)}`),
  ...Object.keys(window.sessionStorage),
];

describe('signing out on a device that is not only one’s own', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it.each([
    ['has no network', () => Promise.reject<never>(new TypeError('Failed to fetch'))],
    ['hears nothing of the provider', () => new Promise<never>(() => undefined)],
  ])('leaves nothing but the device’s own record, on one that %s [LG1]', async (_, readConfig) => {
    const app = startShared(readConfig);
    await app.settle();
    expect(app.state().conta.phase).toBe('complete');
    expect(JSON.stringify(app.state())).toContain('@itape.test');
    app.emit('SaidaPedida');
    await app.settle();
    await jest.advanceTimersByTimeAsync(SIGN_OUT_WAIT_MS);
    expect(leftBehind()).toEqual(['dispositivo=web-1']);
    expect(app.state()).toMatchObject({ sessao: { login: { phase: 'anonymous' } }, conta: { phase: 'absent' } });
    expect(JSON.stringify(app.state())).not.toContain('@itape.test');
    expect(app.ports.navigation.path).toBe('/home');
  });
});
