import { diaEm } from '../../src/domain/base/data';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import { provedores } from '../../src/domain/sessao/provedor';
import type { NovoPedido, PassageiroPedido, Pedido } from '../../src/domain/wire/compra/pedidos';
import { auditDesconto, refuseDescontoBalcao } from '../pedidos/counterDesconto';
import { requireCaixa } from '../agencia/caixas/vendedor';
import type { OperadorRow } from '../agencia/operadores/operadorRepository';
import { faultPoint } from '../platform/chaos/faultPoint';
import { politicaDeHoje } from '../pedidos/policies';
import type { Tx } from '../platform/database/database';
import type { Inventory, ReservaDetalhada } from '../reservas/inventory';
import { conflict, Problem } from '../platform/http/problem';
import { supersedeCobrancas } from '../pagamento/supersedeCobrancas';
import { priceReserva, type PricedReserva, type PriceWish } from '../precos/priceReserva';
import { takeExtras } from '../precos/takePedidoExtras';
import { refuseComprador, toCompradorColumns, toPriceColumns } from '../pedidos/pedidoColumns';
import { insertPedido } from '../pedidos/insertPedido';
import { findPedidoIdOfReserva, updatePedido } from '../pedidos/novoPedidoRepository';
import { insertItens } from '../pedidos/pedidoItems';
import { deletePedidoItens } from '../pedidos/pedidoItemRepository';
import { advance, findOwn, lockPedido, type PedidoRow } from '../pedidos/pedidoRepository';
import { refusePassageiros } from '../pedidos/pedidoRules';
import { toPedido } from '../pedidos/pedidoView';
import { forgetRascunho } from '../pedidos/rascunhoRepository';
import { refuseOver, requireReserva } from '../reservas/requireReserva';
import { lockReserva } from '../reservas/reservaRepository';
import { isUuid } from '../platform/http/uuid';

/** The maker of an order: a person for themselves, or the operator of a counter for a customer. */
export interface Comprador {
  sub: string;
  operadora: OperadorRow | null;
}

/**
 * Creates the order of a hold at the prices that the hold promised, and takes what the price needs: places of gratuities
 * and the use of a coupon. A hold has one order: until it is paid, a second request (the person went back and corrected
 * a name) gives the same order the new data and the new price.
 */
export async function createPedido(
  tx: Tx,
  inventory: Inventory,
  { sub: dono, operadora }: Comprador,
  novo: NovoPedido,
): Promise<Pedido> {
  if (operadora) await requireCaixa(tx, operadora.id);
  refuseDescontoBalcao(novo, operadora);
  // Requests for one hold take turns here, so that the second one finds the order of the first.
  if (isUuid(novo.reservaId)) await lockReserva(tx, novo.reservaId);
  const reserva = await requireReserva(tx, inventory, dono, novo.reservaId);
  const existing = await findByReserva(tx, reserva.id);
  if (existing) refuseSettled(existing);
  refuseOver(reserva);
  refuseWrong(reserva, novo, operadora !== null);
  const priced = await priceReserva(tx, reserva, toWish(novo, operadora));
  refusePrice(priced, novo.totalEsperadoCentavos);
  await takeExtras(tx, reserva, priced);
  const politica_id = await politicaDeHoje(tx, reserva.trechos);
  const columns = {
    ...toCompradorColumns(novo.comprador),
    ...toPriceColumns(priced, novo),
    canal: operadora ? provedores.agencia : provedores.itape,
    politica_id,
  };
  const id = existing
    ? await rewrite(tx, existing, columns)
    : await insertPedido(tx, { ...toHoldColumns(reserva), ...columns });
  await insertItens(tx, id, reserva, priced.itens, novo.passageiros);
  await forgetRascunho(tx, reserva.id);
  // An order that costs nothing has no payment to wait for.
  if (priced.totalCentavos === 0) await advance(tx, id, 'aguardando_pagamento');
  faultPoint('pedido-antes');
  const made = await findOwn(tx, dono, id);
  if (!made) throw new Error('an order vanished in its own transaction');
  if (operadora) await auditDesconto(tx, operadora, existing ?? null, made.pedido);
  return toPedido(made);
}

function refuseSettled({ situacao, troca }: PedidoRow): void {
  const isOpen = situacao === 'reservado' || situacao === 'aguardando_pagamento';
  if (!isOpen) throw conflict('PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.');
  // An exchange keeps its passenger and its credit.
  if (troca) throw conflict('PEDIDO_DE_TROCA', 'Esta reserva é de uma remarcação: siga para o pagamento.');
}

async function findByReserva(tx: Tx, reservaId: string): Promise<PedidoRow | undefined> {
  const id = await findPedidoIdOfReserva(tx, reservaId);
  return id === null ? undefined : lockPedido(tx, id);
}

function refuseWrong({ trechos }: ReservaDetalhada, { comprador, passageiros }: NovoPedido, atCounter: boolean): void {
  const wrong = refusePassageiros(
    passageiros,
    trechos.flatMap(({ n, itens }) => itens.map(({ poltrona }) => ({ trecho: n, poltrona }))),
    trechos.map(({ partida }) => partida.dia),
    diaEm(new Date(), 'America/Sao_Paulo'),
  );
  const erros = [...refuseComprador(comprador, atCounter), ...wrong];
  if (erros.length > 0) throw new Problem(400, erros);
}

const toWish = (novo: NovoPedido, operadora: OperadorRow | null): PriceWish => ({
  ...novo,
  passageiros: novo.passageiros.map(toCotado),
  descontoBalcaoCentavos: novo.descontoBalcao?.centavos ?? 0,
  limiteDescontoPontos: operadora?.limite_desconto_pontos ?? null,
});

const toCotado = ({ trecho, poltrona, dataNascimento, beneficio }: PassageiroPedido) => ({
  ...(trecho !== undefined && { trecho }),
  poltrona,
  dataNascimento,
  ...(beneficio && { beneficio: beneficio.tipo }),
});

/** Refusals that stay the same at any time; the others depend on what other buyers took and on the clock. */
const faultsOfForm = ['CUPOM_INVALIDO', 'BENEFICIO_CLASSE', 'BENEFICIO_IDADE', 'DESCONTO_ACIMA_DO_LIMITE'];

/** Refuses a price that leaves out something asked for, or that differs from the one shown to the person. */
function refusePrice({ recusas, totalCentavos }: PricedReserva, esperado: number | undefined): void {
  if (recusas.length > 0) {
    throw new Problem(recusas.every(({ codigo }) => faultsOfForm.includes(codigo)) ? 400 : 409, recusas);
  }
  if (esperado === undefined || esperado === totalCentavos) return;
  const [antes, agora] = [formatCentavos(esperado), formatCentavos(totalCentavos)];
  throw conflict('PRECO_MUDOU', `O preço mudou de ${antes} para ${agora}. Confira o resumo antes de pagar.`);
}

type Columns = ReturnType<typeof toCompradorColumns> &
  ReturnType<typeof toPriceColumns> & { politica_id: number; canal: number };

async function rewrite(tx: Tx, { id, versao }: PedidoRow, columns: Columns): Promise<string> {
  await updatePedido(tx, id, { ...columns, versao: versao + 1 });
  await deletePedidoItens(tx, id);
  await supersedeCobrancas(tx, id, columns.total_centavos);
  return id;
}

const toHoldColumns = ({ id, dono, expiraEm }: ReservaDetalhada) => ({
  dono,
  reserva_id: id,
  situacao: 'reservado' as const,
  expira_em: expiraEm,
});
