/** Reads `agencia_operador` of another room: a charge is shown with the name of its operator. */
import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';
import { OPEN_ATTEMPTS } from '../cartao/tentativa/tentativaCartaoRepository';
import type { SituacaoExterna } from '../tables';

/** A charge, and what the database's clock says of it. */
export type ExternalRow = Selectable<Tables['cobranca_externa']> & {
  vencida: boolean;
  restanteMs: number;
  idadeSegundos: number;
  /** Seconds since its end; negative before. */
  vencidaSegundos: number;
};

/** States in which money may still come. */
export const OPEN_EXTERNAL: readonly SituacaoExterna[] = ['criando', 'aberta', 'encerrando'];

const rows = (reader: Reader) =>
  reader
    .selectFrom('cobranca_externa')
    .selectAll()
    .select([
      sql<boolean>`expira_em <= now()`.as('vencida'),
      sql<number>`greatest(0, extract(epoch from expira_em - now()) * 1000)::int`.as('restanteMs'),
      sql<number>`extract(epoch from now() - criado_em)::float8`.as('idadeSegundos'),
      sql<number>`extract(epoch from now() - expira_em)::float8`.as('vencidaSegundos'),
    ]);

/** One charge by its id. */
export const findExternal = (reader: Reader, id: string): Promise<ExternalRow | undefined> =>
  rows(reader).where('id', '=', id).executeTakeFirst();

/** Holds the charge until the transaction ends. Where its pedido is locked too, that lock is taken first. */
export const lockExternal = (tx: Tx, id: string): Promise<ExternalRow | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** The charge of a pedido that was begun last. */
export const latestExternal = (reader: Reader, pedidoId: string): Promise<ExternalRow | undefined> =>
  rows(reader).where('pedido_id', '=', pedidoId).orderBy('tentativa', 'desc').limit(1).executeTakeFirst();

/** The one charge of an order that may still take money. */
export const openExternal = (reader: Reader, pedidoId: string): Promise<ExternalRow | undefined> =>
  rows(reader).where('pedido_id', '=', pedidoId).where('situacao', 'in', OPEN_EXTERNAL).executeTakeFirst();

/** True while money may still come through a link or a terminal: until then no seat is released. */
export const hasOpenExternal = async (reader: Reader, pedidoId: string): Promise<boolean> =>
  (await openExternal(reader, pedidoId)) !== undefined;

/** All charges of an order, the latest first. */
export const listExternal = (reader: Reader, pedidoId: string): Promise<ExternalRow[]> =>
  rows(reader).where('pedido_id', '=', pedidoId).orderBy('tentativa', 'desc').execute();

/** The latest charge of a pedido. */
export const findLastExterna = (
  reader: Reader,
  pedidoId: string,
): Promise<{ tentativa: number; situacao: SituacaoExterna } | undefined> =>
  reader
    .selectFrom('cobranca_externa')
    .select(['tentativa', 'situacao'])
    .where('pedido_id', '=', pedidoId)
    .orderBy('tentativa', 'desc')
    .limit(1)
    .executeTakeFirst();

/** True while a card may still pay the pedido: on the purchase page, by a link or at a terminal. */
export async function hasOpenCartaoMoney(reader: Reader, pedidoId: string): Promise<boolean> {
  const open = await reader
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', OPEN_ATTEMPTS)
    .unionAll(
      reader
        .selectFrom('cobranca_externa')
        .select('id')
        .where('pedido_id', '=', pedidoId)
        .where('situacao', 'in', OPEN_EXTERNAL),
    )
    .executeTakeFirst();
  return open !== undefined;
}

/** The name of the operator who asked for a charge; throws where there is no such operator. */
export async function findNomeOperador(reader: Reader, operadorId: string): Promise<string> {
  const { nome } = await reader
    .selectFrom('agencia_operador')
    .select('nome')
    .where('id', '=', operadorId)
    .executeTakeFirstOrThrow();
  return nome;
}

/**
 * Charges to be looked at that no sweeper works on, those that waited longest first: due ones, and open ones that have
 * expired. Age limits only the charges that are over, since an open one keeps seats.
 */
export const listDueExternas = (
  reader: Reader,
  { lateHours, limit }: { lateHours: number; limit: number },
): Promise<{ id: string; pedido_id: string }[]> =>
  dueExternas(reader, lateHours).orderBy('consultar_em').limit(limit).execute();

/** SQL: whether {@link listDueExternas} finds one. */
export const hasExternasDue = (reader: Reader, lateHours: number): Due => someRow(dueExternas(reader, lateHours));

const dueExternas = (reader: Reader, lateHours: number) =>
  reader
    .selectFrom('cobranca_externa')
    .select(['id', 'pedido_id'])
    .where('consultar_em', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('consultar_em', '<=', sql<Date>`now()`),
        eb.and([eb('situacao', 'in', ['criando', 'aberta']), eb('expira_em', '<=', sql<Date>`now()`)]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('situacao', 'in', OPEN_EXTERNAL),
        eb('criado_em', '>', sql<Date>`now() - make_interval(hours => ${lateHours})`),
      ]),
    )
    .where(isFree('cobranca_externa', sql`cobranca_externa.id::text`));
