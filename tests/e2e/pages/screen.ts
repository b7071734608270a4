import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { $, browser, expect } from '@wdio/globals';
import { AxeBuilder } from '@axe-core/webdriverio';
import type { Result } from 'axe-core';

export const PHONE = { width: 360, height: 740, devicePixelRatio: 1 };
export const DESKTOP = { width: 1280, height: 900, devicePixelRatio: 1 };

/** Maximum wait for a text on the page, in milliseconds. */
const SAYS_MS = 60_000;

/** Runs in the page: the smallest rendered element with the words, or null. */
function holderOf(words: string): HTMLElement | null {
  const holds = (one: Element): one is HTMLElement =>
    one instanceof HTMLElement &&
    one.checkVisibility({ opacityProperty: true }) &&
    one.innerText.replaceAll('\u00a0', ' ').includes(words);
  let holder: HTMLElement | undefined;
  for (let next: HTMLElement | undefined = document.body; next && holds(next); next = [...next.children].find(holds))
    holder = next;
  return holder ?? null;
}

/**
 * Waits for a text. The search runs inside the page, at a twentieth of the cost of WebDriver's displayed text, which
 * decides at the end: that of the smallest element with the words, since reading the whole page takes half a second of
 * processor time, and of the page where that element has gone or does not show them.
 */
export async function says(text: string): Promise<void> {
  const late = Date.now() + SAYS_MS;
  const isShown = async (): Promise<boolean> => {
    const holder = await browser.execute(holderOf, text);
    if (!holder) return false;
    const shows = async (one: ChainablePromiseElement) => (await one.getText()).includes(text);
    return (await shows($(holder)).catch(() => false)) || shows($('body'));
  };
  const isThere = await browser.waitUntil(isShown, { timeout: SAYS_MS }).catch(() => false);
  if (isThere) return;
  await expect($('body')).toHaveText(expect.stringContaining(text), { wait: Math.max(late - Date.now(), 0) });
}

/** `YYYY-MM-DD`, that many days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Takes the browser offline or online through the devtools. */
export const setOffline = (offline: boolean) =>
  browser.sendCommand('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

/** Main heading of the screen. */
export const heading = (): ChainablePromiseElement => $('main h1');

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** True without running transitions; endless animations, such as spinners, are ignored. */
const isStill = (): Promise<boolean> =>
  browser.execute(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );

/**
 * Runs axe, including frames; without frames one run in the page is five times as fast. Its source goes by the devtools:
 * WebDriver BiDi would translate half a megabyte on each page, at two and a half times the cost.
 */
async function runAxe(): Promise<Result[]> {
  await browser.waitUntil(isStill, { timeout: SAYS_MS, interval: 100 }).catch(() => undefined);
  const hasFrames = await browser.execute(() => document.querySelector('iframe') !== null);
  if (hasFrames) return (await new AxeBuilder({ client: browser }).analyze()).violations;
  if (!(await browser.execute(() => 'axe' in window)))
    await browser.sendCommand('Runtime.evaluate', { expression: axeSource });
  return browser.execute(async () => (await window.axe.run({ resultTypes: ['violations'] })).violations);
}

/** All accessibility violations of the page: rule and element. */
export async function violations(): Promise<string[]> {
  return (await runAxe()).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** The address behind the origin, whose port is random and may hold any digits: `/pedidos?pagina=2#fim`. */
export async function path(): Promise<string> {
  const { pathname, search, hash } = new URL(await browser.getUrl());
  return pathname + search + hash;
}
