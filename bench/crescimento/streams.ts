import { listLugares, type Lugar } from '../limites/client';
import { MOVED_COACHES, MOVED_SEATS, watchStreams } from '../limites/streams';
import type { Curve } from './curve';
import { openMachines } from './machine';
import { measureInTurns, seriesOf } from './turns';

const SIZES = [100, 1_000, 5_000];
/** Those who look at one coach, at each size. */
const A_COACH = 20;
const DAYS = Array.from({ length: 12 }, (_, i) => 8 + i);

/** A stream of a coach's seats, and a hold that its watchers are told, as streams and coaches grow. */
export async function measureStreamGrowth(): Promise<Curve> {
  const [machine] = await openMachines([0], () => Promise.resolve());
  if (!machine) throw new Error('no machine');
  const { server, client, stop } = machine;
  const free = new Map<string, Lugar[]>();
  for (const lugar of await listLugares(client, DAYS)) {
    free.set(lugar.viagemId, [...(free.get(lugar.viagemId) ?? []), lugar]);
  }
  const all = [...free.keys()];
  const taken = await measureInTurns(SIZES, { parts: 1, warm: 1 }, async (count) => {
    // Other coaches each turn, so that each has free seats.
    all.push(...all.splice(0, MOVED_COACHES));
    const coaches = all.slice(0, count / A_COACH);
    const moved = Array.from({ length: MOVED_SEATS }, () =>
      coaches.slice(0, MOVED_COACHES).flatMap((id) => free.get(id)?.pop() ?? []),
    ).flat();
    const costs = await watchStreams(server, client, { count, coaches, moved });
    return {
      'a stream opened': costs.openMs,
      'a quiet stream': (costs.quietMs * 1000) / count,
      'a hold and its event': costs.eventMs,
    };
  });
  await stop();
  return {
    file: 'streams',
    title: 'A stream of seats, by streams open at once',
    axis: 'streams',
    sizes: SIZES,
    series: [
      seriesOf(taken, 'a stream opened', 'ms'),
      seriesOf(taken, 'a quiet stream', 'µs a second'),
      seriesOf(taken, 'a hold and its event', 'ms'),
    ],
  };
}
