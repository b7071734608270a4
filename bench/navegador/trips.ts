/** A day of as many trips as asked: the answer of the product for one day, its trips repeated and spread over the day. */
import type { Session } from 'puppeteer-core';
import type { Viagem } from '../../src/domain/wire/viagens/viagens';

const MINUTES_A_DAY = 1440;

/** Trips of one day, in order; `mark` makes their ids and their lowest price those of one answer. */
export function multiplyTrips(recorded: readonly Viagem[], count: number, mark: number, dia: string): Viagem[] {
  return Array.from({ length: count }, (_, i) => {
    const base = recorded[i % recorded.length];
    if (!base) throw new Error('no trip was recorded');
    const minute = Math.floor((i * MINUTES_A_DAY) / count);
    const hora = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return {
      ...base,
      id: String(100_000_000 + mark * 10_000 + i),
      partida: { ...base.partida, dia, hora, instante: `${dia}T${hora}:00-03:00` },
    };
  });
}

interface Paused {
  requestId: string;
  request: { url: string };
}

/** Answers of one page that the bench gives in the product's place, by the beginning of their path. */
export type Answers = Readonly<Record<string, (url: URL) => { type: string; body: string }>>;

/** Answers some requests of a page; all others reach the product. */
export async function answerFor(cdp: Session, origin: string, answers: Answers): Promise<void> {
  cdp.on<Paused>('Fetch.requestPaused', ({ requestId, request }) => {
    const url = new URL(request.url);
    const answer = Object.entries(answers).find(([path]) => url.pathname === path)?.[1](url);
    // A page that is closed meanwhile needs no answer.
    void cdp
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: answer?.type ?? 'text/plain' }],
        body: Buffer.from(answer?.body ?? '').toString('base64'),
      })
      .catch(() => undefined);
  });
  const patterns = Object.keys(answers).flatMap((path) => [
    { urlPattern: `${origin}${path}` },
    { urlPattern: `${origin}${path}\\?*` },
  ]);
  await cdp.send('Fetch.enable', { patterns });
}
