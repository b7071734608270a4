/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { type Browser, overNetwork, startBrowser } from '../../../../server/identity/testing/browser';
import { listenIdentity } from '../../../../server/identity/testing/listenIdentity';
import type { StartedIdentity } from '../../../../server/identity/testing/startIdentity';
import type { IdentityPort } from '../../ports';
import { createAmplifyIdentity, loadAmplify } from './amplifyIdentity';
import { hasStoredSession, isRedirectInFlight } from '../storedSession';

const PREFIX = 'CognitoIdentityServiceProvider.itapelocalwebclient0000001';
const MARIA = { account: 'Google_100000000000000000002' };

/** The return from the hosted pages: Amplify finds the code in the address and exchanges it by itself. */
describe('the identity adapter on /callback [§7.provedor.1]', () => {
  const callback = `${window.location.origin}/callback/`;
  let idp: StartedIdentity;
  let browser: Browser;

  beforeAll(async () => {
    idp = await listenIdentity({ origins: [window.location.origin] });
  });
  beforeEach(() => {
    browser = startBrowser(overNetwork(new URL(idp.identity.context.pool.publicUrl).origin));
  });
  afterEach(() => window.localStorage.clear());
  afterAll(() => idp.app.close());

  const customStates: string[] = [];
  const connect = (): IdentityPort => {
    const { host, origin } = new URL(idp.identity.context.pool.publicUrl);
    const config = { ...idp.identity.configFor(origin), redirectSignIn: [callback], hostedUiDomain: `${host}/_idp` };
    return createAmplifyIdentity(
      () => Promise.resolve(config),
      loadAmplify((link) => void customStates.push(link)),
    );
  };

  /** Leaves the state in the storage that Amplify writes before redirecting. */
  const leaveFor = async (state: string) => {
    window.localStorage.setItem(`${PREFIX}.inflightOAuth`, 'true');
    window.localStorage.setItem(`${PREFIX}.oauthState`, state);
    window.localStorage.setItem(`${PREFIX}.oauthPKCE`, browser.verifier);
    await browser.authorize({ identity_provider: 'Google', prompt: 'login', redirect_uri: callback, state });
  };
  const comeBack = (target: string | undefined) => window.history.replaceState(null, '', target);

  it('exchanges the code over plain http on this machine, and the session is there', async () => {
    await leaveFor('s1');
    comeBack((await browser.submit(MARIA)).target);
    expect(hasStoredSession()).toBe(true);
    const identity = connect();
    expect(await identity.completeRedirect()).toMatchObject({
      sub: '00000000-0000-4000-8000-000000000003',
      email: 'maria@gmail.test',
      nome: 'Maria Completa',
      provedor: 'google',
      grupos: [],
    });
    expect((await identity.currentSession())?.email).toBe('maria@gmail.test');
    expect(window.location.search).toBe('');
  });

  it('brings back the link that went along, whatever the storage forgot [§4.guard.5, FC9]', async () => {
    const link = '/resultado-busca-viagens?idaVolta=true';
    // Amplify's format: random part, dash, custom state in hexadecimal.
    const state = `s5-${Buffer.from(link).toString('hex')}`;
    await leaveFor(state);
    comeBack((await browser.submit(MARIA)).target);
    expect(await connect().completeRedirect()).not.toBeNull();
    expect(customStates).toContain(link);
  });

  it('is quietly nobody when the person cancelled', async () => {
    await leaveFor('s2');
    comeBack((await browser.submit({ cancel: '1' })).target);
    expect(await connect().completeRedirect()).toBeNull();
  });

  it('refuses an answer to a question it did not ask', async () => {
    await leaveFor('s3');
    const { target = '' } = await browser.submit(MARIA);
    comeBack(target.replace('state=s3', 'state=forged'));
    await expect(connect().completeRedirect()).rejects.toMatchObject({ name: 'IdentityError', kind: 'refused' });
    expect(hasStoredSession()).toBe(true);
    comeBack('/home');
    expect(hasStoredSession()).toBe(false);
  });

  it('does not wait for a way back that nobody is on', async () => {
    comeBack('/callback/?code=old&state=old');
    expect(await connect().completeRedirect()).toBeNull();
  });

  describe('when the token endpoint fails', () => {
    const original = window.fetch;
    afterEach(() => {
      window.fetch = original;
      comeBack('/home');
    });

    /** Injects faults between Amplify and the token endpoint, call by call. */
    const between = async (state: string, ...faults: ((send: () => Promise<Response>) => Promise<Response>)[]) => {
      let calls = 0;
      window.fetch = (input, init) => {
        if (!new Request(input).url.endsWith('/oauth2/token')) return original(input, init);
        calls += 1;
        const send = () => original(input, init);
        return (faults.shift() ?? send)(send);
      };
      await leaveFor(state);
      comeBack((await browser.submit(MARIA)).target);
      return { identity: connect(), calls: () => calls };
    };
    const broken = async () => new Response('<h1>502</h1>', { status: 502 });
    const lost = (send: () => Promise<Response>) => send().then(() => Promise.reject(new TypeError('Failed to fetch')));

    it('once, the sign-in goes on as if nothing had been [FC5]', async () => {
      const { identity, calls } = await between('s6', broken);
      expect(await identity.completeRedirect()).toMatchObject({ nome: 'Maria Completa' });
      expect(calls()).toBe(2);
    });

    it('again, it is given up as nobody’s fault, and can be begun anew [FC5]', async () => {
      const { identity } = await between('s7', broken, broken);
      await expect(identity.completeRedirect()).rejects.toMatchObject({ kind: 'transient', message: 'Network Error' });
      expect(isRedirectInFlight()).toBe(false);
      expect(hasStoredSession()).toBe(false);
    });

    it('after it took the code, a second try is refused, and nobody is half signed in [FC5]', async () => {
      const { identity, calls } = await between('s8', lost);
      await expect(identity.completeRedirect()).rejects.toMatchObject({ kind: 'refused' });
      expect(calls()).toBe(2);
      expect(hasStoredSession()).toBe(false);
    });
  });
});
