import { type StartedIdentity, startIdentity } from '../testing/startIdentity';

const EMAIL = 'nova@itape.test';
const LINK = /http:\/\/localhost:8080(\/_idp\/confirmUser\?\S+)$/;

describe('a pool that confirms by link', () => {
  let idp: StartedIdentity;
  beforeEach(async () => {
    idp = await startIdentity({ confirmacao: 'link' });
    await idp.call('SignUp', { Username: EMAIL, Password: 'senha123' });
  });
  afterEach(() => idp.app.close());

  const linkSent = () =>
    LINK.exec(idp.outbox.findLast(({ to }) => to === EMAIL)?.body ?? '')?.[1] ?? 'no link was sent';

  it('says so in the configuration of the web', () => {
    expect(idp.identity.configFor('http://localhost:8080').confirmacao).toBe('link');
  });

  it('lets the person in once the link of the e-mail was opened, in whatever browser [§9.esperas.1]', async () => {
    await expect(idp.signIn(EMAIL)).rejects.toThrow('UserNotConfirmedException');
    const page = await idp.app.inject(linkSent());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Seu e-mail foi confirmado.');
    expect((await idp.signIn(EMAIL)).AccessToken).not.toBe('');
  });

  it('sends another link on demand, which makes the first one worthless', async () => {
    const first = linkSent();
    await idp.call('ResendConfirmationCode', { Username: EMAIL });
    expect((await idp.app.inject(first)).statusCode).toBe(400);
    expect((await idp.app.inject(linkSent())).statusCode).toBe(200);
  });

  it.each([
    ['another client', 'client_id', 'other'],
    ['another person', 'user_name', 'nobody'],
    ['a guessed code', 'confirmation_code', '0'],
  ])('confirms nobody by a link of %s', async (_, name, value) => {
    const url = new URL(linkSent(), 'http://localhost:8080');
    url.searchParams.set(name, value);
    expect((await idp.app.inject(url.pathname + url.search)).statusCode).toBe(400);
    await expect(idp.signIn(EMAIL)).rejects.toThrow('UserNotConfirmedException');
  });

  it('writes a code, not a link, where a password is forgotten', async () => {
    await idp.app.inject(linkSent());
    await idp.call('ForgotPassword', { Username: EMAIL });
    expect(idp.outbox.at(-1)?.body).toMatch(/^Seu código é \d{6}\.$/);
  });
});

it('a pool that is told nothing confirms by code', async () => {
  const idp = await startIdentity();
  expect(idp.identity.configFor('http://localhost:8080').confirmacao).toBe('codigo');
  await idp.call('SignUp', { Username: EMAIL, Password: 'senha123' });
  expect(idp.outbox.at(-1)?.body).toMatch(/^Seu código é \d{6}\.$/);
  await idp.app.close();
});
