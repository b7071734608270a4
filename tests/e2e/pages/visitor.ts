import { browser } from '@wdio/globals';
import { tokensOf, type Tokens } from './api';

/** An address of the product without a page of its own: its storage can be written before any of our code runs. */
const BLANK = '/config.json';

/** Forgets everybody: tokens, storages, and the cookies of shop and provider. No page of ours is open afterwards. */
export async function forgetVisitor(origin = ''): Promise<void> {
  await browser.url(origin + BLANK);
  await browser.execute(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // The provider's cookie stands under its own path, where the page's own commands do not reach.
  await browser.sendCommand('Network.clearBrowserCookies', {});
}

/** Somebody who was never here, at the home page. */
export async function freshVisitor(): Promise<void> {
  await forgetVisitor();
  await browser.url('/home');
}

/**
 * Somebody who signed in before: the provider's own tokens, as Amplify keeps them, are there when the next page is
 * opened. Signing in by the dialog is proved by the journeys of purchase, session, account and registration.
 */
export async function signedIn(email: string, origin = ''): Promise<void> {
  await forgetVisitor(origin);
  const kept = keptByAmplify(email, await tokensOf(email));
  await browser.execute((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
}

/** What Amplify writes after a sign-in by password: names and values of the local storage. */
function keptByAmplify(email: string, { clientId, access, id, refresh }: Tokens): [string, string][] {
  const username = usernameIn(access);
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  return [
    [`${client}.LastAuthUser`, username],
    [`${client}.${username}.accessToken`, access],
    [`${client}.${username}.idToken`, id],
    [`${client}.${username}.refreshToken`, refresh],
    [`${client}.${username}.clockDrift`, '0'],
    [`${client}.${username}.signInDetails`, JSON.stringify({ loginId: email, authFlowType: 'USER_PASSWORD_AUTH' })],
  ];
}

/** The claim by which Amplify names the entries of its storage. */
function usernameIn(access: string): string {
  const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { username: string };
  return claims.username;
}
