import pg from 'pg';
import { checkInvariants } from '../../server/conclusao/alertas/invariants';
import { openDatabase } from '../../server/platform/database/openDatabase';
import type { Sale } from './sales';

/** The account of the database of the sales that buyers were told of. */
export interface Books {
  /** Acknowledged sales whose order is not issued, or whose seat is not theirs. */
  lost: string[];
  /** Seats that two buyers were told they have, or that two issued tickets hold on one leg. */
  twice: string[];
  /** Invariants of the product that do not hold. */
  violations: number;
}

/** Compares what buyers were told with the tickets in the database. */
export async function readBooks(url: string, sold: readonly Sale[]): Promise<Books> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const issued = await client.query<{ lugar: string }>(`
    select b.pedido_id || '/' || t.partida_id || '/' || i.poltrona as lugar
    from bilhete b join pedido p on p.id = b.pedido_id
    join pedido_item i on i.pedido_id = b.pedido_id and i.n = b.n
    join reserva_trecho t on t.reserva_id = p.reserva_id
    join ocupacao o on o.partida_id = t.partida_id and o.poltrona = i.poltrona and o.reserva_id = p.reserva_id
      and o.expira_em is null
    where p.situacao = 'emitido' and b.situacao = 'emitido'`);
  const double = await client.query<{ lugar: string }>(`
    select t.partida_id || '/' || i.poltrona as lugar
    from bilhete b join pedido p on p.id = b.pedido_id
    join pedido_item i on i.pedido_id = b.pedido_id and i.n = b.n
    join reserva_trecho t on t.reserva_id = p.reserva_id
    where b.situacao = 'emitido' group by 1 having count(distinct b.pedido_id) > 1`);
  await client.end();
  const kept = new Set(issued.rows.map(({ lugar }) => lugar));
  const keyOf = ({ pedidoId, viagemId, poltrona }: Sale): string => `${pedidoId}/${viagemId}/${poltrona}`;
  const told = sold.map(({ viagemId, poltrona }) => `${viagemId}/${poltrona}`);
  const database = await openDatabase({ databaseUrl: url }, 1);
  const violations = await checkInvariants(database.db);
  await database.close();
  return {
    lost: sold.map(keyOf).filter((key) => !kept.has(key)),
    twice: [...told.filter((lugar, i) => told.indexOf(lugar) !== i), ...double.rows.map(({ lugar }) => lugar)],
    violations: violations.length,
  };
}

/** The first words of a database: the product's own, empty. */
export async function createDatabase(url: string): Promise<void> {
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query('create database itape');
  } finally {
    await client.end();
  }
}
