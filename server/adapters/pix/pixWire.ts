/** BACEN's wire format ↔ the port. The only place that knows how the Pix API spells things. */
import { parseValorPix } from '../../../src/domain/base/dinheiro';
import { PixUnavailable, type Cobranca, type PixReceived, type Estorno } from '../../pagamento/pix/pixPort';
import type { SituacaoCobranca, SituacaoDevolucao } from '../../pagamento/pix/pixPort';

export interface DevolucaoWire {
  id: string;
  valor: string;
  status: SituacaoDevolucao;
}

export interface PixWire {
  endToEndId: string;
  txid?: string;
  valor: string;
  horario: string;
  devolucoes?: DevolucaoWire[];
}

export interface CobWire {
  txid: string;
  status: SituacaoCobranca;
  calendario: { criacao: string; expiracao: number };
  valor: { original: string };
  pixCopiaECola?: string;
  pix?: PixWire[];
}

/** Reads an amount; throws for any other form. */
function centavosOf(valor: string): number {
  const centavos = parseValorPix(valor);
  if (centavos === null) throw new PixUnavailable('the provider sent an amount that is none');
  return centavos;
}

/** Reads an instant; throws for a text that is none, which would otherwise fail far from here as an invalid date. */
function instantOf(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw new PixUnavailable('the provider sent an instant that is none');
  return instant;
}

function secondsOf(expiracao: unknown): number {
  if (!Number.isInteger(expiracao)) throw new PixUnavailable('the provider sent a duration that is none');
  return Number(expiracao);
}

export const toRefund = (wire: DevolucaoWire): Estorno => ({
  id: wire.id,
  valorCentavos: centavosOf(wire.valor),
  situacao: wire.status,
});

const toPixReceived = (wire: PixWire): PixReceived => ({
  e2eid: wire.endToEndId,
  valorCentavos: centavosOf(wire.valor),
  horario: instantOf(wire.horario),
  devolucoes: (wire.devolucoes ?? []).map(toRefund),
});

export function toCharge(wire: CobWire): Cobranca {
  const criadaEm = instantOf(wire.calendario.criacao);
  return {
    txid: wire.txid,
    situacao: wire.status,
    valorCentavos: centavosOf(wire.valor.original),
    pixCopiaECola: wire.pixCopiaECola ?? '',
    criadaEm,
    expiraEm: new Date(criadaEm.getTime() + secondsOf(wire.calendario.expiracao) * 1000),
    pix: (wire.pix ?? []).map(toPixReceived),
  };
}
