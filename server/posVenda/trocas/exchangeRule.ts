import {
  acertoDaTroca,
  lostReembolso,
  previsaoEstorno,
  regraRemarcacao,
  regraTransferencia,
  type Acerto,
  type RegraTroca,
} from '../../../src/domain/posVenda/posVenda';
import type { PreviaRemarcacao, PreviaTransferencia } from '../../../src/domain/wire/posVenda/posVenda';
import type { Reader } from '../../platform/database/database';
import { toNumeros } from '../../pedidos/politicas/policies';
import { moneyOf, planReturns } from '../../pagamento/estornos/estornoSources';
import type { SoldBilhete } from '../soldBilhete';

/** Forbids what a rule allows for a gratuity, which is personal, and while a paid exchange is being issued. */
function restrict({ item, hasPaidExchange }: SoldBilhete, rule: RegraTroca): RegraTroca {
  if (!rule.permitido) return rule;
  if (hasPaidExchange) return { ...rule, permitido: false, motivo: 'remarcacao_aberta', taxaCentavos: 0 };
  if (item.beneficio !== null) return { ...rule, permitido: false, motivo: 'beneficio', taxaCentavos: 0 };
  return rule;
}

/** Whether and at what fee a ticket may be exchanged now. */
export const exchangeRule = (bilhete: SoldBilhete): RegraTroca =>
  restrict(bilhete, regraRemarcacao(bilhete.politica, bilhete.fatos));

/** Whether a ticket may be transferred to another person now. */
export const transferRule = (bilhete: SoldBilhete): RegraTroca =>
  restrict(bilhete, regraTransferencia(bilhete.politica, bilhete.fatos));

const toConditions = ({ id, politica, fatos }: SoldBilhete, rule: RegraTroca) => ({
  bilheteId: id,
  permitido: rule.permitido,
  motivo: rule.motivo,
  pagoCentavos: fatos.pagoCentavos,
  taxaCentavos: rule.taxaCentavos,
  ...toNumeros(politica),
  pctRemarcacao: politica.pctRemarcacao,
  baseLegal: politica.baseLegal,
  validaAte: rule.validaAte.toISOString(),
});

/** The conditions of a transfer. */
export const previewTransfer = (bilhete: SoldBilhete): PreviaTransferencia =>
  toConditions(bilhete, transferRule(bilhete));

/** The charge or refund of an exchange for a seat of this price; the insurance moves to the new ticket unchanged. */
export const settle = (bilhete: SoldBilhete, precoCentavos: number): Acerto =>
  acertoDaTroca(
    bilhete.fatos.pagoCentavos,
    exchangeRule(bilhete).taxaCentavos,
    precoCentavos + bilhete.seguroViagemCentavos,
  );

/** The conditions of an exchange, and with the price of a chosen seat its charge or refund. */
export async function previewExchange(
  reader: Reader,
  bilhete: SoldBilhete,
  precoCentavos: number | null,
): Promise<PreviaRemarcacao> {
  const { item, politica, fatos } = bilhete;
  const rule = exchangeRule(bilhete);
  return {
    ...toConditions(bilhete, rule),
    semReembolso: rule.permitido && lostReembolso(politica, fatos),
    linha: item.viagem.linha,
    localidadeOrigem: item.viagem.partida.localidade.id,
    localidadeDestino: item.viagem.chegada.localidade.id,
    acerto: precoCentavos === null ? null : await toAcerto(reader, bilhete, precoCentavos),
  };
}

async function toAcerto(reader: Reader, bilhete: SoldBilhete, precoCentavos: number) {
  const acerto = settle(bilhete, precoCentavos);
  const parts = (await planReturns(reader, bilhete.pedido.id)).split(acerto.devolverCentavos);
  const meio = parts[0]?.meio ?? null;
  const volta = acerto.devolverCentavos - moneyOf(parts);
  return {
    novoCentavos: precoCentavos + bilhete.seguroViagemCentavos,
    ...acerto,
    meio,
    previsao: meio && previsaoEstorno(meio, bilhete.fatos.agora),
    ...(volta > 0 && { voltaEmCreditoCentavos: volta }),
  };
}
