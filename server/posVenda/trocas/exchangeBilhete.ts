import { adicionaisCentavos } from '../../../src/domain/compra/adicionais/adicionais';
import { msg } from '../../../src/words/t';
import { lostReembolso } from '../../../src/domain/posVenda/posVenda';
import type { ConfirmacaoRemarcacao } from '../../../src/domain/wire/posVenda/posVenda';
import { explainTroca } from '../../../src/domain/posVenda/posVendaTextos';
import { faultPoint } from '../../platform/chaos/faultPoint';
import { toPrecoRow } from '../../viagens/busca/preco';
import { readEmitentes, type FindEmitente } from '../../companhia/emitentes';
import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import type { Inventory, ReservaDetalhada } from '../../reservas/inventory';
import { advance } from '../../pedidos/pedidoRepository';
import { toViagemVendida } from '../../pedidos/novo/pedidoItems';
import { refuseOtherViagem } from './chosenPoltrona';
import { refuseEnded } from '../endBilhete';
import { carryAdicionais } from './carriedAdicionais';
import { exchangeRule, previewExchange, settle } from './exchangeRule';
import { isInTheWay, refuseOpen } from './openExchange';
import { insertReplacement } from './replacementPedido';
import { lockSoldBilhete } from '../soldBilhete';

const PREVIA_MUDOU = msg('O valor da remarcação mudou enquanto você decidia. Confira o novo valor e confirme de novo.');

/**
 * Holds the new seat and creates the order that replaces the ticket, at the sums that the person saw. The order is paid
 * and concluded like any other; until then the old ticket stays valid.
 * @returns the new order's id.
 * @throws OpenExchange where another choice for this ticket is not paid yet.
 */
export async function exchangeBilhete(
  tx: Tx,
  inventory: Inventory,
  dono: string,
  bilheteId: string,
  { cobrarCentavos, devolverCentavos, poltrona, ...wanted }: ConfirmacaoRemarcacao,
): Promise<string> {
  const bilhete = await lockSoldBilhete(tx, dono, bilheteId);
  refuseEnded(bilhete.situacao);
  const rule = exchangeRule(bilhete);
  if (!rule.permitido) {
    const previa = await previewExchange(tx, bilhete, null);
    throw conflict('REMARCACAO_RECUSADA', explainTroca(previa), { previa });
  }
  const reserva = await inventory.hold(tx, dono, [{ ...wanted, poltronas: [poltrona] }]).catch(async (error) => {
    if (await isInTheWay(tx, bilhete, { viagemId: wanted.viagemId, poltrona }, error)) refuseOpen(bilhete);
    throw error;
  });
  const { viagem, ...chosen } = newPoltronaOf(reserva, await readEmitentes(tx));
  refuseOtherViagem(bilhete, viagem);
  const adicionais = await carryAdicionais(tx, bilhete, reserva);
  const choice = { precoCentavos: reserva.totalCentavos, adicionais };
  const acerto = settle(bilhete, choice);
  if (acerto.cobrarCentavos !== cobrarCentavos || acerto.devolverCentavos !== devolverCentavos) {
    throw conflict('PREVIA_MUDOU', PREVIA_MUDOU, { previa: await previewExchange(tx, bilhete, choice) });
  }
  // An open exchange is given up for a choice that can be had, not for one that is refused.
  refuseOpen(bilhete);
  const id = await insertReplacement(tx, bilhete, {
    reservaId: reserva.id,
    expiraEm: reserva.expiraEm,
    situacao: 'reservado',
    troca: 'remarcacao',
    totalCentavos: acerto.cobrarCentavos,
    creditoCentavos: acerto.creditoCentavos,
    multaCentavos: rule.taxaCentavos,
    semReembolso: lostReembolso(bilhete.politica, bilhete.fatos),
    item: {
      ...chosen,
      viagem,
      desconto: 0,
      desconto_beneficio: 0,
      tp_desconto: null,
      adicionais: adicionais.levados,
      adicionais_centavos: adicionaisCentavos(adicionais.levados),
    },
  });
  // An exchange that costs nothing has no payment to wait for.
  if (acerto.cobrarCentavos === 0) await advance(tx, id, 'aguardando_pagamento');
  faultPoint('troca-antes');
  return id;
}

function newPoltronaOf({ trechos }: ReservaDetalhada, findEmitente: FindEmitente) {
  const [trecho] = trechos;
  const [item] = trecho?.itens ?? [];
  if (!trecho || !item) throw new Error('a hold without a seat');
  const viagem = toViagemVendida(trecho, findEmitente);
  const { poltrona, classe, preco } = item;
  return { viagem_id: trecho.viagemId, poltrona, classe, ...toPrecoRow(preco), viagem };
}
