import { sql } from 'kysely';
import type { Database } from '../database/database';
import { isFree, type Steps } from '../jobs/steps';
import type { ConcluirPedido } from '../orders/concludeOrder';
import { collectCharge } from './inbox';
import type { PixPort } from './pixPort';

/** Keeps that these charges are said to be paid. @returns whether any of them is ours. */
export type ReceivePixNotice = (txids: string[]) => Promise<boolean>;

const BATCH = 50;

/** Writes a notice down, for {@link concludeNoticed}: whoever sent it need not wait until the provider was asked. */
export const createReceivePixNotice =
  ({ db }: Database): ReceivePixNotice =>
  async (txids) => {
    if (txids.length === 0) return false;
    const { rows } = await sql`
      insert into pix_aviso(txid) select txid from cobranca_pix where txid = any(${txids}::text[]) order by txid
      on conflict (txid) do update set avisos = pix_aviso.avisos + 1
      returning txid`.execute(db);
    return rows.length > 0;
  };

interface NoticeServices {
  database: Database;
  pix: PixPort;
  concluirPedido: ConcluirPedido;
  steps: Steps;
}

/**
 * Asks the provider about the charges that are said to be paid, and concludes their orders. A charge that was settled
 * before is asked about too: it may have been paid again. A notice is kept until the provider was asked after it came.
 */
export async function concludeNoticed({ database, pix, concluirPedido, steps }: NoticeServices): Promise<void> {
  await steps.each(
    'aviso_pix',
    await noticed(database),
    ({ txid, pedido_id }) => ({ assunto: txid, pedidoId: pedido_id }),
    async ({ avisos, ...cobranca }) => {
      await collectCharge(database, pix, cobranca);
      await concluirPedido(cobranca.pedido_id);
      await database.db
        .deleteFrom('pix_aviso')
        .where('txid', '=', cobranca.txid)
        // One that came meanwhile is about something that the provider may not have known when it was asked.
        .where('avisos', '=', avisos)
        .execute();
    },
  );
}

const noticed = ({ db }: Database) =>
  db
    .selectFrom('pix_aviso')
    .innerJoin('cobranca_pix', 'cobranca_pix.txid', 'pix_aviso.txid')
    .select(['cobranca_pix.txid', 'cobranca_pix.pedido_id', 'cobranca_pix.valor_centavos', 'pix_aviso.avisos'])
    .where(isFree('aviso_pix', sql`pix_aviso.txid`))
    .orderBy('pix_aviso.recebido_em')
    .limit(BATCH)
    .execute();
