import { msg } from '../../src/words/t';
import type { OfertaCredito } from '../../src/domain/wire/conta/creditos';
import { insertCredito } from '../conta/creditos/creditoRepository';
import type { SituacaoBilhete } from '../../src/domain/wire/compra/pedidos';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Tx } from '../platform/database/database';
import { refuseClash } from '../platform/database/uniqueClash';
import { conflict } from '../platform/http/problem';
import { freePoltronaWithVaga } from '../precos/freePoltrona';
import type { FimDoBilhete } from './tables';
import type { MotivoEstorno } from '../pagamento/tables';
import { advance } from '../pedidos/pedidoRepository';
import { owePart } from '../pagamento/estornos/estornoSources';
import { advanceBilhete } from '../bilhetes/bilheteRepository';
import { countEnds, insertBilheteEncerrado } from './bilheteEncerradoRepository';
import type { SoldBilhete } from './soldBilhete';

/** The end of a ticket: its kind, and where its money goes. */
export interface End {
  tipo: FimDoBilhete;
  multaCentavos: number;
  estornoCentavos: number;
  /** The part of the price that is credited to the ticket that replaces it. */
  creditoCentavos: number;
  novoBilheteId: string | null;
  motivo: MotivoEstorno;
  /** Credit that its owner chose in the place of the money. */
  credito?: OfertaCredito;
}

const ENDABLE = ['emitido', 'nao_embarcou'] as const;

const palavras: Record<FimDoBilhete, string> = {
  cancelado: msg('Esta passagem já foi cancelada.'),
  remarcado: msg('Esta passagem já foi remarcada.'),
  transferido: msg('Esta passagem já foi transferida.'),
};

/** The refusal of a request about a ticket that another request, in this tab or another, has ended. */
export const encerrado = (situacao: FimDoBilhete) => conflict('BILHETE_ENCERRADO', palavras[situacao]);

/** Refuses a request about a ticket that has ended. */
export function refuseEnded(situacao: SituacaoBilhete): void {
  if (situacao === 'cancelado' || situacao === 'remarcado' || situacao === 'transferido') throw encerrado(situacao);
}

/** Ends a ticket once: frees its seat, owes its refund, and records where the rest of its money went. */
export async function endBilhete(tx: Tx, bilhete: SoldBilhete, end: End): Promise<void> {
  const { id, item, pedido, politica } = bilhete;
  if (!(await advanceBilhete(tx, id, ENDABLE, end.tipo))) throw encerrado('cancelado');
  await insertBilheteEncerrado(tx, {
    bilhete_id: id,
    tipo: end.tipo,
    multa_centavos: end.multaCentavos,
    estorno_centavos: end.estornoCentavos,
    credito_centavos: end.creditoCentavos,
    novo_bilhete_id: end.novoBilheteId,
    politica_id: politica.id,
  }).catch(refuseClash('bilhete_encerrado_pkey', () => encerrado(end.tipo)));
  // The seat of a transferred ticket stays taken, under the order that replaces this one.
  if (end.tipo !== 'transferido') {
    await freePoltronaWithVaga(tx, { reservaId: pedido.reserva_id, viagemId: item.viagem_id, poltrona: item.poltrona });
  }
  await giveBack(tx, bilhete, end);
  faultPoint('fim-antes');
}

/** Owes the refund of a ticket, or grants the credit that was chosen for the money in it. */
async function giveBack(tx: Tx, { id: bilheteId, pedido }: SoldBilhete, end: End): Promise<void> {
  const { estornoCentavos: valorCentavos, motivo, credito } = end;
  if (valorCentavos === 0) return;
  const owed = { pedidoId: pedido.id, bilheteId, valorCentavos, motivo };
  const dinheiro = await owePart(tx, { ...owed, emCredito: credito !== undefined });
  if (!credito) return;
  const { centavos, bonusCentavos, bonusPct, validoAte } = credito;
  if (dinheiro !== centavos - bonusCentavos) throw new Error(`ticket ${bilheteId} has not the money of its credit`);
  const columns = { dono: pedido.dono, pedido_id: pedido.id, bilhete_id: bilheteId };
  await insertCredito(
    tx,
    { ...columns, devolvido_centavos: dinheiro, bonus_pct: bonusPct, bonus_centavos: bonusCentavos },
    validoAte,
  );
}

/** Cancels an order once all of its tickets have ended and at least one was cancelled; open refunds move it on. */
export async function settlePedido(tx: Tx, pedidoId: string): Promise<void> {
  const state = await countEnds(tx, pedidoId);
  if (!state || state.vivos > 0 || state.cancelados === 0) return;
  await advance(tx, pedidoId, 'cancelado');
  if (state.owed > 0) await advance(tx, pedidoId, 'estorno_em_processamento');
}
