/** Lighthouse of a phone with real throttling: pages of the purchase beside home, whose largest paint is their limit. */
import { randomUUID } from 'node:crypto';
import type { Browser } from 'puppeteer-core';
import { hold, listLugares, type Client } from '../limites/client';
import type { Row } from '../limites/table';
import { median } from '../statistics';
import { purchaseUrl, resultsUrl } from './addresses';
import { openVisit, PHONE } from './visit';

const SALE_DAY = 9;

interface Judged {
  name: string;
  url: string;
  isSignedIn: boolean;
  /** Step of the purchase that the page must end at. */
  shows?: string;
}

interface Score {
  score: number;
  /** Largest paint, in s. */
  lcp: number;
  /** Why there is neither. */
  error: string | undefined;
}

/** Addresses of the pages; a held seat stands behind the later steps, and a filled-in form behind the payment. */
async function listPages(client: Client): Promise<Judged[]> {
  const [free, held, paid] = await listLugares(client, [SALE_DAY]);
  if (!free || !held || !paid) throw new Error('no departure has three free seats');
  // The address names a hold by the key that it was asked for with.
  const step = async ({ viagemId, poltrona }: typeof held, etapa: string) => {
    const reserva = randomUUID();
    const id = await hold(client, { viagemId, poltrona }, reserva);
    return { id, address: { viagem: viagemId, poltronas: String(poltrona), reserva, etapa } };
  };
  const passengers = await step(held, 'passageiros');
  const payment = await step(paid, 'pagamento');
  await writeDraft(client, payment.id);
  return [
    { name: 'home', url: `${client.origin}/home`, isSignedIn: false },
    { name: 'results', url: resultsUrl(client, SALE_DAY), isSignedIn: false },
    { name: 'seats', url: purchaseUrl(client, { viagem: free.viagemId }), isSignedIn: true },
    { name: 'minhas-viagens', url: `${client.origin}/minhas-viagens`, isSignedIn: true },
    { name: 'passengers', url: purchaseUrl(client, passengers.address), isSignedIn: true, shows: 'Passageiros' },
    { name: 'payment', url: purchaseUrl(client, payment.address), isSignedIn: true, shows: 'Pagamento' },
  ];
}

/** Fills in the form of the passengers, as its draft keeps it. */
async function writeDraft({ origin, headers }: Client, reserva: string): Promise<void> {
  const pessoa = { nome: 'Carla Cliente', celular: '(11) 98765-0001' };
  const reply = await fetch(`${origin}/api/Reservas/${reserva}/Rascunho`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      versao: 0,
      dados: {
        passageiros: [{ ...pessoa, tipoDocumento: '2', numeroDocumento: '123456789', dataNascimento: '17/05/1990' }],
        comprador: { ...pessoa, cpf: '529.982.247-25', email: 'cliente@itape.test' },
        compradorPassageiro: 0,
      },
    }),
  });
  if (!reply.ok) throw new Error(`the draft was refused: ${reply.status} ${await reply.text()}`);
}

/** One judgement in a context of its own, with nothing in its caches. */
async function judge(browser: Browser, { origin }: Client, { url, isSignedIn, shows }: Judged): Promise<Score> {
  const { default: lighthouse } = await import('lighthouse');
  const visit = await openVisit(browser, { size: PHONE, ...(isSignedIn && { signedIn: origin }) });
  const result = await lighthouse(
    url,
    {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
      // The session stands in the storage; the context is new, so nothing else does.
      disableStorageReset: true,
    },
    undefined,
    visit.page,
  );
  const shown = new URL(visit.page.url());
  const step = await visit.page.evaluate<string, []>(
    "document.querySelector('[aria-current=step]')?.textContent ?? ''",
  );
  await visit.close();
  if (!result) throw new Error('Lighthouse gave no result');
  const asked = new URL(url);
  if (shown.pathname !== asked.pathname || (shows !== undefined && !step.includes(shows)))
    throw new Error(`${url} led to ${shown.href} ${step}`);
  const { audits, categories } = result.lhr;
  const paint = audits['largest-contentful-paint'];
  const score = categories.performance?.score ?? NaN;
  return { score: Math.round(score * 100), lcp: (paint?.numericValue ?? NaN) / 1000, error: paint?.errorMessage };
}

export async function measureLighthouse(browser: Browser, client: Client, rounds: number): Promise<Row[]> {
  const pages = await listPages(client);
  const scores = new Map(pages.map(({ name }) => [name, new Array<Score>()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of round % 2 ? pages.toReversed() : pages)
      scores.get(page.name)?.push(await judge(browser, client, page));
  }
  return pages.flatMap(({ name }) => rowsOf(name, scores.get(name) ?? [], scores.get('home') ?? []));
}

/** Score and largest paint of a page, of the visits that have both. */
function rowsOf(name: string, all: readonly Score[], home: readonly Score[]): Row[] {
  const [error] = all.flatMap((one) => one.error ?? []);
  const middle = (of: 'score' | 'lcp', scores: readonly Score[]): number =>
    median(scores.filter((one) => one.error === undefined).map((one) => one[of]));
  const row = (of: 'score' | 'lcp'): Pick<Row, 'ours' | 'limit' | 'unmeasured'> => {
    const ours = middle(of, all);
    const limit = name === 'home' ? null : middle(of, home);
    return Number.isNaN(ours) && error ? { ours, limit, unmeasured: `Lighthouse says ${error}` } : { ours, limit };
  };
  return [
    {
      name: `Lighthouse, ${name}`,
      unit: 'points',
      ...row('score'),
      goal: { atLeast: name === 'home' ? 100 : 95 },
    },
    { name: `Lighthouse, ${name}: largest paint`, unit: 's', ...row('lcp'), goal: { atMost: 1.8 } },
  ];
}
