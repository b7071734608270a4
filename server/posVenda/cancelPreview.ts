import { previsaoEstorno, regraCancelamento, type RegraCancelamento } from '../../src/domain/posVenda';
import type { PreviaCancelamento, PreviaCancelamentoPedido } from '../../src/domain/wire/posVenda';
import type { Reader } from '../platform/database/database';
import { toNumeros } from '../pedidos/policies';
import { meioDoEstorno } from '../pagamento/estornos/refundSources';
import type { SoldTicket } from './soldTicket';

const HOUR_MS = 3_600_000;

/**
 * What cancelling a ticket gives back now. A ticket whose exchange or transfer is agreed to is not cancelled: one that
 * is paid, and one that costs nothing, which is concluded by the request that made it or by the sweeper.
 */
export function ruleFor({ politica, fatos, hasPaidExchange, openExchange }: SoldTicket): RegraCancelamento {
  const rule = regraCancelamento(politica, fatos);
  const isAgreed = hasPaidExchange || openExchange?.total_centavos === 0;
  if (!isAgreed || !rule.permitido) return rule;
  return { permitido: false, motivo: 'remarcacao_aberta', multaCentavos: 0, devolverCentavos: 0, validoAte: null };
}

/** The same in full: the sums, the rule they follow, and how and when the money comes. */
export async function previewCancel(reader: Reader, ticket: SoldTicket): Promise<PreviaCancelamento> {
  const { id, item, pedido, politica, fatos } = ticket;
  const { permitido, motivo, multaCentavos, devolverCentavos, validoAte } = ruleFor(ticket);
  const meio = devolverCentavos > 0 ? await meioDoEstorno(reader, pedido.id) : null;
  return {
    bilheteId: id,
    passageiro: item.passageiro_nome,
    poltrona: item.poltrona,
    permitido,
    motivo,
    pagoCentavos: fatos.pagoCentavos,
    tarifaCentavos: fatos.tarifaCentavos,
    multaCentavos,
    devolverCentavos,
    horasAntes: Math.floor((fatos.partidaEm.getTime() - fatos.agora.getTime()) / HOUR_MS),
    ...toNumeros(politica),
    pctMulta: politica.pctMulta,
    baseLegal: politica.baseLegal,
    validoAte: validoAte?.toISOString() ?? null,
    meio,
    previsao: meio && previsaoEstorno(meio, fatos.agora),
  };
}

/** All that is left of an order, ticket by ticket; what may not be cancelled adds nothing. */
export async function previewCancelAll(
  reader: Reader,
  pedidoId: string,
  tickets: readonly SoldTicket[],
): Promise<PreviaCancelamentoPedido> {
  const bilhetes: PreviaCancelamento[] = [];
  for (const ticket of tickets) bilhetes.push(await previewCancel(reader, ticket));
  return {
    pedidoId,
    devolverCentavos: bilhetes.reduce((sum, { devolverCentavos }) => sum + devolverCentavos, 0),
    bilhetes,
  };
}
