import { setTimeout as sleep } from 'node:timers/promises';
import { createPersistentComprador, type Outcome, type Send } from '../../server/chaos/testdata/persistentComprador';
import { addDias, diaEm } from '../../src/domain/base/data';
import type { Viagem } from '../../src/domain/wire/viagens/viagens';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { signedInAs } from '../../tests/support/startServer';

/** Buyers at once; two of them want each seat. */
const AT_ONCE = 8;
const POLTRONAS = 46;
const DAYS = 58;
/** How long a buyer asks again: longer than any outage here. */
const PATIENCE_MS = 240_000;
const REQUEST_MS = 10_000;

/** A seat of a departure. */
export interface Lugar {
  viagemId: string;
  poltrona: number;
}

/** A sale of which the buyer was told that it is issued. */
export interface Sale extends Lugar {
  pedidoId: string;
}

/** A run as its buyers saw it. */
export interface Run {
  sold: Sale[];
  /** Attempts for a seat that somebody else had. */
  beaten: number;
  /** Orders that ended otherwise, and buyers who gave up, in words. */
  others: string[];
  /** Requests that were asked again: no answer, or one of 5xx. */
  repeated: number;
  /** Longest time without an answered write. */
  gapS: number;
  seconds: number;
}

/** Every seat of every departure on sale, each for one sale of the whole bench. */
export async function listLugares(origin: string): Promise<Lugar[]> {
  const today = diaEm(new Date(), 'America/Sao_Paulo');
  const found: Lugar[] = [];
  for (let day = 2; day < DAYS; day += 1) {
    const query = new URLSearchParams({
      localidadeOrigem: lugares.saoPaulo,
      localidadeDestino: lugares.rio,
      dataPartida: addDias(today, day),
    });
    const reply = await fetch(`${origin}/api/Viagens?${query}`);
    const { data } = (await reply.json()) as { data: Viagem[] };
    for (const { id: viagemId } of data) {
      for (let poltrona = 1; poltrona <= POLTRONAS; poltrona += 1) found.push({ viagemId, poltrona });
    }
  }
  return found;
}

/**
 * Buyers buy one seat each until `wanted` of them are told that theirs is issued.
 * @param at called once, amid the run, when a third of them are sold.
 */
export async function sell(
  origin: string,
  lugaresLivres: Lugar[],
  wanted: number,
  at: () => Promise<void>,
): Promise<Run> {
  const run: Run = { sold: [], beaten: 0, others: [], repeated: 0, gapS: 0, seconds: 0 };
  const begun = performance.now();
  let lastWrite = begun;
  let fault: Promise<void> | null = null;
  const wrote = (): void => {
    const now = performance.now();
    run.gapS = Math.max(run.gapS, (now - lastWrite) / 1000);
    lastWrite = now;
  };
  const queue: Lugar[] = [];
  const next = (): Lugar | undefined => {
    if (queue.length === 0) {
      const lugar = lugaresLivres.pop();
      if (lugar) queue.push(lugar, lugar);
    }
    return queue.shift();
  };
  const buyOne = async (who: string, { viagemId, poltrona }: Lugar): Promise<void> => {
    const send = createSend(origin, who, wrote, () => (run.repeated += 1));
    const outcome = await createPersistentComprador(send, PATIENCE_MS)
      .buy({ meio: 'pix', viagemId, poltronas: [poltrona] })
      .catch((error: unknown) => String(error));
    note(run, { viagemId, poltrona }, outcome);
    if (run.sold.length >= wanted / 3) fault ??= at();
  };
  const buyer = async (b: number): Promise<void> => {
    for (let n = 0; run.sold.length < wanted; n += 1) {
      const lugar = next();
      if (!lugar) throw new Error('no seat is left to be sold');
      await buyOne(`cluster-${b}-${n}-${Date.now()}`, lugar);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, b) => buyer(b)));
  await (fault ??= at());
  return { ...run, seconds: (performance.now() - begun) / 1000 };
}

function note(run: Run, lugar: Lugar, outcome: Outcome | string | null): void {
  if (outcome === null) run.beaten += 1;
  else if (typeof outcome === 'string') run.others.push(outcome);
  else if (outcome.situacao === 'emitido') run.sold.push({ ...lugar, pedidoId: outcome.pedidoId });
  else run.others.push(`${outcome.pedidoId}: ${outcome.situacao}`);
}

/** Sends over the proxy; counts what has to be asked again, and the answered writes. */
const createSend =
  (origin: string, who: string, wrote: () => void, again: () => void): Send =>
  async (method, path, { key, body }) => {
    try {
      const response = await fetch(origin + path, {
        method,
        headers: {
          ...signedInAs(who),
          origin,
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_MS),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status >= 500) {
        again();
        // A real client heeds Retry-After.
        await sleep(200);
      } else if (method === 'POST') wrote();
      return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
    } catch (error) {
      again();
      throw error;
    }
  };
