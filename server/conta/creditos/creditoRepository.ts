/** Reads `pedido` of `pedidos`: a movement names its order, and a quote counts what its own order uses already. */
import { sql, type Insertable, type RawBuilder } from 'kysely';
import { v7 } from 'uuid';
import { MINIMO_DIAS_DE_VOLTA } from '../../../src/domain/conta/creditos';
import type { LancamentoCredito } from '../../../src/domain/wire/conta/creditos';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** The last movement of a credit: what is left of it, and until when. */
export interface SaldoRow {
  id: string;
  saldoCentavos: number;
  /** The last day, by the company's calendar. */
  validoAte: string;
}

/** The last movement of the credit `c`. */
const LAST = sql`join lateral (select n, saldo_centavos, valido_ate from credito_lancamento
  where credito_id = c.id order by n desc limit 1) l on true`;

/** Locks a person's credits until the transaction ends, in the order of their ids: their spending takes turns. */
export const lockCreditos = (tx: Tx, dono: string): Promise<{ id: string }[]> =>
  tx.selectFrom('credito').select('id').where('dono', '=', dono).orderBy('id').forUpdate().execute();

/** Locks the credits that an order uses. */
export const lockCreditosOf = (tx: Tx, pedidoId: string): Promise<{ id: string }[]> =>
  tx
    .selectFrom('credito')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('credito_lancamento')
        .select('credito_id')
        .where('pedido_id', '=', pedidoId)
        .where('tipo', '=', 'usado'),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * A person's credits that can be used, locked until the transaction ends, as {@link listSaldos} lists them. One that is granted between
 * the lock and the look is not among them: another order may be spending it.
 */
export async function lockSaldos(tx: Tx, dono: string): Promise<SaldoRow[]> {
  const locked = new Set((await lockCreditos(tx, dono)).map(({ id }) => id));
  return (await listSaldos(tx, dono)).filter(({ id }) => locked.has(id));
}

/** A person's credits that can be used, those that end first before the others. */
export async function listSaldos(reader: Reader, dono: string): Promise<SaldoRow[]> {
  const { rows } = await sql<SaldoRow>`
    select c.id, l.saldo_centavos as "saldoCentavos",
      to_char((l.valido_ate - interval '1 second') at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as "validoAte"
    from credito c ${LAST}
    where c.dono = ${dono} and l.saldo_centavos > 0 and l.valido_ate > now()
    order by l.valido_ate, c.id`.execute(reader);
  return rows;
}

/** The credit that the unpaid order over a reserva uses already, and that it could use again if it was made anew now. */
export async function findUsedByReserva(reader: Reader, reservaId: string): Promise<number> {
  const { rows } = await sql<{ usado: number }>`
    select coalesce(-sum(u.valor_centavos), 0)::int as usado
    from pedido p join credito_lancamento u on u.pedido_id = p.id and u.tipo = 'usado'
      join credito c on c.id = u.credito_id ${LAST}
    where p.reserva_id = ${reservaId}::uuid and p.situacao in ('reservado','aguardando_pagamento')
      and l.valido_ate > now() and not exists (
        select 1 from credito_lancamento d where d.uso_id = u.id and d.tipo = 'devolvido')`.execute(reader);
  return rows[0]?.usado ?? 0;
}

/** A credit and its first movement. @param validoAte the last day. */
export async function insertCredito(
  tx: Tx,
  credito: Omit<Insertable<Tables['credito']>, 'id'>,
  validoAte: string,
): Promise<void> {
  const id = v7();
  await tx
    .insertInto('credito')
    .values({ id, ...credito })
    .execute();
  const centavos = credito.devolvido_centavos + credito.bonus_centavos;
  await sql`
    insert into credito_lancamento(id, credito_id, n, tipo, valor_centavos, anterior_centavos, saldo_centavos, valido_ate)
    values (${v7()}, ${id}, 1, 'concedido', ${centavos}::int, 0, ${centavos}::int,
      (${validoAte}::date + 1)::timestamp at time zone 'America/Sao_Paulo')`.execute(tx);
}

/** Takes a part of a credit for an order. */
export const insertUso = (tx: Tx, creditoId: string, pedidoId: string, centavos: number): Promise<unknown> =>
  sql`
    insert into credito_lancamento(id, credito_id, n, tipo, valor_centavos, anterior_centavos, saldo_centavos, pedido_id,
      valido_ate)
    select ${v7()}::uuid, c.id, l.n + 1, 'usado', -${centavos}::int, l.saldo_centavos, l.saldo_centavos - ${centavos}::int,
      ${pedidoId}::uuid, l.valido_ate
    from credito c ${LAST} where c.id = ${creditoId}::uuid`.execute(tx);

/** A use of a credit by an order that was not given up, and what of it has not come back. */
export interface UsoRow {
  id: string;
  creditoId: string;
  valorCentavos: number;
  restaCentavos: number;
}

/** The uses of credit by an order that stand, in the order in which they were made. */
export async function listUsos(reader: Reader, pedidoId: string): Promise<UsoRow[]> {
  const { rows } = await sql<UsoRow>`
    select u.id, u.credito_id as "creditoId", -u.valor_centavos as "valorCentavos",
      (-u.valor_centavos - coalesce((select sum(d.valor_centavos) from credito_lancamento d
        where d.uso_id = u.id and d.tipo = 'devolvido'), 0))::int as "restaCentavos"
    from credito_lancamento u
    where u.pedido_id = ${pedidoId}::uuid and u.tipo = 'usado' and not exists (
      select 1 from credito_lancamento d where d.uso_id = u.id and d.tipo = 'devolvido' and d.estorno_id is null)
    order by u.id`.execute(reader);
  return rows;
}

/**
 * Gives back a part of a use. Where a refund does it, the credit can be used for some weeks at least; where its order was
 * never paid, it has the end that it had.
 */
export const insertDevolvido = (
  tx: Tx,
  { usoId, centavos, estornoId }: { usoId: string; centavos: number; estornoId: string | null },
): Promise<unknown> =>
  sql`
    insert into credito_lancamento(id, credito_id, n, tipo, valor_centavos, anterior_centavos, saldo_centavos, pedido_id,
      uso_id, estorno_id, valido_ate)
    select ${v7()}::uuid, c.id, l.n + 1, 'devolvido', ${centavos}::int, l.saldo_centavos,
      l.saldo_centavos + ${centavos}::int, u.pedido_id, u.id, ${estornoId}::uuid,
      case when ${estornoId}::uuid is null then l.valido_ate else greatest(l.valido_ate,
        ((now() at time zone 'America/Sao_Paulo')::date + ${MINIMO_DIAS_DE_VOLTA + 1}::int)::timestamp
          at time zone 'America/Sao_Paulo') end
    from credito_lancamento u join credito c on c.id = u.credito_id ${LAST}
    where u.id = ${usoId}::uuid`.execute(tx);

/** Takes what is left of these credits away, as their person leaves. */
export const insertExpirados = (tx: Tx, ids: readonly string[]): Promise<unknown> => insertEnds(tx, ids, sql`true`);

/** The same where their time is over: a refund may have given one more time between the look for it and its lock. */
export const insertVencidos = (tx: Tx, ids: readonly string[]): Promise<unknown> =>
  insertEnds(tx, ids, sql`l.valido_ate <= now()`);

const insertEnds = (tx: Tx, ids: readonly string[], condition: RawBuilder<unknown>): Promise<unknown> =>
  sql`
    insert into credito_lancamento(id, credito_id, n, tipo, valor_centavos, anterior_centavos, saldo_centavos, valido_ate)
    select gen_random_uuid(), c.id, l.n + 1, 'expirado', -l.saldo_centavos, l.saldo_centavos, 0, l.valido_ate
    from credito c ${LAST} where c.id = any(${ids}::uuid[]) and l.saldo_centavos > 0 and ${condition}`.execute(tx);

/** Locks credits whose time is over while something is left of them; those that another process has are left out. */
export async function lockOverdue(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from credito c ${LAST}
    where l.saldo_centavos > 0 and l.valido_ate <= now()
    order by c.id limit ${limit} for update of c skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Gives a person's credits to `newDono`. */
export const changeDonoOfCreditos = (tx: Tx, dono: string, newDono: string): Promise<unknown> =>
  tx.updateTable('credito').set({ dono: newDono }).where('dono', '=', dono).execute();

/** Takes the owner off credits of which nothing is left and whose last movement is `anos` years old. */
export const forgetOldCreditos = (db: Reader, anos: number): Promise<unknown> =>
  sql`
    update credito set dono = '' where dono <> '' and id in (
      select c.id from credito c ${LAST} where l.saldo_centavos = 0 and c.criado_em < now() - make_interval(years => ${anos}))
    and not exists (select 1 from credito_lancamento m
      where m.credito_id = credito.id and m.criado_em >= now() - make_interval(years => ${anos}))`.execute(db);

/**
 * A person's movements, the newest first; those that one transaction made of one order are one. @param limit null for all.
 */
export async function listLancamentos(
  reader: Reader,
  dono: string,
  limit: number | null,
): Promise<(Omit<LancamentoCredito, 'em'> & { em: Date })[]> {
  const { rows } = await sql<{
    tipo: LancamentoCredito['tipo'];
    em: Date;
    valor: number;
    bonus: number;
    localizador: string | null;
  }>`
    select m.tipo, m.criado_em as em, sum(m.valor_centavos)::int as valor,
      sum(case when m.tipo = 'concedido' then c.bonus_centavos else 0 end)::int as bonus, p.localizador
    from credito c join credito_lancamento m on m.credito_id = c.id
      left join pedido p on p.id = coalesce(m.pedido_id, case when m.tipo = 'concedido' then c.pedido_id end)
    where c.dono = ${dono}
    group by m.tipo, m.criado_em, p.localizador
    order by m.criado_em desc, p.localizador, m.tipo limit ${limit}::int`.execute(reader);
  return rows.map(({ tipo, em, valor, bonus, localizador }) => ({
    tipo,
    em,
    valorCentavos: valor,
    ...(bonus > 0 && { bonusCentavos: bonus }),
    ...(localizador !== null && { localizador }),
  }));
}
