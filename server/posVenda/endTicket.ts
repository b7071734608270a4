import { sql } from 'kysely';
import type { SituacaoBilhete } from '../../src/domain/wire/pedidos';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Tx } from '../platform/database/database';
import { refuseClash } from '../platform/database/uniqueClash';
import { conflict } from '../platform/http/problem';
import { freeSeat } from '../precos/freeSeat';
import type { FimDoBilhete } from './tables';
import type { MotivoEstorno } from '../pagamento/tables';
import { advance } from '../pedidos/orderRepository';
import { owePart } from '../pagamento/estornos/refundSources';
import type { SoldTicket } from './soldTicket';

export interface End {
  tipo: FimDoBilhete;
  multaCentavos: number;
  estornoCentavos: number;
  /** What the ticket that replaces it takes along. */
  creditoCentavos: number;
  novoBilheteId: string | null;
  motivo: MotivoEstorno;
}

const palavras: Record<FimDoBilhete, string> = {
  cancelado: 'cancelada',
  remarcado: 'remarcada',
  transferido: 'transferida',
};

/** Said to whoever comes second, in this tab or another. */
export const encerrado = (situacao: FimDoBilhete) =>
  conflict('BILHETE_ENCERRADO', `Esta passagem já foi ${palavras[situacao]}.`);

/** Refuses what is asked of a ticket that is over. */
export function refuseEnded(situacao: SituacaoBilhete): void {
  if (situacao === 'cancelado' || situacao === 'remarcado' || situacao === 'transferido') throw encerrado(situacao);
}

/** Ends a ticket once: frees its seat, owes back what comes back, and writes down where the rest of its money went. */
export async function endTicket(tx: Tx, ticket: SoldTicket, end: End): Promise<void> {
  const { id, item, pedido, politica } = ticket;
  const { numUpdatedRows } = await tx
    .updateTable('bilhete')
    .set({ situacao: end.tipo })
    .where('id', '=', id)
    .where('situacao', 'in', ['emitido', 'nao_embarcou'])
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw encerrado('cancelado');
  await tx
    .insertInto('bilhete_encerrado')
    .values({
      bilhete_id: id,
      tipo: end.tipo,
      multa_centavos: end.multaCentavos,
      estorno_centavos: end.estornoCentavos,
      credito_centavos: end.creditoCentavos,
      novo_bilhete_id: end.novoBilheteId,
      politica_id: politica.id,
    })
    .execute()
    .catch(refuseClash('bilhete_encerrado_pkey', () => encerrado(end.tipo)));
  // A ticket given to somebody else keeps its seat, under the order that replaces this one.
  if (end.tipo !== 'transferido') {
    await freeSeat(tx, { reservaId: pedido.reserva_id, viagemId: item.viagem_id, poltrona: item.poltrona });
  }
  const { estornoCentavos: valorCentavos, motivo } = end;
  if (valorCentavos > 0) await owePart(tx, { pedidoId: pedido.id, bilheteId: id, valorCentavos, motivo });
  faultPoint('fim-antes');
}

/** Once every seat's ticket has ended and one was cancelled, so is the order; then its money is on its way back. */
export async function settleOrder(tx: Tx, pedidoId: string): Promise<void> {
  const { rows } = await sql<{ vivos: number; cancelados: number; owed: number }>`
    select count(*) filter (where b.situacao not in ('cancelado','remarcado','transferido')
        or (b.id is null and e.id is null))::int as vivos,
      count(*) filter (where b.situacao = 'cancelado')::int as cancelados,
      (select count(*)::int from estorno where pedido_id = ${pedidoId}::uuid and situacao <> 'feito') as owed
    from pedido_item i left join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n
      left join lateral (select id from estorno where pedido_id = i.pedido_id and item_n = i.n limit 1) e on true
    where i.pedido_id = ${pedidoId}::uuid`.execute(tx);
  const [state] = rows;
  if (!state || state.vivos > 0 || state.cancelados === 0) return;
  await advance(tx, pedidoId, 'cancelado');
  if (state.owed > 0) await advance(tx, pedidoId, 'estorno_em_processamento');
}
