import { sql } from 'kysely';
import type { CobrancaPix } from '../../src/domain/wire/pedidos';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Database, Tx } from '../platform/database/database';
import { conflict, notFound, Problem } from '../platform/http/problem';
import { advance, lockPedido, type PedidoRow } from '../pedidos/orderRepository';
import { isUuid } from '../platform/http/uuid';
import { nothingToPay } from './nothingToPay';
import { pixExpirySeconds } from './pix/pixExpiry';
import { PixUnavailable, type Charge, type PixPort } from './pix/pixPort';
import { txidOf } from './pix/txid';

/** How long the provider's notice is waited for before we ask ourselves. */
export const POLL_SECONDS = 20;

const refusals = {
  notFound: () => notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.'),
  paid: () => conflict('PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.'),
  expired: () => conflict('RESERVA_EXPIRADA', 'O tempo da sua reserva acabou. Escolha as poltronas de novo.'),
  pixDown: () =>
    new Problem(
      503,
      { codigo: 'PIX_INDISPONIVEL', mensagem: 'O Pix não está respondendo. Tente de novo em instantes.' },
      {},
      { 'retry-after': '5' },
    ),
};

/**
 * Decides which charge an order is paid by: the one that lives, else a new attempt. Only the database is touched, so
 * that it may run inside the request's transaction; the provider is asked after, by {@link openCharge}.
 * @returns the txid.
 */
export async function prepareCharge(tx: Tx, dono: string, pedidoId: string): Promise<string> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido || pedido.dono !== dono) throw refusals.notFound();
  if (pedido.situacao !== 'reservado' && pedido.situacao !== 'aguardando_pagamento') {
    throw pedido.situacao === 'reserva_expirada' || pedido.situacao === 'pagamento_expirado'
      ? refusals.expired()
      : refusals.paid();
  }
  if (pedido.total_centavos === 0) throw nothingToPay();
  const charges = await tx
    .selectFrom('cobranca_pix')
    .select(['txid', 'tentativa', 'situacao', 'valor_centavos', sql<boolean>`expira_em > now()`.as('viva')])
    .where('pedido_id', '=', pedidoId)
    .orderBy('tentativa', 'desc')
    .execute();
  const live = charges.find(
    ({ situacao, viva, valor_centavos }) =>
      viva && valor_centavos === pedido.total_centavos && (situacao === 'criando' || situacao === 'ativa'),
  );
  if (live) return live.txid;
  return insertCharge(tx, pedido, (charges[0]?.tentativa ?? 0) + 1);
}

async function insertCharge(tx: Tx, pedido: PedidoRow, tentativa: number): Promise<string> {
  const seconds = pixExpirySeconds(await remainingSeconds(tx, pedido.id));
  if (seconds === null) throw refusals.expired();
  const txid = txidOf(pedido.id, tentativa);
  await tx
    .insertInto('cobranca_pix')
    .values({
      txid,
      pedido_id: pedido.id,
      tentativa,
      valor_centavos: pedido.total_centavos,
      copia_e_cola: null,
      expira_em: sql<Date>`now() + make_interval(secs => ${seconds})`,
      consultar_em: sql<Date>`now() + make_interval(secs => ${POLL_SECONDS})`,
    })
    .execute();
  if (pedido.situacao === 'reservado') await advance(tx, pedido.id, 'aguardando_pagamento');
  return txid;
}

async function remainingSeconds(tx: Tx, pedidoId: string): Promise<number> {
  const { seconds } = await tx
    .selectFrom('pedido')
    .select(sql<number>`extract(epoch from expira_em - now())::float8`.as('seconds'))
    .where('id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  return seconds;
}

/** Makes sure that the provider knows the charge, and answers how to pay it. Repeatable: the txid is the same. */
export async function openCharge({ db }: Database, pix: PixPort, txid: string): Promise<CobrancaPix> {
  const row = await db
    .selectFrom('cobranca_pix as cobranca')
    .innerJoin('pedido', 'pedido.id', 'cobranca.pedido_id')
    .selectAll('cobranca')
    .select(['pedido.localizador', 'pedido.comprador_cpf', 'pedido.comprador_nome'])
    .select(sql<number>`extract(epoch from cobranca.expira_em - now())::float8`.as('seconds'))
    .where('cobranca.txid', '=', txid)
    .executeTakeFirstOrThrow();
  if (row.copia_e_cola !== null) {
    const restanteMs = Math.max(0, Math.floor(row.seconds * 1000));
    return { txid, pixCopiaECola: row.copia_e_cola, expiraEm: row.expira_em.toISOString(), restanteMs };
  }
  if (row.seconds < 1) throw refusals.expired();
  const expiracaoSegundos = Math.floor(row.seconds);
  const charge = await pix
    .createCharge({
      txid,
      valorCentavos: row.valor_centavos,
      expiracaoSegundos,
      ...(row.comprador_cpf !== '' && { devedor: { cpf: row.comprador_cpf, nome: row.comprador_nome } }),
      descricao: `Itapê passagens, pedido ${row.localizador}`,
    })
    .catch((error: unknown) => {
      throw error instanceof PixUnavailable ? refusals.pixDown() : error;
    });
  faultPoint('cobranca-depois');
  await rememberCharge(db, charge);
  return {
    txid,
    pixCopiaECola: charge.pixCopiaECola,
    expiraEm: charge.expiraEm.toISOString(),
    restanteMs: expiracaoSegundos * 1000,
  };
}

/** The provider's clock decides when the charge ends, since it is the one that stops taking money. */
const rememberCharge = (db: Database['db'], charge: Charge) =>
  db
    .updateTable('cobranca_pix')
    .set({ situacao: 'ativa', copia_e_cola: charge.pixCopiaECola, expira_em: charge.expiraEm })
    .where('txid', '=', charge.txid)
    .where('situacao', '=', 'criando')
    .execute();
