/** A page in a browser's context of its own, slowed down as asked, whose processor time is read. */
import type { Browser, Page, Session, Size } from 'puppeteer-core';
import { keptByAmplify, tokensFrom } from '../../tests/support/keptByAmplify';
import { notePageSpeed, type PageSpeed } from '../../tests/support/notePageSpeed';

export const DESKTOP: Size = { width: 1280, height: 900 };
export const PHONE: Size = { width: 412, height: 823, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 };
/** The traveller that the seed signs up. */
const TRAVELLER = 'cliente@itape.test';

/** 150 ms there and back, 1.6 Mbit/s down, 0.75 up: the line by which Lighthouse judges phones. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export interface Visit {
  page: Page;
  cdp: Session;
  close: () => Promise<void>;
}

export interface VisitOptions {
  size: Size;
  /** By how much the processor is slower. */
  cpu?: number;
  slow4g?: boolean;
  /** Origin of the product, to be signed in there from the beginning. */
  signedIn?: string;
}

/** Opens an empty page with caches and storage of its own. */
export async function openVisit(browser: Browser, { size, cpu, slow4g, signedIn }: VisitOptions): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Network.enable');
  // A helper that the loader of TypeScript wraps functions in.
  await page.evaluateOnNewDocument('globalThis.__name = (same) => same');
  await page.evaluateOnNewDocument(notePageSpeed);
  if (signedIn) await signIn(page, signedIn);
  if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slow4g) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, cdp, close: () => context.close() };
}

/** Writes the tokens of a sign-in where the app finds them; the address has no page of the product. */
async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/config.json`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    keptByAmplify(TRAVELLER, await tokensFrom(origin, TRAVELLER)),
  );
}

/** Processor time of the page's main thread since its start, in ms. */
async function processorMs({ cdp }: Visit): Promise<number> {
  const { metrics } = await cdp.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const READ_EVERY_MS = 150;
const QUIET_READINGS = 3;
/** Processor time that reading and a ticking timer take meanwhile. */
const QUIET_MS = 3;
const MOST_READINGS = 200;

/** Waits until the page has come to rest. @returns its processor time since the start. */
export async function settle(visit: Visit): Promise<number> {
  let quiet = 0;
  let before = await processorMs(visit);
  for (let i = 0; quiet < QUIET_READINGS && i < MOST_READINGS; i += 1) {
    await pause(READ_EVERY_MS);
    const now = await processorMs(visit);
    quiet = now - before < QUIET_MS ? quiet + 1 : 0;
    before = now;
  }
  return before;
}

/** Processor time that an action takes of the page until it rests again, in ms. */
export async function processorOf(visit: Visit, act: () => Promise<void>): Promise<number> {
  const before = await settle(visit);
  await act();
  return (await settle(visit)) - before;
}

/** The figures noted since the last reading. */
export const takeSpeed = ({ page }: Visit): Promise<PageSpeed> =>
  page.evaluate(async () => {
    await new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve, 60)));
    const speed = window.velocidade;
    if (!speed) throw new Error('the page is not watched');
    const taken = structuredClone(speed);
    Object.assign(speed, { cls: 0, shifts: [], inp: 0, longTasks: 0, blockedMs: 0, longestMs: 0 });
    return taken;
  });

/** The time of the next click until the frame after it is drawn, noted in `window.ateQuadro`. */
const NOTE_LATENCY = `addEventListener('click', (event) => {
  window.ateQuadro = undefined;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.ateQuadro = performance.now() - event.timeStamp; };
    port2.postMessage(0);
  });
}, true);`;

/** Begins to note the latency of clicks on the present page. */
export const watchLatency = ({ page }: Visit): Promise<unknown> => page.evaluate(NOTE_LATENCY);

/** Milliseconds from a click to the frame that shows its effect. */
export async function latencyOf({ page }: Visit, click: () => Promise<void>): Promise<number> {
  await page.evaluate('window.ateQuadro = undefined');
  await click();
  await page.waitForFunction('window.ateQuadro !== undefined', { timeout: 30_000 });
  return page.evaluate<number, []>('window.ateQuadro');
}

/** The element of a selector, once it is there. */
export async function find({ page }: Pick<Visit, 'page'>, selector: string, timeout = 60_000) {
  const found = await page.waitForSelector(selector, { timeout, visible: true });
  if (!found) throw new Error(`${page.url()} has no ${selector}`);
  return found;
}
