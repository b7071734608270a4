import {
  adicionaisCentavos,
  recusaDoAdicional,
  type AdicionalVendido,
  type OfertaAdicional,
  type RecusaAdicional,
} from '../../../src/domain/compra/adicionais/adicionais';
import { rotulosAdicional } from '../../../src/domain/compra/adicionais/palavrasAdicional';
import type { Adicional } from '../../../src/domain/compra/adicionais/tipoAdicional';
import type { Erro } from '../../../src/domain/wire/base/problema';
import type { PoltronaToPrice } from '../poltronaToPrice';

/** The extras that the company sells, and how many of each other reservas leave on a departure. */
export interface AdicionaisFacts {
  ofertas: readonly OfertaAdicional[];
  livres: (partidaId: string, oferta: OfertaAdicional) => number;
}

/** An extra of a seat at its price; `limite` is how many its departure holds. */
export interface PricedAdicional extends AdicionalVendido {
  limite: number;
}

/** The extras of a seat at their prices, and the reasons why it does not get others. */
export interface GrantedAdicionais {
  vendidos: PricedAdicional[];
  centavos: number;
  recusas: Erro[];
}

/** Grants the extras that were asked for, in the order of the seats; each kind of a seat whole or not at all. */
export function grantAdicionais(
  poltronas: readonly Pick<PoltronaToPrice, 'viagemId' | 'adicionais' | 'campo'>[],
  { ofertas, livres }: AdicionaisFacts,
): GrantedAdicionais[] {
  const given = new Map<string, number>();
  return poltronas.map(({ viagemId, adicionais, campo }) => {
    const vendidos: PricedAdicional[] = [];
    const recusas: Erro[] = [];
    for (const wanted of joinTipos(adicionais)) {
      const oferta = ofertas.find(({ tipo }) => tipo === wanted.tipo);
      const key = `${viagemId}/${wanted.tipo}`;
      const before = given.get(key) ?? 0;
      const left = oferta ? livres(viagemId, oferta) - before : 0;
      const recusa = recusaDoAdicional(oferta, wanted.quantidade, left);
      if (recusa || !oferta) {
        recusas.push(toErro(wanted, recusa ?? 'indisponivel', { campo, left, oferta }));
        continue;
      }
      given.set(key, before + wanted.quantidade);
      vendidos.push({ ...wanted, precoCentavos: oferta.precoCentavos, limite: oferta.porPartida });
    }
    return { vendidos, centavos: adicionaisCentavos(vendidos), recusas };
  });
}

/** An extra as an order keeps it. */
export const toVendido = ({ tipo, quantidade, precoCentavos }: PricedAdicional): AdicionalVendido => ({
  tipo,
  quantidade,
  precoCentavos,
});

/** A kind that is named twice is one wish: the limit of a passenger holds for both together. */
const joinTipos = (adicionais: readonly Adicional[]): Adicional[] =>
  [...new Set(adicionais.map(({ tipo }) => tipo))].map((tipo) => ({
    tipo,
    quantidade: adicionais.reduce((sum, one) => (one.tipo === tipo ? sum + one.quantidade : sum), 0),
  }));

const codigos: Record<RecusaAdicional, string> = {
  indisponivel: 'ADICIONAL_INDISPONIVEL',
  limite: 'ADICIONAL_ACIMA_DO_LIMITE',
  esgotado: 'ADICIONAL_ESGOTADO',
};

function toErro(
  { tipo }: Adicional,
  recusa: RecusaAdicional,
  { campo, left, oferta }: { campo: string; left: number; oferta: OfertaAdicional | undefined },
): Erro {
  return {
    codigo: codigos[recusa],
    mensagem: `${rotulosAdicional[tipo]}: ${reason(recusa, left, oferta)}`,
    ...(campo && { campo: `${campo}.adicionais` }),
  };
}

function reason(recusa: RecusaAdicional, left: number, oferta: OfertaAdicional | undefined): string {
  if (recusa === 'indisponivel' || !oferta) return 'não está à venda.';
  if (recusa === 'limite') return `cada passageiro leva até ${oferta.porPassageiro}.`;
  return left <= 0 ? 'não há mais lugar nesta viagem.' : `há lugar só para mais ${left} nesta viagem.`;
}
