/** Reads `pedido` of another room: a bank's challenge lasts no longer than the seats are held. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/database';
import { inSeconds } from '../../../platform/database/inSeconds';
import type { MotivoRecusa, SituacaoCobrancaCartao } from '../tables';
import type { Authentication, CartaoPayment } from '../cartaoPort';
import { OPEN_ATTEMPTS, type AttemptRow } from './tentativaCartaoRepository';

/** The columns of an attempt whose lease is given up. */
const free = { ocupada_ate: null, atualizado_em: sql`now()` };

const inSecondsOrNever = (seconds: number | null): RawBuilder<Date> | null =>
  seconds === null ? null : inSeconds(seconds);

/**
 * Leases an attempt for `seconds`, so that one caller at a time asks the acquirer about it.
 * @param payloadSeconds age below which a wallet's attempt without a token is left to the request that has the payload.
 * @returns false where it is leased already or where nothing can change any more.
 */
export async function claimTentativa(
  reader: Reader,
  id: string,
  { seconds, payloadSeconds }: { seconds: number; payloadSeconds: number },
): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('cobranca_cartao')
    .set({ ocupada_ate: inSeconds(seconds) })
    .where('id', '=', id)
    .where('consultar_em', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('situacao', 'in', OPEN_ATTEMPTS),
        eb.and([eb('situacao', '=', 'recusada'), eb('motivo', '=', 'sem_resposta')]),
      ]),
    )
    .where((eb) => eb.or([eb('ocupada_ate', 'is', null), eb('ocupada_ate', '<=', sql<Date>`now()`)]))
    .where(
      sql<boolean>`not (situacao = 'criada' and carteira is not null and token is null
        and criado_em > now() - make_interval(secs => ${payloadSeconds}))`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes down what the bank said about the person who pays. */
export async function recordProof(tx: Tx, id: string, authentication: Authentication): Promise<void> {
  await tx
    .updateTable('cobranca_cartao')
    .set({
      autenticacao_id: authentication.id,
      trans_status: authentication.transStatus,
      eci: authentication.eci,
      cavv: authentication.cavv,
      ds_trans_id: authentication.dsTransId,
      versao_3ds: authentication.versao,
      bandeira: authentication.bandeira,
      final4: authentication.final4,
    })
    .where('id', '=', id)
    .execute();
}

interface Challenge {
  id: string;
  /** The bank's page. */
  desafioUrl: string | null;
  /** Minutes to answer it, counted from its first opening and limited by the hold of the seats. */
  minutes: number;
  lookInSeconds: number;
}

/** The bank challenges the person; nothing happens to an attempt that has asked for money or is over. */
export async function startDesafio(tx: Tx, { id, desafioUrl, minutes, lookInSeconds }: Challenge): Promise<void> {
  await tx
    .updateTable('cobranca_cartao')
    .set({
      ...free,
      situacao: 'desafio',
      desafio_url: desafioUrl,
      desafio_ate: sql<Date>`coalesce(desafio_ate, least(now() + make_interval(mins => ${minutes}),
        (select expira_em from pedido where id = pedido_id)))`,
      consultar_em: inSeconds(lookInSeconds),
    })
    .where('id', '=', id)
    .where('situacao', 'in', ['criada', 'desafio'])
    .execute();
}

interface Refusal {
  id: string;
  /** The state in which the attempt was read. */
  situacao: SituacaoCobrancaCartao;
  motivo: MotivoRecusa;
  /** When the acquirer is asked about it all the same; null for never. */
  lookInSeconds: number | null;
}

/** Ends an open attempt without money and forgets its token; nothing happens to one that is in another state by now. */
export async function endAsRecusada(tx: Tx, { id, situacao, motivo, lookInSeconds }: Refusal): Promise<void> {
  await tx
    .updateTable('cobranca_cartao')
    .set({
      ...free,
      situacao: 'recusada',
      motivo,
      token: null,
      cofre: null,
      guardar: false,
      consultar_em: inSecondsOrNever(lookInSeconds),
    })
    .where('id', '=', id)
    .where('situacao', '=', situacao)
    .where('situacao', 'in', OPEN_ATTEMPTS)
    .execute();
}

/** Gives the lease of an attempt up and sets when it is looked at next; null for never. */
export async function releaseTentativa(tx: Tx, id: string, lookInSeconds: number | null): Promise<void> {
  await tx
    .updateTable('cobranca_cartao')
    .set({ ...free, consultar_em: inSecondsOrNever(lookInSeconds) })
    .where('id', '=', id)
    .execute();
}

/** The money is asked for from now on. @returns false where the attempt has asked before or is over. */
export async function startAutorizando(tx: Tx, id: string, lookInSeconds: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cobranca_cartao')
    .set({ situacao: 'autorizando', enviada_em: sql<Date>`now()`, consultar_em: inSeconds(lookInSeconds) })
    .where('id', '=', id)
    .where('situacao', 'in', ['criada', 'desafio'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Arrival {
  situacao: 'autorizada' | 'capturada';
  destino: 'aceito' | 'devolver';
  /** When money that is only reserved is taken at the latest; null for never. */
  lookInSeconds: number | null;
}

/**
 * Writes the money of an attempt down, once; the token of a card that is to be kept lasts until it is (ADR 105).
 * @returns false where its state is not that of `row` any more.
 */
export async function recordPayment(
  tx: Tx,
  row: AttemptRow,
  payment: CartaoPayment,
  { situacao, destino, lookInSeconds }: Arrival,
): Promise<boolean> {
  const guardar = row.guardar && destino === 'aceito';
  const { numUpdatedRows } = await tx
    .updateTable('cobranca_cartao')
    .set({
      ...free,
      situacao,
      destino,
      pagamento_id: payment.id,
      autorizado_centavos: payment.valorCentavos,
      token: guardar ? row.token : null,
      cofre: null,
      guardar,
      consultar_em: inSecondsOrNever(lookInSeconds),
    })
    .where('id', '=', row.id)
    .where('situacao', '=', row.situacao)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
