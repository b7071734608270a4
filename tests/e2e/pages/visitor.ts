import { browser } from '@wdio/globals';
import { keptByAmplify } from '../../support/keptByAmplify';
import { tokensOf } from './api';

/** An address of the product without a page, at which storage can be written before any of our code runs. */
const BLANK = '/config.json';

/** Clears tokens, storages, and the cookies of product and provider. No page of ours is open afterwards. */
async function forgetVisitor(origin = ''): Promise<void> {
  await browser.url(origin + BLANK);
  await browser.execute(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // The provider's cookie has its own path, out of reach of the page's commands.
  await browser.sendCommand('Network.clearBrowserCookies', {});
}

/** Opens home as a new visitor. */
export async function freshVisitor(): Promise<void> {
  await forgetVisitor();
  await browser.url('/home');
}

/**
 * Signs in by writing the provider's tokens into Amplify's storage before the next page opens. Signing in by the dialog
 * is covered by the journeys of purchase, session, account and registration.
 */
export async function signedIn(email: string, origin = ''): Promise<void> {
  await forgetVisitor(origin);
  const kept = keptByAmplify(email, await tokensOf(email));
  await browser.execute((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
}
