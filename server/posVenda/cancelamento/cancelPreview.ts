import { previsaoEstorno, regraCancelamento, type RegraCancelamento } from '../../../src/domain/posVenda/posVenda';
import type { PreviaCancelamento, PreviaCancelamentoPedido } from '../../../src/domain/wire/posVenda/posVenda';
import type { Reader } from '../../platform/database/database';
import { toNumeros } from '../../pedidos/politicas/policies';
import { meioDoEstorno } from '../../pagamento/estornos/estornoSources';
import type { SoldBilhete } from '../soldBilhete';

const HOUR_MS = 3_600_000;

/**
 * The refund of cancelling a ticket now. A ticket whose exchange or transfer is agreed to cannot be cancelled. Agreed to
 * are those that are paid, and those that cost nothing, which the request that made them or the sweeper concludes.
 */
function ruleFor({ politica, fatos, hasPaidExchange, openExchange }: SoldBilhete): RegraCancelamento {
  const rule = regraCancelamento(politica, fatos);
  const isAgreed = hasPaidExchange || openExchange?.total_centavos === 0;
  if (!isAgreed || !rule.permitido) return rule;
  return { permitido: false, motivo: 'remarcacao_aberta', multaCentavos: 0, devolverCentavos: 0, validoAte: null };
}

/** The refund of cancelling a ticket with its rule, and how and when the money comes back. */
export async function previewCancel(reader: Reader, bilhete: SoldBilhete): Promise<PreviaCancelamento> {
  const { id, item, pedido, politica, fatos } = bilhete;
  const { permitido, motivo, multaCentavos, devolverCentavos, validoAte } = ruleFor(bilhete);
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

/** The refund of cancelling the remaining tickets of an order; tickets that cannot be cancelled add nothing. */
export async function previewCancelAll(
  reader: Reader,
  pedidoId: string,
  live: readonly SoldBilhete[],
): Promise<PreviaCancelamentoPedido> {
  const bilhetes: PreviaCancelamento[] = [];
  for (const bilhete of live) bilhetes.push(await previewCancel(reader, bilhete));
  return {
    pedidoId,
    devolverCentavos: bilhetes.reduce((sum, { devolverCentavos }) => sum + devolverCentavos, 0),
    bilhetes,
  };
}
