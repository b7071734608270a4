/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { type Browser, overNetwork, startBrowser } from '../../../server/identity/testing/browser';
import { listenIdentity } from '../../../server/identity/testing/listenIdentity';
import type { StartedIdentity } from '../../../server/identity/testing/startIdentity';
import type { IdentityPort } from '../ports';
import { createAmplifyIdentity, loadAmplify } from './amplifyIdentity';
import { hasStoredSession } from './storedSession';

const PREFIX = 'CognitoIdentityServiceProvider.itapelocalwebclient0000001';
const MARIA = { account: 'Google_100000000000000000002' };

/** The way back from the hosted pages: Amplify finds the code in the address and exchanges it by itself. */
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

  /** What Amplify leaves in the storage when it sends the browser away. */
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
    // Amplify's own form: its random part, a dash, the custom state in hexadecimal digits.
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
});
