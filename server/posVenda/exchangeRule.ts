import {
  acertoDaTroca,
  perdeuReembolso,
  previsaoEstorno,
  regraRemarcacao,
  regraTransferencia,
  type Acerto,
  type RegraTroca,
} from '../../src/domain/posVenda';
import type { PreviaRemarcacao, PreviaTransferencia } from '../../src/domain/wire/posVenda';
import type { Reader } from '../platform/database/database';
import { toNumeros } from '../pedidos/policies';
import { meioDoEstorno } from '../pagamento/estornos/refundSources';
import type { SoldTicket } from './soldTicket';

/** A gratuity is its person's own, and a paid exchange is not disturbed. */
function restrict({ item, hasPaidExchange }: SoldTicket, rule: RegraTroca): RegraTroca {
  if (!rule.permitido) return rule;
  if (hasPaidExchange) return { ...rule, permitido: false, motivo: 'remarcacao_aberta', taxaCentavos: 0 };
  if (item.beneficio !== null) return { ...rule, permitido: false, motivo: 'beneficio', taxaCentavos: 0 };
  return rule;
}

/** Whether and at what fee a ticket may be exchanged now. */
export const exchangeRule = (ticket: SoldTicket): RegraTroca =>
  restrict(ticket, regraRemarcacao(ticket.politica, ticket.fatos));

/** Whether it may be given to somebody else now. */
export const transferRule = (ticket: SoldTicket): RegraTroca =>
  restrict(ticket, regraTransferencia(ticket.politica, ticket.fatos));

const toConditions = ({ id, politica, fatos }: SoldTicket, rule: RegraTroca) => ({
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

/** The conditions of giving it away. */
export const previewTransfer = (ticket: SoldTicket): PreviaTransferencia => toConditions(ticket, transferRule(ticket));

/** How the money settles when the new seat costs so much; the insurance goes along unchanged. */
export const settle = (ticket: SoldTicket, precoCentavos: number): Acerto =>
  acertoDaTroca(
    ticket.fatos.pagoCentavos,
    exchangeRule(ticket).taxaCentavos,
    precoCentavos + ticket.seguroViagemCentavos,
  );

/** The conditions of an exchange, and with a chosen seat's price what it comes to. */
export async function previewExchange(
  reader: Reader,
  ticket: SoldTicket,
  precoCentavos: number | null,
): Promise<PreviaRemarcacao> {
  const { item, politica, fatos } = ticket;
  const rule = exchangeRule(ticket);
  return {
    ...toConditions(ticket, rule),
    semReembolso: rule.permitido && perdeuReembolso(politica, fatos),
    linha: item.viagem.linha,
    localidadeOrigem: item.viagem.partida.localidade.id,
    localidadeDestino: item.viagem.chegada.localidade.id,
    acerto: precoCentavos === null ? null : await toAcerto(reader, ticket, precoCentavos),
  };
}

async function toAcerto(reader: Reader, ticket: SoldTicket, precoCentavos: number) {
  const acerto = settle(ticket, precoCentavos);
  const meio = acerto.devolverCentavos > 0 ? await meioDoEstorno(reader, ticket.pedido.id) : null;
  return {
    novoCentavos: precoCentavos + ticket.seguroViagemCentavos,
    ...acerto,
    meio,
    previsao: meio && previsaoEstorno(meio, ticket.fatos.agora),
  };
}
