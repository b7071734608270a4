/** The first touch of Origem on a slow phone: home before any of its code has run. */
import type { Browser } from 'puppeteer-core';
import type { Client } from '../limites/client';
import type { Row } from '../limites/table';
import { median } from '../statistics';
import { countRequests } from './requests';
import { find, openVisit, PHONE, settle, takeSpeed } from './visit';

const TYPED = 'sao';

/** Notes the time from the first click on the page to the first suggestion. */
const NOTE_SUGGESTION = `
  addEventListener('click', ({ timeStamp }) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=option]')) return;
      window.ateSugestao = performance.now() - timeStamp;
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  }, { capture: true, once: true });`;

interface Touch {
  ms: number;
  inp: number;
  longest: number;
  /** Script that came until the suggestions stood there, in kB as sent. */
  scriptKb: number;
  text: string;
}

/** Touches Origem as soon as it stands there, and types at once where `typed` says what. */
async function touch(browser: Browser, { origin }: Client, typed: string): Promise<Touch> {
  const visit = await openVisit(browser, { size: PHONE, cpu: 4, slow4g: true });
  const { page, cdp } = visit;
  const sent = countRequests(cdp, origin);
  await page.evaluateOnNewDocument(NOTE_SUGGESTION);
  await page.goto(`${origin}/home`, { waitUntil: 'domcontentloaded' });
  const field = await find(visit, 'input[name=origem]');
  await field.click();
  if (typed) await page.keyboard.type(typed);
  await page.waitForFunction('window.ateSugestao !== undefined', { timeout: 60_000, polling: 'raf' });
  const scriptKb = sent.scriptBytes() / 1000;
  await settle(visit);
  const { inp, longestMs: longest } = await takeSpeed(visit);
  const ms = await page.evaluate<number, []>('window.ateSugestao');
  const text = await field.evaluate((one) => (one as HTMLInputElement).value);
  await visit.close();
  return { ms, inp, longest, scriptKb, text };
}

export async function measureSuggestions(browser: Browser, client: Client, rounds: number): Promise<Row[]> {
  const touches: Touch[] = [];
  const typed: Touch[] = [];
  for (let round = 0; round < rounds; round += 1) {
    touches.push(await touch(browser, client, ''));
    typed.push(await touch(browser, client, TYPED));
  }
  const middle = (key: 'ms' | 'inp' | 'longest' | 'scriptKb', of: Touch[]) => median(of.map((one) => one[key]));
  const kept = typed.filter(({ text }) => text.toLowerCase() === TYPED).length / typed.length;
  const all = [...touches, ...typed];
  return [
    {
      name: 'first touch of Origem to suggestions, 4×, slow 4G',
      unit: 'ms',
      ours: middle('ms', touches),
      limit: null,
      goal: { atMost: 1200 },
    },
    {
      name: 'the same: delay to the next frame (INP)',
      unit: 'ms',
      ours: middle('inp', all),
      limit: null,
      goal: { atMost: 150 },
    },
    { name: 'the same: longest task', unit: 'ms', ours: middle('longest', all), limit: null, goal: { atMost: 200 } },
    { name: 'the same: text typed meanwhile is kept', unit: 'share', ours: kept, limit: null, goal: { atLeast: 1 } },
    {
      name: 'home’s script with suggestions',
      unit: 'kB',
      ours: middle('scriptKb', touches),
      limit: null,
      goal: { atMost: 120 },
    },
  ];
}
