import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';
import { inSeconds } from '../platform/database/inSeconds';
import { someRow, type Due } from '../platform/jobs/someRow';
import { forgetStep, isFree, leaseRows } from '../platform/jobs/steps';
import { currentTraceparent } from '../platform/tracing/tracing';
import type { EtapaAviso } from './tables';

/** A cobrança that a provider sent news of. */
export interface Noticed {
  /** The `txid` of a Pix, the id of a `cobranca_cartao`. */
  assunto: string;
  pedidoId: string;
}

/** A kept notice, and how many came until it was read: a change of that number means that another came since. */
interface KeptAviso extends Noticed {
  avisos: number;
  /** The trace of the last request that brought it. */
  traceparent: string | null;
}

/** Keeps notices, of which there is at least one. A repeated notice counts, and is looked at no later than the first. */
export async function upsertAvisos(
  reader: Reader,
  etapa: EtapaAviso,
  cobrancas: Noticed[],
  seconds: number,
): Promise<void> {
  await reader
    .insertInto('aviso_pagamento')
    .values(
      cobrancas.map(({ assunto, pedidoId }) => ({
        etapa,
        assunto,
        pedido_id: pedidoId,
        olhar_em: inSeconds(seconds),
        traceparent: currentTraceparent(),
      })),
    )
    .onConflict((again) =>
      again.columns(['etapa', 'assunto']).doUpdateSet({
        avisos: sql`aviso_pagamento.avisos + 1`,
        olhar_em: sql`least(aviso_pagamento.olhar_em, excluded.olhar_em)`,
        traceparent: sql`coalesce(excluded.traceparent, aviso_pagamento.traceparent)`,
      }),
    )
    .execute();
}

/** The same for the Pix of these txids that are ours, to be looked at now. @returns how many are. */
export async function upsertAvisosPix(reader: Reader, txids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    insert into aviso_pagamento(etapa, assunto, pedido_id, olhar_em, traceparent)
    select 'aviso_pix', c.txid, c.pedido_id, now(), ${currentTraceparent()}
    from cobranca_pix c where c.txid = any(${[...txids]}::text[]) order by c.txid
    on conflict (etapa, assunto) do update set avisos = aviso_pagamento.avisos + 1,
      olhar_em = least(aviso_pagamento.olhar_em, excluded.olhar_em),
      traceparent = coalesce(excluded.traceparent, aviso_pagamento.traceparent)
    returning 1`.execute(reader);
  return rows.length;
}

const dueAvisos = (etapa: EtapaAviso) => sql`
  from aviso_pagamento a where a.etapa = ${etapa} and a.olhar_em <= now() and ${isFree(etapa, sql`a.assunto`)}`;

/** SQL: whether {@link leaseDueAvisos} finds one. */
export const hasDueAvisos = (etapa: EtapaAviso): Due => someRow(sql`select 1 ${dueAvisos(etapa)}`);

/** Leases the notices that are due and that no sweeper works on, the oldest first. */
export async function leaseDueAvisos(reader: Reader, etapa: EtapaAviso, limit: number): Promise<KeptAviso[]> {
  const { rows } = await sql<KeptAviso>`
    with vencido as materialized (
      select a.assunto, a.pedido_id, a.avisos, a.traceparent, a.olhar_em ${dueAvisos(etapa)}
      order by a.olhar_em limit ${limit}),
    ${leaseRows(etapa, sql`vencido`)}
    select v.assunto, v.pedido_id as "pedidoId", v.avisos, v.traceparent
    from vencido v join alugada using (assunto) order by v.olhar_em`.execute(reader);
  return rows;
}

/** Ends the work on a notice: removes it, unless it came again since it was read. */
export const deleteAviso = (reader: Reader, etapa: EtapaAviso, { assunto, avisos }: KeptAviso): Promise<unknown> =>
  sql`
    with ${forgetStep(etapa, assunto)}
    delete from aviso_pagamento where etapa = ${etapa} and assunto = ${assunto} and avisos = ${avisos}`.execute(reader);

/** Ends the work on a notice for now: puts it off, unless it came again since it was read. */
export const postponeAviso = (
  reader: Reader,
  etapa: EtapaAviso,
  { assunto, avisos }: KeptAviso,
  seconds: number,
): Promise<unknown> =>
  sql`
    with ${forgetStep(etapa, assunto)}
    update aviso_pagamento set olhar_em = ${inSeconds(seconds)}
    where etapa = ${etapa} and assunto = ${assunto} and avisos = ${avisos}`.execute(reader);
