import { listLugares } from '../limites/client';
import { buy } from '../limites/purchases';
import type { Curve } from './curve';
import { openMachines } from './machine';
import { openPessoas } from './pessoas';
import { measureInTurns, seriesOf } from './turns';

const SIZES = [5, 20, 100];
const DAYS = Array.from({ length: 14 }, (_, i) => 20 + i);
/** Those who buy in turns: one may follow eight orders at once. */
const PEOPLE = 25;
/** A round's purchases of each size, in parts: several times those at once. */
const [BOUGHT, PARTS] = [100, 2];

/** A purchase as the people who buy at the same time grow. */
export async function measureCompras(): Promise<Curve> {
  const [machine] = await openMachines([0], () => Promise.resolve());
  if (!machine) throw new Error('no machine');
  const clients = await openPessoas(machine, PEOPLE);
  const lugares = await listLugares(machine.client, DAYS);
  const taken = await measureInTurns(SIZES, { parts: PARTS, warm: 1 }, async (atOnce) => {
    const { serverMs, databaseMs, statements } = await buy({ ...machine, clients }, lugares, atOnce, BOUGHT);
    return { 'purchase, server': serverMs, 'purchase, database': databaseMs, purchase: statements };
  });
  await Promise.all(clients.map((client) => client.close()));
  await machine.stop();
  return {
    file: 'compras',
    title: 'A purchase, by purchases at once',
    axis: 'purchases at once',
    sizes: SIZES,
    series: [
      seriesOf(taken, 'purchase, server', 'ms'),
      seriesOf(taken, 'purchase, database', 'ms'),
      seriesOf(taken, 'purchase', 'statements'),
    ],
  };
}
