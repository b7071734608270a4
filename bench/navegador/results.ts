/** The results: showing a day and filtering it, beside the same cards drawn by plain JavaScript from the same answer. */
import type { Browser } from 'puppeteer-core';
import { addDias, diaEm } from '../../src/domain/base/data';
import type { Viagem } from '../../src/domain/wire/viagens/viagens';
import { searchPath, type Client } from '../limites/client';
import type { Row } from '../limites/table';
import { median } from '../statistics';
import { resultsUrl } from './addresses';
import { inTurns } from './inTurns';
import { answerFor, multiplyTrips } from './trips';
import { twinOf } from './twinPage';
import { DESKTOP, find, openVisit, pause, processorOf, settle, type Visit } from './visit';

const FIRST_DAY = 5;
const FEW = 20;
const MANY = 2_000;
const CLASS = 'input[name=classes-leito]';
const TOGGLES = 4;

interface Pair {
  ours: Visit;
  twin: Visit;
  close: () => Promise<void>;
}

/** The product's results and their twin, both answered with so many trips. */
async function openPair(browser: Browser, client: Client, recorded: Viagem[], count: number): Promise<Pair> {
  let mark = 0;
  const trips = (dia: string) => ({
    type: 'application/json',
    body: JSON.stringify({ data: multiplyTrips(recorded, count, (mark += 1), dia) }),
  });
  const ours = await openVisit(browser, { size: DESKTOP });
  await answerFor(ours.cdp, client.origin, {
    '/api/Viagens': (url) => trips(url.searchParams.get('dataPartida') ?? ''),
  });
  await ours.page.goto(resultsUrl(client, FIRST_DAY));
  await find(ours, 'main article');
  await settle(ours);
  const html = await twinOf(ours, 'twinResults.js');
  const twin = await openVisit(browser, { size: DESKTOP });
  await answerFor(twin.cdp, client.origin, {
    '/limite/pagina': () => ({ type: 'text/html; charset=utf-8', body: html }),
    '/limite/viagens': () => trips(addDias(diaEm(new Date(), 'America/Sao_Paulo'), FIRST_DAY)),
  });
  await twin.page.goto(`${client.origin}/limite/pagina`);
  await settle(twin);
  return { ours, twin, close: () => Promise.all([ours.close(), twin.close()]).then(() => undefined) };
}

/** The day after the one shown, which the product never showed before; the twin keeps nothing. */
const NEXT_DAY = '[role=tab][aria-selected=true] + [role=tab]';
const OTHER_DAY = '[role=tab][aria-selected=false]';

/** Asks for another day, and waits until its trips are shown. */
async function showDay(visit: Visit, day: string, count: number): Promise<void> {
  await (await find(visit, day)).click();
  await settle(visit);
  await visit.page.waitForFunction(
    `document.querySelector('main article') && [...document.querySelectorAll('p')].some((p) => p.textContent.startsWith('${count} viagens encontradas'))`,
  );
}

/** Chooses one class and takes it back, several times. */
async function toggleClass({ page }: Visit): Promise<void> {
  for (let i = 0; i < TOGGLES; i += 1) {
    await page.evaluate(`document.querySelector('${CLASS}').click()`);
    await pause(300);
  }
}

interface Shown {
  ours: number;
  limit: number;
}

async function measureShown(pair: Pair, count: number, rounds: number): Promise<Shown> {
  const show = (visit: Visit, day: string) => processorOf(visit, () => showDay(visit, day, count));
  const { ours, limit } = await inTurns(
    { ours: () => show(pair.ours, NEXT_DAY), limit: () => show(pair.twin, OTHER_DAY) },
    rounds,
  );
  return { ours: median(ours), limit: median(limit) };
}

export async function measureResults(browser: Browser, client: Client, rounds: number): Promise<Row[]> {
  const recorded = await client.get<Viagem[]>(searchPath(client.rota, FIRST_DAY));
  const few = await openPair(browser, client, recorded, FEW);
  const shownFew = await measureShown(few, FEW, rounds);
  await few.close();
  const many = await openPair(browser, client, recorded, MANY);
  const shownMany = await measureShown(many, MANY, rounds);
  const filter = (visit: Visit) => processorOf(visit, () => toggleClass(visit)).then((ms) => ms / TOGGLES);
  const filtered = await inTurns({ ours: () => filter(many.ours), limit: () => filter(many.twin) }, rounds);
  await many.close();
  const goal = { timesLimit: 1.6 };
  return [
    { name: `results shown, ${FEW} trips`, unit: 'ms of processor', ...shownFew, goal },
    { name: 'results shown, 2,000 trips', unit: 'ms of processor', ...shownMany, goal },
    {
      name: 'results shown, growth from 20 to 2,000',
      unit: '×',
      ours: shownMany.ours / shownFew.ours,
      limit: shownMany.limit / shownFew.limit,
      goal: { atMost: 1.25 },
    },
    {
      name: 'filter of 2,000 trips',
      unit: 'ms of processor',
      ours: median(filtered.ours),
      limit: median(filtered.limit),
      goal: { timesLimit: 2 },
    },
  ];
}
