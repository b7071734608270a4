import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { inSeconds } from '../../platform/database/inSeconds';
import type { MotivoExterna, SituacaoExterna } from '../tables';
import type { Tables } from '../../platform/database/tables';

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

/** Asked again so long after, where nobody looks at it meanwhile. */
export const NEXT_LOOK_SECONDS = 15;

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

export const findExternal = (reader: Reader, id: string): Promise<ExternalRow | undefined> =>
  rows(reader).where('id', '=', id).executeTakeFirst();

export const lockExternal = (tx: Tx, id: string): Promise<ExternalRow | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const latestExternal = (reader: Reader, pedidoId: string): Promise<ExternalRow | undefined> =>
  rows(reader).where('pedido_id', '=', pedidoId).orderBy('tentativa', 'desc').limit(1).executeTakeFirst();

/** The one charge of an order that may still take money. */
export const openExternal = (reader: Reader, pedidoId: string): Promise<ExternalRow | undefined> =>
  rows(reader).where('pedido_id', '=', pedidoId).where('situacao', 'in', OPEN_EXTERNAL).executeTakeFirst();

/** Whether money may still come through a link or a terminal: then no seat is let go. */
export const hasOpenExternal = async (reader: Reader, pedidoId: string): Promise<boolean> =>
  (await openExternal(reader, pedidoId)) !== undefined;

/** It is to end; the acquirer is asked next, and only its word makes it so. */
export const askToEnd = (tx: Reader, id: string, motivo: MotivoExterna): Promise<unknown> =>
  tx
    .updateTable('cobranca_externa')
    .set({ situacao: 'encerrando', motivo, consultar_em: sql<Date>`now()`, atualizado_em: sql`now()` })
    .where('id', '=', id)
    .where('situacao', 'in', ['criando', 'aberta'])
    .execute();

/** Nothing is known yet: somebody looks again. */
export const lookAgain = (tx: Reader, id: string, seconds = NEXT_LOOK_SECONDS): Promise<unknown> =>
  tx
    .updateTable('cobranca_externa')
    .set({ consultar_em: inSeconds(seconds) })
    .where('id', '=', id)
    .where('consultar_em', 'is not', null)
    .execute();

/** All charges of an order, the latest first. */
export const listExternal = (reader: Reader, pedidoId: string): Promise<ExternalRow[]> =>
  rows(reader).where('pedido_id', '=', pedidoId).orderBy('tentativa', 'desc').execute();
