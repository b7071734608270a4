import { randomUUID } from 'node:crypto';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { signedInAs } from '../../tests/support/startServer';
import type { World } from './faults';
import type { Lugar } from './sales';

const LIMIT = 20;
const ASKED = 60;

const HOLDS = 20;
const TOLD_MS = 10_000;
const ROTA = { localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares.rio };

/** Measures what two processes share. @returns whether they do. */
export async function measureShared(world: World, livres: Lugar[], say: (line: string) => void): Promise<boolean> {
  const streamed = await measureStreams(world, livres, say);
  return (await measureLimits(world, say)) && streamed;
}

/** Streams of a coach, one at each process: how soon each tells of a seat that is held through the proxy. */
async function measureStreams(world: World, livres: Lugar[], say: (line: string) => void): Promise<boolean> {
  const viagemId = livres.at(-1)?.viagemId ?? '';
  const seats = livres.filter((lugar) => lugar.viagemId === viagemId).slice(0, HOLDS);
  for (const seat of seats) livres.splice(livres.indexOf(seat), 1);
  const heldAt = new Map<number, number>();
  const delays = world.replicas.map(() => new Map<number, number>());
  const leaving = new AbortController();
  await Promise.all(
    world.replicas.map(async ({ origin }, i) => {
      const url = `${origin}/api/Viagens/${viagemId}/Poltronas/Eventos?${new URLSearchParams(ROTA)}`;
      const reply = await fetch(url, { signal: leaving.signal });
      void follow(reply, (ocupadas) => {
        for (const poltrona of ocupadas) {
          const since = heldAt.get(poltrona);
          if (since !== undefined && !delays[i]?.has(poltrona)) delays[i]?.set(poltrona, performance.now() - since);
        }
      });
    }),
  );
  for (const { poltrona } of seats) {
    const headers = { ...signedInAs(`fluxo-${poltrona}`), 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ trechos: [{ ...ROTA, viagemId, poltronas: [poltrona] }] });
    await fetch(`${world.origin}/api/Reservas`, {
      method: 'POST',
      headers: { ...headers, origin: world.origin, 'content-type': 'application/json' },
      body,
    });
    heldAt.set(poltrona, performance.now());
  }
  const end = Date.now() + TOLD_MS;
  while (delays.some((of) => of.size < HOLDS) && Date.now() < end) await new Promise((tick) => setTimeout(tick, 50));
  leaving.abort();
  const told = delays.map((of) => `${of.size} of ${HOLDS}, the last after ${Math.max(...of.values()).toFixed(0)} ms`);
  say(`streams of one coach at two processes, seats held through the proxy: told ${told.join('; ')}`);
  return delays.every((of) => of.size === HOLDS);
}

/** Reads a stream to its end; what it tells are the seats that are taken. */
async function follow(reply: Response, told: (ocupadas: readonly number[]) => void): Promise<void> {
  let text = '';
  try {
    for await (const chunk of reply.body ?? []) {
      text += new TextDecoder().decode(chunk);
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (data !== undefined) told((JSON.parse(data) as { ocupadas: number[] }).ocupadas);
      }
    }
  } catch {
    // The reader left.
  }
}

/** The limit of a person, counted over both processes. */
async function measureLimits(world: World, say: (line: string) => void): Promise<boolean> {
  const restart = async (change: Readonly<Record<string, string>>): Promise<void> => {
    await Promise.all(world.replicas.map((replica) => replica.kill()));
    for (const replica of world.replicas) await replica.start(change);
  };
  await restart({ RATE_LIMIT: 'on' });
  const answered = await Promise.all(
    Array.from({ length: ASKED }, async (_, n) => {
      const { origin } = world.replicas[n % world.replicas.length] ?? { origin: '' };
      const headers = {
        ...signedInAs('limite'),
        origin,
        'idempotency-key': `limite-${n}`,
        'content-type': 'application/json',
      };
      const reply = await fetch(`${origin}/api/Reservas`, { method: 'POST', headers, body: '{"trechos":[]}' });
      await reply.arrayBuffer();
      return reply.status !== 429;
    }),
  );
  const allowed = answered.filter(Boolean).length;
  say(
    `limit of ${LIMIT} a minute, ${ASKED} asked at once at two processes: ${allowed} answered, ${ASKED - allowed} refused`,
  );
  await restart({});
  return allowed === LIMIT;
}
