import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Breakers } from '../breaker/breakers';
import type { Database } from '../database/database';
import { countQueued } from '../outbox/mensagemRepository';
import { countFailing } from '../jobs/falhaRepository';
import type { Reader } from '../database/database';

/** Upper bounds in seconds: most requests take milliseconds, a sale at the operator up to ten seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Sources {
  database: Database;
  /** How many alerts are open; handed in by the room that raises them. */
  countAlertas: (db: Reader) => Promise<number>;
  breakers: Pick<Breakers, 'states'>;
  /** Certificates of ours at providers; empty without any. */
  certificados: readonly { sistema: string; validoAte: Date }[];
  /** Seconds since the oldest paid order without a ticket moved; 0 without one. Handed in by the room of orders. */
  oldestPaidS: (db: Reader) => Promise<number>;
}

export interface Metrics {
  /** Notes a request that was answered; `route` is the pattern of the route, never an address. */
  observe: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** Counts an error that a browser reported; `route` is a name of the route table. */
  countBrowserError: (labels: { route: string; version: string }, times: number) => void;
  /** The present values in Prometheus' text format. */
  text: () => Promise<string>;
  contentType: string;
}

/**
 * Counts what a server does. Values of the database are read at each call of `text`; while it does not answer they are
 * left out and `itape_database_up` is 0. No label holds personal data.
 */
export function createMetrics(sources: Sources): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: 'itape_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const browserErrors = new Counter({
    name: 'itape_browser_errors_total',
    help: 'Errors in pages of the web that nobody caught, as browsers reported them',
    labelNames: ['route', 'version'],
    registers,
  });
  const readGauges = createGauges(register, sources);
  const known = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  let isCollecting = false;
  return {
    observe: ({ method, route, status, seconds }) => {
      const name = `${method} ${route} ${status}`;
      // Its labels are checked and hashed once, not at each answer.
      const series = known.get(name) ?? requests.labels({ method, route, status });
      known.set(name, series);
      series.observe(seconds);
    },
    countBrowserError: (labels, times) => browserErrors.inc(labels, times),
    contentType: register.contentType,
    async text() {
      // Observers of the garbage collector and the event loop cost a little, so they start with the first reader.
      if (!isCollecting) collectDefaultMetrics({ register });
      isCollecting = true;
      await readGauges();
      return register.metrics();
    },
  };
}

/** The values that are read when they are asked for. @returns a function that reads them; it never rejects. */
function createGauges(
  register: Registry,
  { database, countAlertas, oldestPaidS, breakers, certificados }: Sources,
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const up = gauge('itape_database_up', '1 while the database answers');
  const queued = gauge('itape_outbox_messages', 'Messages that wait in the queue', ['topic', 'state']);
  const alerts = gauge('itape_alerts_open', 'Alerts that a person has to look at');
  const oldestPaid = gauge(
    'itape_paid_order_oldest_seconds',
    'Age of the oldest paid order without a ticket or a refund',
  );
  const failing = gauge('itape_steps_failing', 'Steps whose last attempt failed', ['step']);
  const breaker = gauge('itape_breaker_open', '1 while this process leaves a system of others alone', ['system']);
  const certificate = gauge('itape_certificate_expires_seconds', 'Until when a certificate of ours is valid', [
    'system',
  ]);
  for (const { sistema, validoAte } of certificados) {
    certificate.set({ system: sistema }, Math.floor(validoAte.getTime() / 1000));
  }

  const read = async (): Promise<void> => {
    queued.reset();
    failing.reset();
    for (const { topico, esperam, desistidas, recusadas } of await countQueued(database.db)) {
      queued.set({ topic: topico, state: 'waiting' }, esperam);
      queued.set({ topic: topico, state: 'given_up' }, desistidas);
      queued.set({ topic: topico, state: 'refused' }, recusadas);
    }
    for (const { etapa, n } of await countFailing(database.db)) failing.set({ step: etapa }, n);
    alerts.set(await countAlertas(database.db));
    oldestPaid.set(await oldestPaidS(database.db));
  };

  return async () => {
    for (const { sistema, aberto } of breakers.states()) breaker.set({ system: sistema }, aberto ? 1 : 0);
    up.set(
      await read().then(
        () => 1,
        () => 0,
      ),
    );
  };
}
