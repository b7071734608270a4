/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { type Browser, overNetwork, startBrowser } from '../../../../server/identity/testing/browser';
import { listenIdentity } from '../../../../server/identity/testing/listenIdentity';
import type { StartedIdentity } from '../../../../server/identity/testing/startIdentity';
import { CALLBACK_NATIVO, resolveDeepLink } from '../../../domain/aplicativo/deepLink';
import { awaitedState } from '../../native/awaitedState';
import { webNative } from '../../native/webNative';
import type { IdentityPort } from '../../ports';
import type { ProviderReturn } from '../../portsNative';
import { createAmplifyIdentity, loadAmplify } from './amplifyIdentity';
import { hasStoredSession } from '../storedSession';

const MARIA = { account: 'Google_100000000000000000002' };

/** Unmodified aws-amplify in a simulated shell, whose system browser opens the provider's pages. */
describe('the identity adapter in the mobile app', () => {
  let idp: StartedIdentity;
  let identity: IdentityPort;
  let systemBrowser: Browser;
  let opened: URL[] = [];
  let closed = 0;
  let answer: (url: URL) => Promise<ProviderReturn>;

  const openProvider = (url: string): Promise<ProviderReturn> => {
    opened.push(new URL(url));
    return answer(new URL(url));
  };
  const signsInThere = async ({ searchParams }: URL): Promise<ProviderReturn> => {
    await systemBrowser.authorize(Object.fromEntries(searchParams));
    return { type: 'success', url: (await systemBrowser.submit(MARIA)).target ?? '' };
  };

  beforeAll(async () => {
    idp = await listenIdentity({ origins: [window.location.origin] });
    const { host, origin } = new URL(idp.identity.context.pool.publicUrl);
    const config = { ...idp.identity.configFor(origin), hostedUiDomain: `${host}/_idp` };
    const closeProvider = () => void (closed += 1);
    const native = { ...webNative, present: true, openProvider, closeProvider };
    identity = createAmplifyIdentity(
      () => Promise.resolve(config),
      loadAmplify(() => undefined, native),
    );
  });
  beforeEach(() => {
    systemBrowser = startBrowser(overNetwork(new URL(idp.identity.context.pool.publicUrl).origin));
    opened = [];
    closed = 0;
    answer = signsInThere;
  });
  afterEach(() => window.localStorage.clear());
  afterAll(() => idp.app.close());

  it('signs in through the system’s browser, and the page stays where it is [§4.entrar.2] [FC10]', async () => {
    const before = window.location.href;
    await identity.signInWithProvider('google', null);
    expect(await identity.currentSession()).toMatchObject({ email: 'maria@gmail.test', provedor: 'google' });
    expect(opened[0]?.searchParams.get('redirect_uri')).toBe(CALLBACK_NATIVO);
    expect(opened[0]?.searchParams.get('identity_provider')).toBe('Google');
    expect(window.location.href).toBe(before);
  });

  it('waits for exactly the answer that the provider sends, by the link’s own rules [FC2]', async () => {
    let leadsTo: string | undefined;
    answer = async (url) => {
      const back = await signsInThere(url);
      if (back.type === 'success') leadsTo = resolveDeepLink(back.url, { iniciando: true, state: awaitedState() }).tipo;
      return back;
    };
    await identity.signInWithProvider('google', '/resultado-busca-viagens?idaVolta=true');
    expect(leadsTo).toBe('callback');
    expect(awaitedState()).toBeNull();
  });

  it('is told that the person turned back, and nobody is signed in [FC3]', async () => {
    answer = async () => ({ type: 'canceled' });
    await expect(identity.signInWithProvider('google', null)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(hasStoredSession()).toBe(false);
  });

  it('refuses an answer with another state [FC2]', async () => {
    answer = async (url) => {
      const back = await signsInThere(url);
      return back.type === 'success' ? { ...back, url: back.url.replace(/state=[^&]+/, 'state=forged') } : back;
    };
    await expect(identity.signInWithProvider('google', null)).rejects.toMatchObject({ kind: 'refused' });
    expect(await identity.currentSession()).toBeNull();
  });

  it('ends the session of the provider’s pages too, where they hold it, and puts them away [FC8]', async () => {
    await identity.signInWithProvider('google', null);
    let leadsTo: string | undefined;
    answer = async ({ searchParams }) => {
      leadsTo = (await systemBrowser.logout(searchParams.get('logout_uri') ?? '')).target;
      return { type: 'canceled' };
    };
    await identity.signOut();
    expect(hasStoredSession()).toBe(false);
    expect(opened.at(-1)?.pathname).toBe('/_idp/logout');
    expect(leadsTo).toBe('itape://localhost/home');
    expect(closed).toBe(1);
  });

  it('opens nothing to sign out who came by password', async () => {
    await identity.signIn('cliente@itape.test', 'senha123');
    await identity.signOut();
    expect(hasStoredSession()).toBe(false);
    expect(opened).toEqual([]);
  });
});
