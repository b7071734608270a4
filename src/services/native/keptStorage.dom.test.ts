import { AGORA, offline, succeeded } from '../../../tests/support/builders';
import { umBilhete, umItem, umPedido } from '../../../tests/support/viagemBuilders';
import { installFakeNative, removeFakeNative } from '../../../tests/support/fakeNative';
import { createHttp } from '../http/createHttp';
import { tokenStorage } from '../identity/storedSession';
import { IdentityError } from '../identityError';
import type { HttpRequest, HttpResult } from '../ports';
import { createStorage } from '../storage/createStorage';
import { createKeepReads } from '../storage/keptReads';

const PREFIX = 'CognitoIdentityServiceProvider.c.';
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Storage of the telephone, which survives the web view's. */
interface Telephone {
  preferences: Map<string, string>;
  safe: Map<string, string>;
}
const umTelefone = (): Telephone => ({ preferences: new Map(), safe: new Map() });

/** Starts the app on a telephone with a new page, whose web view the system may have cleared. */
async function startApp({ preferences, safe }: Telephone, answers: Record<string, unknown> = {}): Promise<void> {
  closeApp();
  const shell = installFakeNative('ios', ['App', 'Browser', 'Preferences', 'SecureStoragePlugin']);
  const shelf = (map: Map<string, string>, plugin: string, keys: () => object) => ({
    [`${plugin}.keys`]: keys,
    [`${plugin}.get`]: ({ key }: { key: string }) => ({ value: map.get(key) ?? null }),
    [`${plugin}.set`]: ({ key, value }: { key: string; value: string }) => void map.set(key, value),
    [`${plugin}.remove`]: ({ key }: { key: string }) => void map.delete(key),
  });
  Object.assign(
    shell.answers,
    shelf(preferences, 'Preferences', () => ({ keys: [...preferences.keys()] })),
    shelf(safe, 'SecureStoragePlugin', () => ({ value: [...safe.keys()] })),
    answers,
  );
  await jest.isolateModulesAsync(async () => {
    const { createCapacitorNative } = await import('./capacitorNative');
    await createCapacitorNative();
  });
}

const webStorage = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};

/** Discards the page with everything in its window. */
function closeApp(): void {
  Object.defineProperty(window, 'localStorage', webStorage);
  removeFakeNative();
}

afterEach(() => {
  closeApp();
  window.localStorage.clear();
});

const storage = () =>
  createStorage(
    () => window.localStorage,
    () => window.sessionStorage,
  );

/** Signs in and stores what the app stores: tokens under Amplify's keys, settings under the specification's. */
async function signIn(sub = 'ana'): Promise<void> {
  await tokenStorage.setItem(`${PREFIX}LastAuthUser`, sub);
  await tokenStorage.setItem(`${PREFIX}${sub}.accessToken`, 'token');
  storage().dispositivo.write('web-1');
  storage().provedor.write('google');
  storage().sessaoAnterior.write('/resultado-busca-viagens?idaVolta=true');
  await settle();
}

const settingsOf = ({ preferences }: Telephone) =>
  [...preferences.keys()].filter((key) => key !== 'itape.instalado').sort();

describe('what the mobile app keeps', () => {
  it('is there again after the system has cleared the web view [NR3]', async () => {
    const telephone = umTelefone();
    await startApp(telephone);
    await signIn();
    closeApp();
    window.localStorage.clear();
    await startApp(telephone);
    expect(storage().dispositivo.read()).toBe('web-1');
    expect(storage().provedor.read()).toBe('google');
    expect(storage().sessaoAnterior.read()).toBe('/resultado-busca-viagens?idaVolta=true');
    expect(await tokenStorage.getItem(`${PREFIX}ana.accessToken`)).toBe('token');
    expect(Object.keys(window.localStorage).sort()).toEqual(
      [`${PREFIX}LastAuthUser`, `${PREFIX}ana.accessToken`, 'dispositivo', 'provedor', 'sessaoAnterior'].sort(),
    );
  });

  it('is there again even where nothing but a token was kept [NR3]', async () => {
    const telephone = umTelefone();
    await startApp(telephone);
    await tokenStorage.setItem(`${PREFIX}LastAuthUser`, 'ana');
    await settle();
    closeApp();
    await startApp(telephone);
    expect(await tokenStorage.getItem(`${PREFIX}LastAuthUser`)).toBe('ana');
    expect(Object.keys(window.localStorage)).toEqual([`${PREFIX}LastAuthUser`]);
  });

  it('keeps tokens in the safe alone, neither among the preferences nor in the web view [NR3]', async () => {
    const telephone = umTelefone();
    await startApp(telephone);
    await signIn();
    expect(settingsOf(telephone)).toEqual(['dispositivo', 'provedor', 'sessaoAnterior']);
    expect([...telephone.safe.keys()].sort()).toEqual([`${PREFIX}LastAuthUser`, `${PREFIX}ana.accessToken`]);
    closeApp();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  it('is gone with whoever signs out, but for the device’s own record [NR3, LG1]', async () => {
    const telephone = umTelefone();
    await startApp(telephone);
    await signIn();
    createKeepReads(() => window.localStorage)({ method: 'GET', path: '/Pedidos' }, succeeded([{ id: 'p1' }]));
    await tokenStorage.clear();
    storage().clear();
    await settle();
    expect(settingsOf(telephone)).toEqual(['dispositivo']);
    expect([...telephone.safe]).toEqual([]);
  });

  it('is gone at the next start where the safe did not let go of it at the sign-out [NR3, LG1]', async () => {
    const telephone = umTelefone();
    await startApp(telephone, {
      'SecureStoragePlugin.remove': () => {
        throw new Error('locked');
      },
    });
    await signIn();
    await tokenStorage.clear();
    await settle();
    expect(telephone.safe.size).toBe(2);
    closeApp();
    await startApp(telephone);
    expect(await tokenStorage.getItem(`${PREFIX}ana.accessToken`)).toBeNull();
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))).toEqual([]);
    expect([...telephone.safe]).toEqual([]);
    expect([...telephone.preferences.keys()].filter((key) => key.startsWith('itape.removido.'))).toEqual([]);
  });

  it('is not read again even where the safe never lets go of it, and a new sign-in stays [NR3, LG1]', async () => {
    const telephone = umTelefone();
    const locked = {
      'SecureStoragePlugin.remove': () => {
        throw new Error('locked');
      },
    };
    await startApp(telephone, locked);
    await signIn();
    await tokenStorage.clear();
    await settle();
    closeApp();
    await startApp(telephone, locked);
    expect(await tokenStorage.getItem(`${PREFIX}ana.accessToken`)).toBeNull();
    await signIn();
    closeApp();
    await startApp(telephone, locked);
    expect(await tokenStorage.getItem(`${PREFIX}ana.accessToken`)).toBe('token');
  });

  it('is not taken up by an app that was installed anew, where the Keychain still remembers [NR3]', async () => {
    const telephone = umTelefone();
    telephone.safe.set(`${PREFIX}LastAuthUser`, 'somebody');
    telephone.safe.set('another.app', 'theirs');
    await startApp(telephone);
    await settle();
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect([...telephone.safe.keys()]).toEqual(['another.app']);
  });

  it('takes along what an earlier version has left in the web view [NR3]', async () => {
    window.localStorage.setItem('dispositivo', 'web-0');
    window.localStorage.setItem(`${PREFIX}LastAuthUser`, 'ana');
    const telephone = umTelefone();
    await startApp(telephone);
    await settle();
    expect(storage().dispositivo.read()).toBe('web-0');
    expect([...telephone.safe.keys()]).toEqual([`${PREFIX}LastAuthUser`]);
    closeApp();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  it.each([
    ['refuses', new Error('locked')],
    ['does not answer', () => new Promise(() => undefined)],
  ])('stays in the web view where the telephone %s [NR3]', async (_, keys) => {
    window.localStorage.setItem('dispositivo', 'web-0');
    await startApp(umTelefone(), { 'SecureStoragePlugin.keys': keys, 'Preferences.keys': keys });
    expect(storage().dispositivo.read()).toBe('web-0');
    expect(Object.getOwnPropertyDescriptor(window, 'localStorage')?.value).toBeUndefined();
  });
});

describe('tickets without a network', () => {
  const list: HttpRequest = { method: 'GET', path: '/Pedidos' };
  const ticket: HttpRequest = { method: 'GET', path: '/Bilhetes/b1' };
  const order: HttpRequest = { method: 'GET', path: '/Pedidos/p1' };
  const issued = umPedido({ situacao: 'emitido', expiraEm: null, itens: [umItem({ bilheteId: 'b1' })] });
  const read = (request: HttpRequest, result: HttpResult<unknown>) =>
    createKeepReads(
      () => window.localStorage,
      () => AGORA.getTime(),
    )(request, result);

  it('are shown as they were last read, even after the app was killed and the web view cleared [NR5]', async () => {
    const telephone = umTelefone();
    await startApp(telephone);
    await signIn();
    read(list, succeeded([issued]));
    read(order, succeeded(issued));
    read(ticket, succeeded(umBilhete()));
    await settle();
    closeApp();
    window.localStorage.clear();
    await startApp(telephone);
    expect(read(list, offline())).toEqual(succeeded([issued]));
    expect(read(order, offline())).toEqual(succeeded(issued));
    expect(read(ticket, offline())).toEqual(succeeded(umBilhete()));
  });

  it('are answered by the API’s port, even where the token is over and cannot be renewed [NR5]', async () => {
    await startApp(umTelefone());
    await signIn();
    let online = true;
    const send = async () => {
      if (!online) throw new IdentityError('transient', 'Network Error', 'NetworkError');
      return new Response(JSON.stringify({ data: [issued] }));
    };
    const { request } = createHttp(
      send,
      { onSessaoRecusada: () => undefined },
      createKeepReads(
        () => window.localStorage,
        () => AGORA.getTime(),
      ),
    );
    expect(await request(list)).toEqual(succeeded([issued]));
    online = false;
    expect(await request(list)).toEqual(succeeded([issued]));
    expect(await request({ method: 'GET', path: '/Bilhetes/b2' })).toEqual(offline());
  });
});
