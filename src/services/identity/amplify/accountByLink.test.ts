/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { listenIdentity } from '../../../../server/identity/testing/listenIdentity';
import type { StartedIdentity } from '../../../../server/identity/testing/startIdentity';
import type { IdentityPort } from '../../ports';
import { createAmplifyIdentity } from './amplifyIdentity';

const EMAIL = 'bia@itape.test';
const SENHA = 'chuva1234';

/** Unmodified aws-amplify at a provider that confirms addresses by link. */
describe('an account of a pool that confirms by link', () => {
  let idp: StartedIdentity;
  let identity: IdentityPort;

  beforeAll(async () => {
    idp = await listenIdentity({ origins: [window.location.origin], confirmacao: 'link' });
    const config = idp.identity.configFor(new URL(idp.identity.context.pool.publicUrl).origin);
    identity = createAmplifyIdentity(() => Promise.resolve({ ...config, localHttp: false }));
  });
  afterAll(() => idp.app.close());

  it('is told to wait for its link, and lets in once that was followed in another browser [§9.esperas.1]', async () => {
    expect(await identity.signUp(EMAIL, SENHA, 'Bia Lima')).toEqual({ destino: 'b***@i***', porLink: true });
    expect(await identity.signIn(EMAIL, SENHA)).toEqual({ step: 'confirmSignUp', email: EMAIL });

    const link = /https?:\/\/\S+$/.exec(idp.outbox.findLast(({ to }) => to === EMAIL)?.body ?? '')?.[0] ?? '';
    expect((await fetch(link)).status).toBe(200);

    expect(await identity.signIn(EMAIL, SENHA)).toMatchObject({ step: 'done', session: { email: EMAIL } });
    await identity.signOut();
  });
});
