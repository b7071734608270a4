import { v7 } from 'uuid';
import { hoje } from '../../../src/domain/base/data';
import { fimDaReserva, prazoDoBoleto } from '../../../src/domain/pagamento/boleto/prazoBoleto';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Tx } from '../../platform/database/database';
import { databaseNow } from '../../platform/database/databaseNow';
import { conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import { isHeld } from '../../pedidos/pagamentoDoPedidoRepository';
import { advance, listItens, lockPedido, type PedidoRow } from '../../pedidos/pedidoRepository';
import { hasTentativaAutorizando } from '../cartao/tentativa/tentativaCartaoRepository';
import { nothingToPay } from '../nothingToPay';
import { insertBoleto } from './andamentoBoletoRepository';
import { countBoletos, findOpenBoleto } from './boletoRepository';
import { takeBoletoPlaces } from './limitesDeBoleto';

/** Age at which a registration that was cut is looked at. */
const CUT_SECONDS = 60;

const refusals = {
  notFound: () => notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.'),
  paid: () => conflict('PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.'),
  expired: () => conflict('RESERVA_EXPIRADA', 'O tempo da sua reserva acabou. Escolha as poltronas de novo.'),
  noBoleto: () => conflict('BOLETO_NAO_VALE', 'Este pedido não pode ser pago com boleto. Pague com Pix ou cartão.'),
  underWay: () => conflict('PAGAMENTO_EM_ANDAMENTO', 'O banco está confirmando um pagamento deste pedido. Aguarde.'),
  near: () =>
    conflict('BOLETO_VIAGEM_PROXIMA', 'Esta viagem está perto demais para um boleto. Pague com Pix ou cartão.'),
  ending: () =>
    conflict('BOLETO_ENCERRANDO', 'O boleto anterior está sendo cancelado no banco. Tente de novo em instantes.'),
};

/**
 * Decides which boleto an order is paid by: the open one, otherwise a new one. Only the database is touched, so it may run inside
 * the request's transaction; the bank is asked afterwards, by `registerBoleto`.
 * @returns its id.
 */
export async function beginBoleto(tx: Tx, dono: string, pedidoId: string): Promise<string> {
  const pedido = await lockPayable(tx, dono, pedidoId);
  const open = await findOpenBoleto(tx, pedidoId);
  if (open?.situacao === 'encerrando') throw refusals.ending();
  if (open) return open.id;
  const prazo = prazoDoBoleto(hoje(await databaseNow(tx)), await firstDay(tx, pedidoId));
  if (!prazo) throw refusals.near();
  const id = v7();
  const tentativa = (await countBoletos(tx, pedidoId)) + 1;
  await insertBoleto(tx, {
    id,
    pedidoId,
    tentativa,
    numero: `${pedido.localizador}-b${tentativa}`,
    valorCentavos: pedido.total_centavos,
    vencimento: prazo.vencimento,
    seguraAte: fimDaReserva(prazo),
    lookInSeconds: CUT_SECONDS,
  });
  await takeBoletoPlaces(tx, { dono, boletoId: id, reservaId: pedido.reserva_id });
  if (pedido.situacao === 'reservado') await advance(tx, pedidoId, 'aguardando_pagamento');
  return id;
}

/** An order of the shop that waits for money. An exchange keeps two tickets open, and is not left open for days. */
async function lockPayable(tx: Tx, dono: string, pedidoId: string): Promise<PedidoRow> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (pedido?.dono !== dono) throw refusals.notFound();
  const { situacao } = pedido;
  if (situacao === 'reserva_expirada' || situacao === 'pagamento_expirado') throw refusals.expired();
  if (situacao !== 'reservado' && situacao !== 'aguardando_pagamento') throw refusals.paid();
  if (pedido.total_centavos === 0) throw nothingToPay();
  if (pedido.canal === provedores.agencia || pedido.remarca_bilhete_id !== null || pedido.comprador_cpf === '') {
    throw refusals.noBoleto();
  }
  if (!(await isHeld(tx, pedidoId))) throw refusals.expired();
  if (await hasTentativaAutorizando(tx, pedidoId)) throw refusals.underWay();
  return pedido;
}

/** The day of the first departure of an order, where it leaves. */
async function firstDay(tx: Tx, pedidoId: string): Promise<string> {
  const dias = (await listItens(tx, [pedidoId])).map(({ viagem }) => viagem.partida.dia);
  return dias.sort()[0] ?? '';
}
