import { setTimeout as sleep } from 'node:timers/promises';
import { hold, listLugares, searchPath, type Lugar } from '../limites/client';
import { byClients } from '../limites/clients';
import { statementsBetween } from '../limites/measuredServer';
import { costOf, type Machine } from './machine';
import type { Figures, Turn } from './turns';

const AT_ONCE = 4;
/** Each part of a round has its own days of search. */
export const ROUNDS = { parts: 14, warm: 2 };
const DAYS_A_PART = 4;
const FIRST_DAY = 4;
const HOLDS_A_PART = 12;
const HOLD_DAYS = [61, 62] as const;
/** An answer of a search is kept for five seconds. */
const FORGOTTEN_MS = 5_500;

/** Searches that no reply in memory answers: each pair on each day of the part, once. */
export function searches(): (machine: Machine, turn: Turn) => Promise<Figures> {
  const searchedAt = new Map<string, number>();
  return async (machine, { part }) => {
    const name = `${machine.size} ${part}`;
    await sleep(Math.max(0, (searchedAt.get(name) ?? -Infinity) + FORGOTTEN_MS - performance.now()));
    const days = Array.from({ length: DAYS_A_PART }, (_, i) => FIRST_DAY + part * DAYS_A_PART + i);
    const paths = days.flatMap((day) => machine.rotas.pares.map((rota) => searchPath(rota, day)));
    const before = await machine.server.read();
    const figures = await costOf(machine, 'search', paths.length, () =>
      byClients(AT_ONCE, paths.length, (n) => machine.client.get(paths[n] ?? '')),
    );
    searchedAt.set(name, performance.now());
    const sent = statementsBetween(before, await machine.server.read());
    if (sent < paths.length) throw new Error(`${sent} statements for ${paths.length} searches: memory answered some`);
    return figures;
  };
}

/** Holds of free seats, on departures that are not searched. */
export function holds(): (machine: Machine) => Promise<Figures> {
  const free = new Map<number, Lugar[]>();
  return async (machine) => {
    const lugares = free.get(machine.size) ?? (await listLugares(machine.client, HOLD_DAYS));
    free.set(machine.size, lugares);
    return costOf(machine, 'hold', HOLDS_A_PART, () =>
      byClients(AT_ONCE, HOLDS_A_PART, async () => {
        const lugar = lugares.pop();
        if (!lugar) throw new Error('no seat is left to be held');
        await hold(machine.client, lugar);
      }),
    );
  };
}
