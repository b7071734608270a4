import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { median } from '../statistics';
import { hold, type Client, type Lugar } from './client';
import { byClients } from './clients';
import { statementsBetween, type MeasuredServer } from './measuredServer';
import type { Row } from './table';

const AT_ONCE = 64;
const ROUNDS = 3;
const A_ROUND = 256;

/** Holds by many clients, beside the rows of a hold in a transaction alone, in rounds that take turns. */
export async function measureHolds(
  ours: MeasuredServer,
  client: Client,
  pool: pg.Pool,
  lugares: Lugar[],
): Promise<Row[]> {
  const readings = {
    perSecond: [] as number[],
    limit: [] as number[],
    serverMs: [] as number[],
    trips: [] as number[],
  };
  const perSecond = async (work: (n: number) => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await byClients(AT_ONCE, A_ROUND, work);
    return (A_ROUND * 1000) / (performance.now() - begun);
  };
  const one = async (): Promise<void> => {
    const lugar = lugares.pop();
    if (!lugar) throw new Error('no seat is left to be held');
    await hold(client, lugar);
  };
  await byClients(AT_ONCE, AT_ONCE, one);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await ours.read();
    readings.perSecond.push(await perSecond(one));
    const after = await ours.read();
    readings.serverMs.push((after.processorMs - before.processorMs) / A_ROUND);
    readings.trips.push(statementsBetween(before, after) / A_ROUND);
    readings.limit.push(await perSecond((n) => bareHold(pool, -1 - round * A_ROUND - n)));
  }
  return [
    { name: 'hold', unit: 'round trips', ours: median(readings.trips), limit: null, goal: { atMost: 4 } },
    { name: 'hold, server', unit: 'ms', ours: median(readings.serverMs), limit: null, goal: { atMost: 1.3 } },
    {
      name: `holds, ${AT_ONCE} clients`,
      unit: 'a second',
      ours: median(readings.perSecond),
      limit: median(readings.limit),
      goal: { atLeast: 700 },
    },
  ];
}

/** The rows of a hold in one transaction. */
async function bareHold(pool: pg.Pool, partida: number): Promise<void> {
  const client = await pool.connect();
  try {
    const id = randomUUID();
    await client.query('begin');
    await client.query(
      `insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
        select $1::bigint, 1, g, $2::uuid, now() + interval '10 minutes' from generate_series(0, 1) g
        on conflict (partida_id, poltrona, perna) do nothing`,
      [partida, id],
    );
    await client.query(`insert into reserva(id, dono, expira_em) values ($1, 'bare', now() + interval '10 minutes')`, [
      id,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
