import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { $, browser, expect } from '@wdio/globals';
import { AxeBuilder } from '@axe-core/webdriverio';
import type { Result } from 'axe-core';

export const PHONE = { width: 360, height: 740, devicePixelRatio: 1 };
export const DESKTOP = { width: 1280, height: 900, devicePixelRatio: 1 };

/** The time the page has to show its words, in milliseconds. */
const SAYS_MS = 20_000;

/**
 * Waits until the page says so. The words are looked for within the page, which costs a twentieth of WebDriver's text
 * of all that is displayed; that one decides, once the words are there.
 */
export async function says(text: string): Promise<void> {
  const late = Date.now() + SAYS_MS;
  const isThere = () =>
    browser.execute((words) => document.body.innerText.replaceAll('\u00a0', ' ').includes(words), text);
  await browser.waitUntil(isThere, { timeout: SAYS_MS }).catch(() => undefined);
  await expect($('body')).toHaveText(expect.stringContaining(text), { wait: Math.max(late - Date.now(), 0) });
}

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
  await browser.waitUntil(isStill, { timeout: SAYS_MS, interval: 100 }).catch(() => undefined);
  const hasFrames = await browser.execute(() => document.querySelector('iframe') !== null);
  if (hasFrames) return (await new AxeBuilder({ client: browser }).analyze()).violations;
  if (!(await browser.execute(() => 'axe' in window))) await browser.execute(axeSource);
  return browser.execute(async () => (await window.axe.run({ resultTypes: ['violations'] })).violations);
}

/** Every accessibility violation of the page as it stands: rule and element. */
export async function violations(): Promise<string[]> {
  return (await runAxe()).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
