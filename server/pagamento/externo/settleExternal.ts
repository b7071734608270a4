import { sql } from 'kysely';
import { v7 } from 'uuid';
import { toNonce } from '../../../src/domain/cartao';
import type { Tx } from '../../platform/database/database';
import { inSeconds } from '../../platform/database/inSeconds';
import type { MotivoExterna, SituacaoExterna } from '../tables';
import { advance, lockPedido } from '../../pedidos/orderRepository';
import { acceptsPayment } from '../../pedidos/successor';
import { markDisputedOnArrival } from '../markDisputed';
import { holdsMoney, reasonToReturn } from '../estornos/reasonToReturn';
import { oweRefund } from '../estornos/estornoRepository';
import { recordArrived } from '../../agencia/caixas/recordMovement';
import { OPEN_EXTERNAL, lockExternal, type ExternalRow } from './externalRows';
import type { ExternalPayment } from './externalPort';

/** What is only reserved is taken as soon as the seats are the order's; the sweeper makes sure. */
const TAKE_SECONDS = 20;

/**
 * The money of a charge, written down once as a card payment. The first payment of an order that is to be paid, in its
 * very amount, pays it, and stands in the till of who asked for it; any other is owed back at once, and so
 * is one that is disputed at its bank already.
 */
export async function settleExternal(tx: Tx, id: string, pedidoId: string, payment: ExternalPayment): Promise<void> {
  const pedido = await lockPedido(tx, pedidoId);
  const row = await lockExternal(tx, id);
  if (!pedido || !row || row.situacao === 'paga') return;
  if (!holdsMoney(payment)) return endWithoutMoney(tx, row, payment);
  const isSameAmount = payment.valorCentavos === row.valor_centavos && pedido.total_centavos === row.valor_centavos;
  const isAwaited = OPEN_EXTERNAL.includes(row.situacao) && (await acceptsPayment(tx, pedido));
  const motivo = reasonToReturn({ payment, isAwaited, isSameAmount });
  const cartaoId = await insertPayment(tx, row, payment, motivo === null);
  await end(tx, id, 'paga', null);
  if (motivo === null) {
    await advance(tx, pedidoId, 'pago');
    await recordSale(tx, row);
    return;
  }
  const { valorCentavos } = payment;
  await oweRefund(tx, { pedidoId, meio: 'cartao', origem: cartaoId, valorCentavos, motivo });
  if (motivo === 'contestado') await markDisputedOnArrival(tx, cartaoId, pedidoId);
}

/** The acquirer took money and has undone it before we looked. */
const endWithoutMoney = async (tx: Tx, { id, motivo }: ExternalRow, { situacao }: ExternalPayment): Promise<void> => {
  if (situacao === 'negado') await end(tx, id, 'recusada', null);
  else await end(tx, id, 'cancelada', motivo ?? 'encerrado');
};

async function insertPayment(tx: Tx, row: ExternalRow, payment: ExternalPayment, accepted: boolean): Promise<string> {
  const reserved = payment.situacao === 'autorizado';
  const { id } = await tx
    .insertInto('cobranca_cartao')
    .values({
      ...{ id: v7(), pedido_id: row.pedido_id, externa_id: row.id, chave: row.chave },
      tentativa: sql<number>`(select coalesce(max(tentativa), 0) + 1 from cobranca_cartao
        where pedido_id = ${row.pedido_id})`,
      ...{ tipo: payment.tipo, parcelas: payment.parcelas, valor_centavos: payment.valorCentavos },
      ...{ token: null, nonce: toNonce(v7()), retorno: row.retorno, dispositivo: '{}' },
      situacao: reserved ? 'autorizada' : 'capturada',
      ...{ motivo: null, destino: accepted ? 'aceito' : 'devolver', pagamento_id: payment.id },
      autorizado_centavos: payment.valorCentavos,
      ...{ bandeira: payment.bandeira, final4: payment.final4 },
      ...toProof(payment),
      ...{ versao_3ds: null, desafio_url: null },
      enviada_em: sql<Date>`now()`,
      consultar_em: accepted && reserved ? inSeconds(TAKE_SECONDS) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the card's bank said; at a terminal chip and code have said it. */
const toProof = ({ autenticacao }: ExternalPayment) => ({
  autenticacao_id: autenticacao?.id ?? null,
  trans_status: autenticacao?.transStatus ?? null,
  eci: autenticacao?.eci ?? null,
  cavv: autenticacao?.cavv ?? null,
  ds_trans_id: autenticacao?.dsTransId ?? null,
});

/** Money that comes by itself is never refused: without an open till it waits for the operator's next. */
const recordSale = (tx: Tx, { operador_id, pedido_id, meio, valor_centavos }: ExternalRow) =>
  recordArrived(tx, {
    operadorId: operador_id,
    ...{ tipo: 'venda', modalidade: meio === 'link' ? 'link' : 'maquininha' },
    ...{ valorCentavos: valor_centavos, pedidoId: pedido_id, chave: `venda/${pedido_id}` },
  });

/** A charge is over, by the acquirer's word. */
export const end = (tx: Tx, id: string, situacao: SituacaoExterna, motivo: MotivoExterna | null): Promise<unknown> =>
  tx
    .updateTable('cobranca_externa')
    .set({ situacao, motivo, url: null, consultar_em: null, atualizado_em: sql`now()` })
    .where('id', '=', id)
    .where('situacao', '<>', 'paga')
    .execute();
