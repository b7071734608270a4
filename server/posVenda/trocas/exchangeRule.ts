import {
  acertoDaTroca,
  lostReembolso,
  previsaoEstorno,
  regraRemarcacao,
  regraTransferencia,
  type Acerto,
  type RegraTroca,
} from '../../../src/domain/posVenda/posVenda';
import { adicionaisCentavos } from '../../../src/domain/compra/adicionais/adicionais';
import { comNomes } from '../../../src/domain/compra/adicionais/palavrasAdicional';
import type { PreviaRemarcacao, PreviaTransferencia } from '../../../src/domain/wire/posVenda/posVenda';
import type { Reader } from '../../platform/database/database';
import { toNumeros } from '../../pedidos/politicas/policies';
import { moneyOf, planReturns } from '../../pagamento/estornos/estornoSources';
import type { SoldBilhete } from '../soldBilhete';
import type { AdicionaisDaTroca } from './carriedAdicionais';

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

/** The seat that is chosen in exchange, and the extras that go along to it. */
export interface Chosen {
  precoCentavos: number;
  adicionais: AdicionaisDaTroca;
}

/** The price of the new ticket; insurance and extras move to it unchanged. */
const novoCentavosOf = ({ seguroViagemCentavos }: SoldBilhete, { precoCentavos, adicionais }: Chosen): number =>
  precoCentavos + seguroViagemCentavos + adicionaisCentavos(adicionais.levados);

/** The charge or refund of an exchange for this seat. */
export const settle = (bilhete: SoldBilhete, chosen: Chosen): Acerto =>
  acertoDaTroca(bilhete.fatos.pagoCentavos, exchangeRule(bilhete).taxaCentavos, novoCentavosOf(bilhete, chosen));

/** The conditions of an exchange, and with a chosen seat its charge or refund. */
export async function previewExchange(
  reader: Reader,
  bilhete: SoldBilhete,
  chosen: Chosen | null,
): Promise<PreviaRemarcacao> {
  const { item, politica, fatos } = bilhete;
  const rule = exchangeRule(bilhete);
  return {
    ...toConditions(bilhete, rule),
    semReembolso: rule.permitido && lostReembolso(politica, fatos),
    linha: item.viagem.linha,
    localidadeOrigem: item.viagem.partida.localidade.id,
    localidadeDestino: item.viagem.chegada.localidade.id,
    acerto: chosen && (await toAcerto(reader, bilhete, chosen)),
  };
}

async function toAcerto(reader: Reader, bilhete: SoldBilhete, chosen: Chosen) {
  const acerto = settle(bilhete, chosen);
  const parts = (await planReturns(reader, bilhete.pedido.id)).split(acerto.devolverCentavos);
  const meio = parts[0]?.meio ?? null;
  const volta = acerto.devolverCentavos - moneyOf(parts);
  return {
    novoCentavos: novoCentavosOf(bilhete, chosen),
    ...acerto,
    meio,
    previsao: meio && previsaoEstorno(meio, bilhete.fatos.agora),
    ...(volta > 0 && { voltaEmCreditoCentavos: volta }),
    ...(bilhete.item.adicionais.length > 0 && { adicionais: named(chosen.adicionais) }),
  };
}

const named = ({ levados, devolvidos }: AdicionaisDaTroca) => ({
  levados: comNomes(levados),
  devolvidos: comNomes(devolvidos),
});
