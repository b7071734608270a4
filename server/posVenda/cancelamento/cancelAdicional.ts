import { msg } from '../../../src/words/t';
import { adicionaisCentavos, type AdicionalVendido } from '../../../src/domain/compra/adicionais/adicionais';
import { comNomes } from '../../../src/domain/compra/adicionais/palavrasAdicional';
import type { TipoAdicional } from '../../../src/domain/compra/adicionais/tipoAdicional';
import { explainCancelamentoAdicional } from '../../../src/domain/posVenda/cancelamentoAdicional';
import type {
  Cancelamento,
  ConfirmacaoCancelamento,
  PreviaCancelamentoAdicional,
} from '../../../src/domain/wire/posVenda/posVenda';
import { owePart } from '../../pagamento/estornos/estornoSources';
import { moveToCancelados } from '../../pedidos/pedidoItemRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/problem';
import { freeAdicionalVagas } from '../../precos/vagaDaPoltronaRepository';
import { refuseEnded } from '../endBilhete';
import { cancelAdicionalEmail } from '../posVendaEmails';
import type { SoldBilhete } from '../soldBilhete';
import { PREVIA_MUDOU } from './cancelBilhetes';
import { previewCancel } from './cancelPreview';
import { lockToCancel } from './lockToCancel';

const missing = () =>
  notFound('ADICIONAL_NAO_ENCONTRADO', msg('Esta passagem não tem este adicional. Ele pode já ter sido cancelado.'));

/** The refund of cancelling one kind of extra of a ticket now: what was paid for it, by the rule of its ticket. */
export async function previewCancelAdicional(
  reader: Reader,
  bilhete: SoldBilhete,
  tipo: TipoAdicional,
): Promise<PreviaCancelamentoAdicional> {
  const adicional = bilhete.item.adicionais.find((one) => one.tipo === tipo);
  if (!adicional) throw missing();
  // As at a counter, where no credit is offered in the place of the money.
  const previa = await previewCancel(reader, ofAdicional(bilhete, adicional), 'balcao');
  const [named] = comNomes([adicional]);
  if (!named) throw missing();
  return { ...previa, adicional: named };
}

/**
 * A ticket as the rule of cancellations reads an extra of it: the fee is of the fare, and an extra has none. An exchange that waits
 * for its payment was priced with the extra, so that it goes first.
 */
const ofAdicional = (bilhete: SoldBilhete, adicional: AdicionalVendido): SoldBilhete => ({
  ...bilhete,
  hasPaidExchange: bilhete.hasPaidExchange || bilhete.openExchange !== null,
  fatos: { ...bilhete.fatos, tarifaCentavos: 0, pagoCentavos: adicionaisCentavos([adicional]) },
});

interface Agreed extends ConfirmacaoCancelamento {
  bilheteId: string;
  tipo: TipoAdicional;
}

/**
 * Cancels one kind of extra of a ticket, which stays valid, at the refund that the person saw: its places are free for others, and
 * its money goes back by the ways of every refund, once.
 */
export async function cancelAdicional(
  tx: Tx,
  dono: string,
  { bilheteId, tipo, devolverCentavos, voltaEmCreditoCentavos }: Agreed,
): Promise<Cancelamento> {
  const bilhete = await lockToCancel(tx, dono, bilheteId);
  refuseEnded(bilhete.situacao);
  const previa = await previewCancelAdicional(tx, bilhete, tipo);
  if (!previa.permitido) throw conflict('CANCELAMENTO_RECUSADO', explainCancelamentoAdicional(previa), { previa });
  const volta = previa.voltaEmCreditoCentavos ?? 0;
  if (previa.devolverCentavos !== devolverCentavos || volta !== (voltaEmCreditoCentavos ?? volta))
    throw conflict('PREVIA_MUDOU', PREVIA_MUDOU, { previa });
  await giveBack(tx, bilhete, previa);
  const done: Cancelamento = {
    pedidoId: bilhete.pedido.id,
    devolverCentavos,
    meio: previa.meio,
    previsao: previa.previsao,
    ...(previa.voltaEmCreditoCentavos !== undefined && { voltaEmCreditoCentavos: volta }),
  };
  await tell(tx, bilhete, previa, done);
  return done;
}

async function tell(
  tx: Tx,
  { id, pedido }: SoldBilhete,
  { adicional }: PreviaCancelamentoAdicional,
  done: Cancelamento,
): Promise<void> {
  if (pedido.comprador_email === '') return;
  await enqueueEmail(tx, `cancelamento/${id}/${adicional.tipo}`, cancelAdicionalEmail(pedido, adicional, done));
}

async function giveBack(
  tx: Tx,
  { id, item, pedido }: SoldBilhete,
  { adicional: { tipo }, devolverCentavos }: PreviaCancelamentoAdicional,
): Promise<void> {
  // The row decides: whoever comes second finds the extra gone.
  if (!(await moveToCancelados(tx, { pedidoId: pedido.id, n: item.n, tipo }))) throw missing();
  const poltrona = { reservaId: pedido.reserva_id, viagemId: item.viagem_id, poltrona: item.poltrona };
  await freeAdicionalVagas(tx, poltrona, tipo);
  if (devolverCentavos === 0) return;
  const owed = { pedidoId: pedido.id, bilheteId: id, adicional: tipo, valorCentavos: devolverCentavos };
  await owePart(tx, { ...owed, motivo: 'cancelamento' });
}
