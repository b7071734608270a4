import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { $, browser, expect } from '@wdio/globals';
import { AxeBuilder } from '@axe-core/webdriverio';
import type { Result } from 'axe-core';
import { Key } from 'webdriverio';

export const PHONE = { width: 360, height: 740, devicePixelRatio: 1 };
export const DESKTOP = { width: 1280, height: 900, devicePixelRatio: 1 };

/** Masked fields read the caret once a frame, so keys come one by one. */
export async function typeSlowly(text: string, ms = 25): Promise<void> {
  for (const char of text) {
    await browser.keys(char);
    await browser.pause(ms);
  }
}

/** Puts the cursor into a field, empties it as a person would, and types. */
export async function fill(field: ChainablePromiseElement, text: string): Promise<void> {
  await field.waitForClickable();
  await field.click();
  await browser.keys([Key.Ctrl, 'a']);
  await browser.pause(50);
  await browser.keys(Key.Backspace);
  await typeSlowly(text);
}

/** Waits until the page says so. */
export const says = (text: string) => expect($('body')).toHaveText(expect.stringContaining(text), { wait: 20_000 });

/** `YYYY-MM-DD`, that many days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Cuts the browser off, as a tunnel does; the devtools can also undo it. */
export const setOffline = (offline: boolean) =>
  browser.sendCommand('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

/** The main heading of the screen. */
export const heading = (): ChainablePromiseElement => $('main h1');

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What fades in is seen through; what turns for as long as something is awaited never ends. */
const isStill = (): Promise<boolean> =>
  browser.execute(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );

/** What axe has to say, of frames too; where there is none, one run in the page answers five times as soon. */
async function runAxe(): Promise<Result[]> {
  await browser.waitUntil(isStill, { timeout: 5_000, interval: 100 }).catch(() => undefined);
  const hasFrames = await browser.execute(() => document.querySelector('iframe') !== null);
  if (hasFrames) return (await new AxeBuilder({ client: browser }).analyze()).violations;
  if (!(await browser.execute(() => 'axe' in window))) await browser.execute(axeSource);
  return browser.execute(async () => (await window.axe.run({ resultTypes: ['violations'] })).violations);
}

/** Every accessibility violation of the page as it stands: rule and element. */
export async function violations(): Promise<string[]> {
  return (await runAxe()).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Forgets whoever was signed in, here and at the provider. */
export async function freshVisitor(): Promise<void> {
  await browser.url('/_idp/logout?client_id=itapelocalwebclient0000001').catch(() => undefined);
  await browser.url('/home');
  await browser.execute(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await browser.deleteCookies();
  await browser.url('/home');
}
