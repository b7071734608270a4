import type { Curve } from './curve';
import { fillOcupacao } from './fillOcupacao';
import { fillPartidas } from './fillPartidas';
import { openMachines, type Fill } from './machine';
import { ROUNDS, holds, searches } from './searchAndHold';
import { measureInTurns, seriesOf } from './turns';

/** A search and a hold as departures grow, those that the search finds excepted. */
export const measurePartidas = (sizes: readonly number[]): Promise<Curve> =>
  measureTable(sizes, fillPartidas, {
    file: 'partidas',
    title: 'A search and a hold, by departures in the database',
    axis: 'departures',
  });

/** The same as seats of other departures are sold. */
export const measureOcupacao = (sizes: readonly number[]): Promise<Curve> =>
  measureTable(sizes, fillOcupacao, {
    file: 'ocupacao',
    title: 'A search and a hold, by rows of sold seats',
    axis: 'rows of ocupacao',
  });

async function measureTable(
  sizes: readonly number[],
  fill: Fill,
  named: Pick<Curve, 'file' | 'title' | 'axis'>,
): Promise<Curve> {
  const machines = await openMachines(sizes, fill);
  const [search, hold] = [searches(), holds()];
  const taken = await measureInTurns(machines, ROUNDS, async (machine, turn) => ({
    ...(await search(machine, turn)),
    ...(await hold(machine)),
  }));
  for (const machine of machines) await machine.stop();
  const names = ['search, server', 'search, database', 'hold, server', 'hold, database'];
  return { ...named, sizes, series: names.map((name) => seriesOf(taken, name, 'ms')) };
}
