/** Reads `pedido` of another room: the provider is told the buyer and the localizador of the pedido that a cobrança is for, and none outlives its hold. */
import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import { inSeconds } from '../../platform/database/inSeconds';
import type { Tables } from '../../platform/database/tables';

type CobrancaRow = Selectable<Tables['cobranca_pix']>;

/** One attempt to be paid by Pix: its name at the provider, its pedido and its amount in integer centavos. */
export type CobrancaRef = Pick<CobrancaRow, 'txid' | 'pedido_id' | 'valor_centavos'>;

/** A cobrança of a pedido; `viva` means that it has not expired, by the database's clock. */
type TentativaPix = Pick<CobrancaRow, 'txid' | 'tentativa' | 'situacao' | 'valor_centavos'> & { viva: boolean };

/** A cobrança with what the provider is told about it. */
export type CobrancaToOpen = CobrancaRow & {
  localizador: string;
  comprador_cpf: string;
  comprador_nome: string;
  /** Seconds until it expires, by the database's clock. */
  seconds: number;
};

/** A cobrança to be written. */
export interface NewCobranca extends CobrancaRef {
  tentativa: number;
  /** Until it expires. */
  expiresInSeconds: number;
  /** Until the sweeper asks the provider about it. */
  pollInSeconds: number;
}

const refs = (reader: Reader) => reader.selectFrom('cobranca_pix').select(['txid', 'pedido_id', 'valor_centavos']);

/** Every cobrança under which money for the pedido may have come, closed ones too. */
export const listCobrancasPix = (reader: Reader, pedidoId: string): Promise<CobrancaRef[]> =>
  refs(reader).where('pedido_id', '=', pedidoId).execute();

/** The cobranças of the pedido that can still be paid. */
export const listOpenCobrancasPix = (reader: Reader, pedidoId: string): Promise<CobrancaRef[]> =>
  refs(reader).where('pedido_id', '=', pedidoId).where('situacao', 'in', ['criando', 'ativa']).execute();

/** Throws for a txid that is not ours. */
export const findCobrancaPix = (reader: Reader, txid: string): Promise<CobrancaRef> =>
  refs(reader).where('txid', '=', txid).executeTakeFirstOrThrow();

/** The open cobranças of the pedido whose time is over, by the database's clock. */
export async function listOverdueTxids(reader: Reader, pedidoId: string): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('cobranca_pix')
    .select('txid')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criando', 'ativa'])
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
  return new Set(rows.map(({ txid }) => txid));
}

/**
 * The cobranças of the pedido, the latest first, and the seconds until its hold ends, by the database's clock; negative
 * after its end. Throws without the pedido.
 */
export async function listTentativasPix(
  reader: Reader,
  pedidoId: string,
): Promise<{ tentativas: TentativaPix[]; seconds: number }> {
  const { rows } = await sql<{ tentativas: TentativaPix[]; seconds: number }>`
    select extract(epoch from p.expira_em - now())::float8 as seconds,
      (select coalesce(json_agg(json_build_object('txid', c.txid, 'tentativa', c.tentativa, 'situacao', c.situacao,
          'valor_centavos', c.valor_centavos, 'viva', c.expira_em > now()) order by c.tentativa desc), '[]')
        from cobranca_pix c where c.pedido_id = p.id) as tentativas
    from pedido p where p.id = ${pedidoId}::uuid`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error(`no order ${pedidoId}`);
  return found;
}

/** Throws for a txid that is not ours. */
export const findCobrancaToOpen = (reader: Reader, txid: string): Promise<CobrancaToOpen> =>
  reader
    .selectFrom('cobranca_pix as cobranca')
    .innerJoin('pedido', 'pedido.id', 'cobranca.pedido_id')
    .selectAll('cobranca')
    .select(['pedido.localizador', 'pedido.comprador_cpf', 'pedido.comprador_nome'])
    .select(sql<number>`extract(epoch from cobranca.expira_em - now())::float8`.as('seconds'))
    .where('cobranca.txid', '=', txid)
    .executeTakeFirstOrThrow();

/** Writes a cobrança as `criando`, before the provider is asked. */
export async function insertCobrancaPix(
  tx: Tx,
  { expiresInSeconds, pollInSeconds, ...columns }: NewCobranca,
): Promise<void> {
  await tx
    .insertInto('cobranca_pix')
    .values({
      ...columns,
      copia_e_cola: null,
      expira_em: inSeconds(expiresInSeconds),
      consultar_em: inSeconds(pollInSeconds),
    })
    .execute();
}

/** The provider knows the cobrança, and its clock decides when it expires; nothing happens to one that is not `criando`. */
export async function activateCobrancaPix(
  reader: Reader,
  { txid, pixCopiaECola, expiraEm }: { txid: string; pixCopiaECola: string; expiraEm: Date },
): Promise<void> {
  await reader
    .updateTable('cobranca_pix')
    .set({ situacao: 'ativa', copia_e_cola: pixCopiaECola, expira_em: expiraEm })
    .where('txid', '=', txid)
    .where('situacao', '=', 'criando')
    .execute();
}

/** Closes a cobrança under which no money came; the sweeper still asks about it after `pollInSeconds`. */
export async function closeCobrancaPix(reader: Reader, txid: string, pollInSeconds: number): Promise<void> {
  await reader
    .updateTable('cobranca_pix')
    .set({ situacao: 'encerrada', consultar_em: inSeconds(pollInSeconds) })
    .where('txid', '=', txid)
    .where('situacao', '<>', 'concluida')
    .execute();
}

/** Closes an open cobrança that expired at least `minutes` ago. @returns false where it is not such a one. */
export async function closeLongExpiredPix(
  reader: Reader,
  { txid, minutes, pollInSeconds }: { txid: string; minutes: number; pollInSeconds: number },
): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('cobranca_pix')
    .set({ situacao: 'encerrada', consultar_em: inSeconds(pollInSeconds) })
    .where('txid', '=', txid)
    .where('situacao', 'in', ['criando', 'ativa'])
    .where('expira_em', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the open cobranças of the pedido that ask for another amount than `totalCentavos`. */
export async function supersedeCobrancasPix(tx: Tx, pedidoId: string, totalCentavos: number): Promise<void> {
  await tx
    .updateTable('cobranca_pix')
    .set({ substituida: true, expira_em: sql<Date>`now()` })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criando', 'ativa'])
    .where('valor_centavos', '<>', totalCentavos)
    .execute();
}
