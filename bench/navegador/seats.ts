/** Unfolding a trip and choosing a seat, as a person sees it on a slow phone and as the processor pays it. */
import type { Browser } from 'puppeteer-core';
import type { Client } from '../limites/client';
import { listLugares } from '../limites/client';
import type { Row } from '../limites/table';
import { median } from '../statistics';
import { purchaseUrl, resultsUrl } from './addresses';
import { inTurns } from './inTurns';
import { answerFor } from './trips';
import { twinOf } from './twinPage';
import {
  DESKTOP,
  find,
  latencyOf,
  openVisit,
  PHONE,
  pause,
  processorOf,
  settle,
  watchLatency,
  type Visit,
} from './visit';

const SLOWER = 4;
const UNFOLDED = 7;
const SEATS = 4;
/** A seat meant for nobody first; one that is has a description. */
const FREE = '[role=gridcell][aria-label*="livre"]:not([aria-describedby])';

/** Milliseconds from the touch to the frame with the stops, card after card; the first one is listed first. */
async function unfoldEach(browser: Browser, client: Client): Promise<number[]> {
  const visit = await openVisit(browser, { size: PHONE, cpu: SLOWER });
  await visit.page.goto(resultsUrl(client, 6));
  await find(visit, 'main article');
  await settle(visit);
  await watchLatency(visit);
  const times: number[] = [];
  for (let i = 0; i < UNFOLDED; i += 1) {
    const button = await find(visit, `[data-index="${i}"] [aria-label="Ver paradas"][aria-expanded=false]`);
    await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await settle(visit);
    times.push(await latencyOf(visit, () => button.click()));
    await settle(visit);
  }
  await visit.close();
  return times;
}

interface Maps {
  ours: Visit;
  twin: Visit;
  /** Numbers of the seats that are clicked, which are free. */
  seats: string[];
  close: () => Promise<void>;
}

/** A departure's seats and their twin. */
async function openMaps(browser: Browser, client: Client): Promise<Maps> {
  const [lugar] = await listLugares(client, [7]);
  if (!lugar) throw new Error('no departure with a free seat');
  const ours = await openVisit(browser, { size: DESKTOP, signedIn: client.origin });
  await ours.page.goto(purchaseUrl(client, { viagem: lugar.viagemId }));
  await find(ours, FREE);
  await settle(ours);
  const html = await twinOf(ours, 'twinSeats.js');
  const twin = await openVisit(browser, { size: DESKTOP });
  await answerFor(twin.cdp, client.origin, {
    '/limite/pagina': () => ({ type: 'text/html; charset=utf-8', body: html }),
  });
  await twin.page.goto(`${client.origin}/limite/pagina`);
  await settle(twin);
  const seats = await ours.page.evaluate<string[], []>(
    `[...document.querySelectorAll('${FREE}')].slice(0, ${SEATS}).map((seat) => seat.dataset.seat)`,
  );
  return { ours, twin, seats, close: () => Promise.all([ours.close(), twin.close()]).then(() => undefined) };
}

const press = async (visit: Visit, seat: string | undefined): Promise<void> =>
  (await find(visit, `[role=gridcell][data-seat="${seat}"]`)).click();

/** Chooses each seat and gives each back. @returns processor time of one click, in ms. */
async function clickAll(visit: Visit, seats: readonly string[]): Promise<number> {
  const clicks = [...seats, ...seats];
  const ms = await processorOf(visit, async () => {
    for (const seat of clicks) {
      await press(visit, seat);
      await pause(100);
    }
  });
  return ms / clicks.length;
}

export async function measureSeats(browser: Browser, client: Client, rounds: number): Promise<Row[]> {
  const [first = NaN, ...later] = await unfoldEach(browser, client);
  const maps = await openMaps(browser, client);
  const { ours, twin, seats } = maps;
  const clicked = await inTurns({ ours: () => clickAll(ours, seats), limit: () => clickAll(twin, seats) }, rounds);
  for (const visit of [ours, twin]) {
    await visit.cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await watchLatency(visit);
  }
  let turn = 0;
  const latency = async (visit: Visit): Promise<number> => {
    turn += 1;
    const ms = await latencyOf(visit, () => press(visit, seats[turn % seats.length]));
    await pause(200);
    return ms;
  };
  const late = await inTurns({ ours: () => latency(ours), limit: () => latency(twin) }, rounds * 3);
  await maps.close();
  const goal = { atMost: 50 };
  return [
    { name: 'unfold at 4×, the first card', unit: 'ms', ours: first, limit: null, goal },
    { name: 'unfold at 4×, later cards', unit: 'ms', ours: median(later), limit: null, goal },
    {
      name: 'seat click',
      unit: 'ms of processor',
      ours: median(clicked.ours),
      limit: median(clicked.limit),
      goal: { timesLimit: 1.3 },
    },
    { name: 'seat click at 4×', unit: 'ms', ours: median(late.ours), limit: median(late.limit), goal },
  ];
}
