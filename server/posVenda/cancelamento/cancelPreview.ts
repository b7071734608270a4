import { somaDasOfertas } from '../../../src/domain/conta/creditos';
import { readReturns, type Porta, type ReturnsOf } from './returnsOf';
import { previsaoEstorno, regraCancelamento, type RegraCancelamento } from '../../../src/domain/posVenda/posVenda';
import type { PreviaCancelamento, PreviaCancelamentoPedido } from '../../../src/domain/wire/posVenda/posVenda';
import type { Reader } from '../../platform/database/database';
import { toNumeros } from '../../pedidos/politicas/policies';
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

/** The refund of cancelling one ticket now, as {@link previewCancelAll} says it of several. */
export const previewCancel = async (reader: Reader, bilhete: SoldBilhete, porta: Porta): Promise<PreviaCancelamento> =>
  toPrevia(bilhete, await readReturns(reader, bilhete.pedido, porta));

/** The refund of cancelling a ticket with its rule, and how and when the money comes back. */
function toPrevia(bilhete: SoldBilhete, returnsOf: ReturnsOf): PreviaCancelamento {
  const { id, item, politica, fatos } = bilhete;
  const { permitido, motivo, multaCentavos, devolverCentavos, validoAte } = ruleFor(bilhete);
  const { meio, ...emCredito } = returnsOf(devolverCentavos, fatos.agora);
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
    ...emCredito,
  };
}

/** The refund of cancelling the remaining tickets of an order; tickets that cannot be cancelled add nothing. */
export async function previewCancelAll(
  reader: Reader,
  pedidoId: string,
  live: readonly SoldBilhete[],
  porta: Porta,
): Promise<PreviaCancelamentoPedido> {
  const [first] = live;
  if (!first) return { pedidoId, devolverCentavos: 0, bilhetes: [] };
  const returnsOf = await readReturns(reader, first.pedido, porta);
  const bilhetes = live.map((bilhete) => toPrevia(bilhete, returnsOf));
  const paying = bilhetes.filter(({ devolverCentavos }) => devolverCentavos > 0);
  const volta = sumOf(paying.map(({ voltaEmCreditoCentavos = 0 }) => voltaEmCreditoCentavos));
  const hasCredito = bilhetes.some(({ voltaEmCreditoCentavos }) => voltaEmCreditoCentavos !== undefined);
  const withMoney = paying.filter(
    ({ devolverCentavos, voltaEmCreditoCentavos = 0 }) => devolverCentavos > voltaEmCreditoCentavos,
  );
  const ofertas = withMoney.flatMap(({ credito }) => credito ?? []);
  const credito = ofertas.length === withMoney.length ? somaDasOfertas(ofertas) : null;
  return {
    pedidoId,
    devolverCentavos: sumOf(bilhetes.map(({ devolverCentavos }) => devolverCentavos)),
    bilhetes,
    ...(hasCredito && { voltaEmCreditoCentavos: volta }),
    ...(credito && { credito }),
  };
}

const sumOf = (centavos: readonly number[]): number => centavos.reduce((sum, one) => sum + one, 0);
