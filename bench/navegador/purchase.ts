/** A whole purchase on a slow phone by a traveller who is signed in: from home's address to the ticket. */
import type { Browser } from 'puppeteer-core';
import type { PageSpeed } from '../../tests/support/notePageSpeed';
import type { Client } from '../limites/client';
import type { Row } from '../limites/table';
import { median } from '../statistics';
import { countRequests } from './requests';
import { find, openVisit, PHONE, takeSpeed, type Visit } from './visit';

/** Opens the named step, once its first sign is there. */
const STEPS: readonly { name: string; take: (visit: Visit, client: Client) => Promise<unknown> }[] = [
  { name: 'home', take: openHome },
  { name: 'results', take: search },
  { name: 'seats', take: async (visit) => pressAndSee(visit, 'aria/Selecionar', '[role=gridcell]') },
  { name: 'passengers', take: chooseSeat },
  { name: 'payment', take: nameTraveller },
  { name: 'Pix', take: async (visit) => pressAndSee(visit, 'aria/Pagar com Pix', 'aria/QR Code Pix') },
  { name: 'ticket', take: payAtTheBank },
];

const FREE = '[role=gridcell][aria-label*="livre"]:not([aria-describedby])';
const NEXT = 'xpath/.//button[not(@disabled)][normalize-space(.)="Continuar"]';

async function pressAndSee(visit: Visit, button: string, sign: string): Promise<void> {
  await (await find(visit, button)).click();
  await find(visit, sign);
}

async function openHome(visit: Visit, { origin }: Client): Promise<void> {
  await visit.page.goto(`${origin}/home`, { waitUntil: 'domcontentloaded' });
  await find(visit, 'input[name=origem]');
}

async function search(visit: Visit): Promise<void> {
  await choosePlace(visit, 'origem', 'sao paulo', 'Tietê');
  await choosePlace(visit, 'destino', 'rio de janeiro', 'Novo Rio');
  await pressAndSee(visit, 'aria/Buscar viagens', 'main article');
}

async function choosePlace(visit: Visit, field: string, typed: string, shown: string): Promise<void> {
  await (await find(visit, `input[name=${field}]`)).click();
  await visit.page.keyboard.type(typed);
  await (await find(visit, `xpath/.//*[@role="option"][contains(., "${shown}")]`)).click();
}

async function chooseSeat(visit: Visit): Promise<void> {
  await (await find(visit, FREE)).click();
  await pressAndSee(visit, NEXT, 'aria/Nome completo');
}

/** Of the passenger, who is the signed-in buyer, the document's number alone is missing. */
async function nameTraveller(visit: Visit): Promise<void> {
  await (await find(visit, 'aria/Número do documento')).click();
  await visit.page.keyboard.type('123456789');
  await pressAndSee(visit, NEXT, 'aria/Pagar com Pix');
}

/** The bank pays in the sandbox, which takes none of the page's requests. */
async function payAtTheBank(visit: Visit, { origin }: Client): Promise<void> {
  const page = await (await fetch(`${origin}/_sandbox/`)).text();
  const [, txid] = /action="\/_sandbox\/pagar\/(\w+)"/.exec(page) ?? [];
  if (!txid) throw new Error('there is no charge to pay');
  await fetch(`${origin}/_sandbox/pagar/${txid}`, { method: 'POST', redirect: 'manual' });
  await find(visit, 'aria/Baixar PDF');
}

interface Purchase {
  seconds: number;
  requests: number;
  steps: PageSpeed[];
}

async function purchase(browser: Browser, client: Client): Promise<Purchase> {
  const visit = await openVisit(browser, { size: PHONE, cpu: 4, slow4g: true, signedIn: client.origin });
  const sent = countRequests(visit.cdp, client.origin);
  const steps: PageSpeed[] = [];
  let ms = 0;
  for (const { name, take } of STEPS) {
    const began = performance.now();
    await take(visit, client).catch((error: unknown) => {
      throw new Error(`the purchase ended at ${name}`, { cause: error });
    });
    ms += performance.now() - began;
    const speed = await takeSpeed(visit);
    for (const { value, sources } of speed.shifts)
      console.error(`  ${name} shifts by ${value.toFixed(3)}:`, ...sources);
    steps.push(speed);
  }
  await visit.close();
  return { seconds: ms / 1000, requests: sent.count(), steps };
}

export async function measurePurchase(browser: Browser, client: Client, rounds: number): Promise<Row[]> {
  const all: Purchase[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await purchase(browser, client));
  const middle = (of: (one: Purchase) => number) => median(all.map(of));
  const blocked = ({ steps }: Purchase) => steps.reduce((sum, { blockedMs }) => sum + blockedMs, 0);
  return [
    {
      name: 'whole purchase, 4×, slow 4G, signed in',
      unit: 's',
      ours: middle(({ seconds }) => seconds),
      limit: null,
      goal: { atMost: 12 },
    },
    {
      name: 'the same: requests',
      unit: 'requests',
      ours: middle(({ requests }) => requests),
      limit: null,
      goal: { atMost: 40 },
    },
    { name: 'the same: blocking', unit: 'ms', ours: middle(blocked), limit: null, goal: { atMost: 600 } },
    ...STEPS.map(({ name }, i) => ({
      name: `the same: shift of ${name}`,
      unit: 'CLS',
      // Three places, as everybody counts it.
      ours: Math.round(Math.max(...all.map(({ steps }) => steps[i]?.cls ?? NaN)) * 1000) / 1000,
      limit: null,
      goal: { atMost: 0 },
    })),
  ];
}
