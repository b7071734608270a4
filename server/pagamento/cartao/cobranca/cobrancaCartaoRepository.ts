import { sql } from 'kysely';
import { v7 } from 'uuid';
import { toNonce, type Bandeira, type TipoCartao } from '../../../../src/domain/pagamento/cartao';
import type { Reader, Tx } from '../../../platform/database/database';
import { inSeconds } from '../../../platform/database/inSeconds';
import type { Noticed } from '../../avisoPagamentoRepository';
import type { ExternalPayment } from '../../externo/externalPort';
import type { MotivoRecusa } from '../tables';

/** The payment by card that pays a pedido; null where there is none. */
export async function findAcceptedCartao(reader: Reader, pedidoId: string): Promise<string | null> {
  const accepted = await reader
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .executeTakeFirst();
  return accepted?.id ?? null;
}

/** Which of these payments are ours, named by the acquirer's id or by our key; ordered by our id. */
export const listNoticedCartao = (reader: Reader, names: string[]): Promise<Noticed[]> =>
  reader
    .selectFrom('cobranca_cartao')
    .select(['id as assunto', 'pedido_id as pedidoId'])
    .where('pagamento_id', 'is not', null)
    .where((eb) => eb.or([eb('pagamento_id', 'in', names), eb('chave', 'in', names)]))
    .orderBy('id')
    .execute();

/** Our name for a payment at the acquirer; throws where there is no such payment. */
export async function findChaveCartao(reader: Reader, id: string): Promise<string> {
  const { chave } = await reader
    .selectFrom('cobranca_cartao')
    .select('chave')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return chave;
}

/** A reservation was captured or voided; nothing happens to a payment that is not `autorizada`. */
export async function endReserved(reader: Reader, id: string, situacao: 'capturada' | 'cancelada'): Promise<void> {
  await reader
    .updateTable('cobranca_cartao')
    .set({ situacao, consultar_em: null, atualizado_em: sql`now()` })
    .where('id', '=', id)
    .where('situacao', '=', 'autorizada')
    .execute();
}

/** Sets when a payment that is only reserved is looked at next; one that is looked at no more stays so. */
export async function postponeReserved(reader: Reader, id: string, seconds: number): Promise<void> {
  await reader
    .updateTable('cobranca_cartao')
    .set({ consultar_em: inSeconds(seconds) })
    .where('id', '=', id)
    .where('situacao', '=', 'autorizada')
    .where('consultar_em', 'is not', null)
    .execute();
}

/** Marks a payment as disputed since now, or since it was first marked; throws where there is no such payment. */
export const markContestada = (
  tx: Tx,
  id: string,
): Promise<{ pedido_id: string; destino: 'aceito' | 'devolver' | null }> =>
  tx
    .updateTable('cobranca_cartao')
    .set({ contestado_em: sql<Date>`coalesce(contestado_em, now())` })
    .where('id', '=', id)
    .returning(['pedido_id', 'destino'])
    .executeTakeFirstOrThrow();

/** The payment is not disputed, or not any more. */
export async function clearContestada(reader: Reader, id: string): Promise<void> {
  await reader.updateTable('cobranca_cartao').set({ contestado_em: null }).where('id', '=', id).execute();
}

/**
 * Marks the accepted payments by card of a pedido as going back, and stops looking at them.
 * @param motivo reason for which the payment failed; null leaves the stored one.
 * @returns what was accepted until now, in integer centavos.
 */
export const rejectAcceptedCartao = (
  tx: Tx,
  pedidoId: string,
  motivo: MotivoRecusa | null,
): Promise<{ id: string; valor_centavos: number }[]> =>
  tx
    .updateTable('cobranca_cartao')
    .set({ destino: 'devolver', consultar_em: null, ...(motivo !== null && { motivo }) })
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .returning(['id', 'valor_centavos'])
    .execute();

/** The card payment of a charge outside the shop. */
export interface CartaoDaExterna {
  tipo: TipoCartao;
  parcelas: number;
  bandeira: Bandeira | null;
  final4: string | null;
  destino: 'aceito' | 'devolver' | null;
  contestado_em: Date | null;
}

/** The payment that came through a charge outside the shop. */
export const findCartaoOfExterna = (reader: Reader, externaId: string): Promise<CartaoDaExterna | undefined> =>
  reader
    .selectFrom('cobranca_cartao')
    .select(['tipo', 'parcelas', 'bandeira', 'final4', 'destino', 'contestado_em'])
    .where('externa_id', '=', externaId)
    .executeTakeFirst();

interface ExternaPaga {
  /** The charge: its id, its pedido, our key for it and the page that it leads back to. */
  externa: { id: string; pedido_id: string; chave: string; retorno: string };
  payment: ExternalPayment;
  situacao: 'autorizada' | 'capturada';
  destino: 'aceito' | 'devolver';
  /** When money that is only reserved is taken at the latest; null for never. */
  lookInSeconds: number | null;
}

/**
 * Writes the money of a charge outside the shop down as a card payment, numbered after the attempts of its pedido. The
 * caller holds the lock of the pedido.
 * @returns its id.
 */
export async function insertCartaoOfExterna(tx: Tx, paga: ExternaPaga): Promise<string> {
  const { externa, payment, situacao, destino, lookInSeconds } = paga;
  const { id } = await tx
    .insertInto('cobranca_cartao')
    .values({
      id: v7(),
      pedido_id: externa.pedido_id,
      externa_id: externa.id,
      chave: externa.chave,
      tentativa: sql<number>`(select coalesce(max(tentativa), 0) + 1 from cobranca_cartao
        where pedido_id = ${externa.pedido_id})`,
      tipo: payment.tipo,
      parcelas: payment.parcelas,
      valor_centavos: payment.valorCentavos,
      token: null,
      nonce: toNonce(v7()),
      retorno: externa.retorno,
      dispositivo: '{}',
      situacao,
      motivo: null,
      destino,
      pagamento_id: payment.id,
      autorizado_centavos: payment.valorCentavos,
      bandeira: payment.bandeira,
      final4: payment.final4,
      ...toProof(payment),
      versao_3ds: null,
      desafio_url: null,
      enviada_em: sql<Date>`now()`,
      consultar_em: lookInSeconds === null ? null : inSeconds(lookInSeconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The bank's authentication of the payer; at a terminal chip and code are the proof, and it is absent. */
const toProof = ({ autenticacao }: ExternalPayment) => ({
  autenticacao_id: autenticacao?.id ?? null,
  trans_status: autenticacao?.transStatus ?? null,
  eci: autenticacao?.eci ?? null,
  cavv: autenticacao?.cavv ?? null,
  ds_trans_id: autenticacao?.dsTransId ?? null,
});
