/** Reads `pedido` of another room: unpaid boletos are counted by the owner of their orders. */
import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { inSeconds } from '../../platform/database/inSeconds';
import type { Tables } from '../../platform/database/tables';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';
import type { SituacaoBoleto } from './tables';

/** A boleto, and what the database's clock says of it. */
export type BoletoRow = Selectable<Tables['boleto']> & {
  /** The day on which its last payment is known is over. */
  acabou: boolean;
  /** Seconds since then; negative before. */
  acabouSegundos: number;
  idadeSegundos: number;
  /** Money under it may still turn up. */
  recente: boolean;
};

/** States in which money may still come. */
export const OPEN_BOLETO: readonly SituacaoBoleto[] = ['registrando', 'aberto', 'encerrando'];

/** Days after its due date for which money is looked for under a closed boleto. */
const LATE_DAYS = 10;

const rows = (reader: Reader) =>
  reader
    .selectFrom('boleto')
    .selectAll()
    .select([
      sql<boolean>`segura_ate <= now()`.as('acabou'),
      sql<number>`extract(epoch from now() - segura_ate)::float8`.as('acabouSegundos'),
      sql<number>`extract(epoch from now() - criado_em)::float8`.as('idadeSegundos'),
      sql<boolean>`segura_ate > now() - make_interval(days => ${LATE_DAYS})`.as('recente'),
    ]);

/** One boleto by its id. */
export const findBoleto = (reader: Reader, id: string): Promise<BoletoRow | undefined> =>
  rows(reader).where('id', '=', id).executeTakeFirst();

/** Holds the boleto until the transaction ends. Where its pedido is locked too, that lock is taken first. */
export const lockBoleto = (tx: Tx, id: string): Promise<BoletoRow | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** The one boleto of an order that may still be paid. */
export const findOpenBoleto = (reader: Reader, pedidoId: string): Promise<BoletoRow | undefined> =>
  rows(reader).where('pedido_id', '=', pedidoId).where('situacao', 'in', OPEN_BOLETO).executeTakeFirst();

/** True while money may still come under a boleto: until then no seat is released. */
export const hasOpenBoleto = async (reader: Reader, pedidoId: string): Promise<boolean> =>
  (await findOpenBoleto(reader, pedidoId)) !== undefined;

/** How many boletos an order has had. */
export async function countBoletos(reader: Reader, pedidoId: string): Promise<number> {
  const { n } = await reader
    .selectFrom('boleto')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('pedido_id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** How many boletos of a person's orders ran out unpaid within so many days. */
export async function countUnpaidBoletos(reader: Reader, dono: string, days: number): Promise<number> {
  const { n } = await reader
    .selectFrom('boleto')
    .innerJoin('pedido', 'pedido.id', 'boleto.pedido_id')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('pedido.dono', '=', dono)
    .where('boleto.situacao', '=', 'baixado')
    .where('boleto.motivo', '=', 'vencido')
    .where('boleto.criado_em', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The boletos with these names, each with its order. */
export const listByNumero = (
  reader: Reader,
  numeros: readonly string[],
): Promise<{ id: string; pedido_id: string }[]> =>
  reader.selectFrom('boleto').select(['id', 'pedido_id']).where('numero', 'in', numeros).execute();

const isDue = sql<boolean>`consultar_em <= now() and ${isFree('boleto', sql`boleto.id::text`)}`;

/** Boletos whose next look is due, the longest waiting first. */
export const listDueBoletos = (reader: Reader, limit: number): Promise<{ id: string; pedido_id: string }[]> =>
  reader
    .selectFrom('boleto')
    .select(['id', 'pedido_id'])
    .where('consultar_em', 'is not', null)
    .where(isDue)
    .orderBy('consultar_em')
    .limit(limit)
    .execute();

/** SQL: whether {@link listDueBoletos} finds one. */
export const hasDueBoletos = (reader: Reader): Due => someRow(reader.selectFrom('boleto').select('id').where(isDue));

/** Asks about a boleto again after some seconds. */
export const lookAgainAt = (reader: Reader, id: string, seconds: number | null): Promise<unknown> =>
  reader
    .updateTable('boleto')
    .set({ consultar_em: seconds === null ? null : inSeconds(seconds) })
    .where('id', '=', id)
    .execute();
