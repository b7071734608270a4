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

export const toRefund = (wire: DevolucaoWire): Estorno => ({
  id: wire.id,
  valorCentavos: centavosOf(wire.valor),
  situacao: wire.status,
});

const toPixReceived = (wire: PixWire): PixReceived => ({
  e2eid: wire.endToEndId,
  valorCentavos: centavosOf(wire.valor),
  horario: new Date(wire.horario),
  devolucoes: (wire.devolucoes ?? []).map(toRefund),
});

export function toCharge(wire: CobWire): Cobranca {
  const criadaEm = new Date(wire.calendario.criacao);
  return {
    txid: wire.txid,
    situacao: wire.status,
    valorCentavos: centavosOf(wire.valor.original),
    pixCopiaECola: wire.pixCopiaECola ?? '',
    criadaEm,
    expiraEm: new Date(criadaEm.getTime() + wire.calendario.expiracao * 1000),
    pix: (wire.pix ?? []).map(toPixReceived),
  };
}
