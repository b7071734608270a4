import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';
import type { CobrancaRef } from './cobrancaPixRepository';

const isToAsk = sql<boolean>`
  situacao in ('criando','ativa') and (consultar_em <= now() or expira_em <= now())
    and ${isFree('concluir', sql`cobranca_pix.pedido_id::text`)}`;

/**
 * Open Pix charges whose next look is due or whose time is over: writes the look after this one down, `nextSeconds` from
 * now, and returns their orders. Orders whose step `concluir` is leased or backing off are left out.
 */
export const claimPixToAsk = (db: Reader, nextSeconds: number): Promise<{ id: string }[]> =>
  db
    .updateTable('cobranca_pix')
    .set({ consultar_em: sql<Date>`now() + make_interval(secs => ${nextSeconds})` })
    .where(isToAsk)
    .returning('pedido_id as id')
    .execute();

/**
 * Closed Pix charges of the last day whose next look is due, the longest waiting first: money may have been under way
 * when they were closed. The look after this one is written down, ten minutes from now. Charges whose step
 * `pix_encerrado` is leased or backing off are left out.
 */
export const claimClosedPix = (db: Reader, limit: number): Promise<CobrancaRef[]> => {
  const due = closedPix(db).orderBy('consultar_em').limit(limit);
  return db
    .updateTable('cobranca_pix')
    .set({ consultar_em: sql<Date>`now() + interval '10 minutes'` })
    .where('txid', 'in', due)
    .returning(['txid', 'pedido_id', 'valor_centavos'])
    .execute();
};

const closedPix = (db: Reader) =>
  db
    .selectFrom('cobranca_pix')
    .select('txid')
    .where('situacao', '=', 'encerrada')
    .where('consultar_em', '<=', sql<Date>`now()`)
    .where('criado_em', '>', sql<Date>`now() - interval '1 day'`)
    .where(isFree('pix_encerrado', sql`cobranca_pix.txid`));

/** SQL: whether {@link claimPixToAsk} or {@link claimClosedPix} finds one. */
export const hasDuePix = (db: Reader): Due =>
  someRow(db.selectFrom('cobranca_pix').select('txid').where(isToAsk), closedPix(db));
