import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import { MAXIMO_TENTATIVAS_CARTAO, podeParcelar, toNonce } from '../../../src/domain/cartao';
import type { NovoPagamentoCartao } from '../../../src/domain/wire/cartao';
import type { Reader, Tx } from '../../platform/database/database';
import { badRequest, conflict, notFound } from '../../platform/http/problem';
import { extendForPayment } from '../../pedidos/extendForPayment';
import type { SituacaoCobrancaCartao } from '../tables';
import type { Tables } from '../../platform/database/tables';
import { advance, lockPedido, type PedidoRow } from '../../pedidos/orderRepository';
import { isUuid } from '../../platform/http/uuid';
import type { Navegador } from './cardPort';
import { hashToken, tokenUsed } from './cardToken';
import { brakeAttempt, measureAttempt } from './measureAttempt';
import { nothingToPay } from '../nothingToPay';

/** An attempt, and what the database's clock says of it. */
export type AttemptRow = Selectable<Tables['cobranca_cartao']> & {
  /** The bank's question is over. */
  desafioVencido: boolean;
  /** What is left of the bank's question. */
  desafioRestanteMs: number;
  /** Seconds since the money was asked for; 0 while it was not. */
  esperaSegundos: number;
};

/** States of an attempt that may still take money. */
export const OPEN_ATTEMPTS: readonly SituacaoCobrancaCartao[] = ['criada', 'desafio', 'autorizando'];

const refusals = {
  notFound: () => notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.'),
  paid: () => conflict('PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.'),
  expired: () => conflict('RESERVA_EXPIRADA', 'O tempo da sua reserva acabou. Escolha as poltronas de novo.'),
  underWay: () =>
    conflict('PAGAMENTO_EM_ANDAMENTO', 'Ainda estamos confirmando com o banco o seu pagamento anterior. Aguarde.'),
  tooMany: () =>
    conflict(
      'TENTATIVAS_ESGOTADAS',
      'Já foram tentados muitos cartões neste pedido. Pague com Pix para não perder a vaga.',
    ),
};

export interface CardRequest {
  dono: string;
  pedidoId: string;
  pagamento: NovoPagamentoCartao;
  navegador: Navegador;
  /** `x-dispositivo` of the request; null without one. */
  aparelho: string | null;
  /** Attempts are counted and braked; off where no limit is wanted (`RATE_LIMIT=off`). */
  freio: boolean;
  /** Where the bank's page leads back to. */
  retorno: string;
}

/**
 * Begins an attempt: its amount is the order's, fixed here, and its key stands before anybody is asked. While the
 * answer to an earlier one is unknown there is no other; a challenge that was left open gives way. The token is consumed
 * by the row: a second attempt with it, of whatever order or person, is refused (409 `CARTAO_JA_USADO`).
 * @returns its id.
 */
export async function beginAttempt(tx: Tx, request: CardRequest): Promise<string> {
  const pedido = await lockPayable(tx, request);
  if (pedido.total_centavos === 0) throw nothingToPay();
  const { tipo, parcelas, token } = request.pagamento;
  if (!podeParcelar(tipo, pedido.total_centavos, parcelas)) {
    throw badRequest('PARCELAS_INVALIDAS', 'Este número de parcelas não vale para o total do pedido.', 'parcelas');
  }
  const tentativa = await nextNumber(tx, pedido.id);
  const attempter = { ip: request.navegador.ip, aparelho: request.aparelho };
  if (request.freio) await brakeAttempt(tx, pedido, attempter);
  await extendForPayment(tx, pedido.id, pedido.reserva_id);
  const id = v7();
  const begun = await tx
    .insertInto('cobranca_cartao')
    .values({
      token_hash: hashToken(token),
      ...{ id, pedido_id: pedido.id, tentativa, tipo, parcelas, token, retorno: request.retorno },
      chave: `${pedido.localizador}-${tentativa}`,
      valor_centavos: pedido.total_centavos,
      nonce: toNonce(v7()),
      dispositivo: JSON.stringify(request.navegador),
      consultar_em: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('token_hash').where('token_hash', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw tokenUsed();
  await measureAttempt(tx, id, pedido, attempter);
  if (pedido.situacao === 'reservado') await advance(tx, pedido.id, 'aguardando_pagamento');
  return id;
}

async function lockPayable(tx: Tx, { dono, pedidoId }: CardRequest): Promise<PedidoRow> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido || pedido.dono !== dono) throw refusals.notFound();
  if (pedido.situacao === 'reserva_expirada' || pedido.situacao === 'pagamento_expirado') throw refusals.expired();
  if (pedido.situacao !== 'reservado' && pedido.situacao !== 'aguardando_pagamento') throw refusals.paid();
  if (!(await isHeld(tx, pedidoId))) throw refusals.expired();
  return pedido;
}

/** True while the order's seats are kept, by the database's clock. */
export async function isHeld(tx: Tx, pedidoId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('pedido')
    .select('id')
    .where('id', '=', pedidoId)
    .where('expira_em', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return held !== undefined;
}

async function nextNumber(tx: Tx, pedidoId: string): Promise<number> {
  const last = await tx
    .selectFrom('cobranca_cartao')
    .select(['id', 'tentativa', 'situacao', sql<boolean>`coalesce(ocupada_ate > now(), false)`.as('ocupada')])
    .where('pedido_id', '=', pedidoId)
    .orderBy('tentativa', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return 1;
  if (last.situacao === 'autorizando' || (last.situacao === 'criada' && last.ocupada)) throw refusals.underWay();
  if (last.tentativa >= MAXIMO_TENTATIVAS_CARTAO) throw refusals.tooMany();
  await abandon(tx, pedidoId);
  return last.tentativa + 1;
}

/** Gives up an attempt that has not asked for money yet. @returns its authentication, to be ended at the bank too. */
export async function abandon(tx: Tx, pedidoId: string): Promise<string | null> {
  const left = await tx
    .updateTable('cobranca_cartao')
    .set({ situacao: 'abandonada', token: null, consultar_em: null, atualizado_em: sql`now()` })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criada', 'desafio'])
    .returning('autenticacao_id')
    .executeTakeFirst();
  return left?.autenticacao_id ?? null;
}

/** The person gave up; refused while the bank is being asked for the money. @returns as {@link abandon}. */
export async function giveUpAttempt(tx: Tx, dono: string, pedidoId: string): Promise<string | null> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido || pedido.dono !== dono) throw refusals.notFound();
  if ((await latestAttempt(tx, pedidoId))?.situacao === 'autorizando') throw refusals.underWay();
  return abandon(tx, pedidoId);
}

const attempts = (reader: Reader) =>
  reader
    .selectFrom('cobranca_cartao')
    .selectAll()
    .select([
      sql<boolean>`coalesce(desafio_ate <= now(), false)`.as('desafioVencido'),
      sql<number>`greatest(0, coalesce(extract(epoch from desafio_ate - now()) * 1000, 0))::int`.as(
        'desafioRestanteMs',
      ),
      sql<number>`coalesce(extract(epoch from now() - enviada_em), 0)::float8`.as('esperaSegundos'),
    ]);

export const findAttempt = (reader: Reader, id: string): Promise<AttemptRow | undefined> =>
  attempts(reader).where('id', '=', id).executeTakeFirst();

export const latestAttempt = (reader: Reader, pedidoId: string): Promise<AttemptRow | undefined> =>
  attempts(reader).where('pedido_id', '=', pedidoId).orderBy('tentativa', 'desc').limit(1).executeTakeFirst();

/** Whether money may still come by card: then no seat is let go. */
export async function hasOpenAttempt(reader: Reader, pedidoId: string): Promise<boolean> {
  const open = await reader
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', OPEN_ATTEMPTS)
    .executeTakeFirst();
  return open !== undefined;
}
