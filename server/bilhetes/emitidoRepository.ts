/** Joins the parts of a statement that move an order and tell its buyer, which `pedidos` and `platform` lend. */
import { sql } from 'kysely';
import type { SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import { advanceWhere, AVANCADO } from '../pedidos/pedidoAtOnceRepository';
import type { Tx } from '../platform/database/database';
import { enqueueEmailWhere, type Email } from '../platform/outbox/outbox';
import type { NewBilhete } from './bilheteRepository';

interface Issued {
  /** The next state of the order. */
  situacao: SituacaoPedido;
  /** The tickets that it did not have yet. */
  bilhetes: readonly NewBilhete[];
  /** The fact that the e-mail tells. */
  chave: string;
  /** Null where the order has no address. */
  email: Email | null;
}

/** Inserts the tickets of an order, moves it on and tells its buyer of it. @returns whether it was moved and told. */
export async function writeIssued(
  tx: Tx,
  pedidoId: string,
  { situacao, bilhetes, chave, email }: Issued,
): Promise<boolean> {
  const steps = [advanceWhere(pedidoId, situacao, sql`true`)];
  if (bilhetes.length > 0) steps.push(sql`novo as (${tx.insertInto('bilhete').values([...bilhetes])})`);
  if (email !== null) steps.push(enqueueEmailWhere(chave, email, sql`exists (select 1 from ${AVANCADO})`));
  const { rows } = await sql`with ${sql.join(steps, sql`, `)} select 1 from ${AVANCADO}`.execute(tx);
  return rows.length > 0;
}
