import { normalizeCupom } from '../../src/domain/compra/cupom';
import { comNomes } from '../../src/domain/compra/adicionais/palavrasAdicional';
import type { AdicionalOferecido } from '../../src/domain/wire/compra/adicionais';
import type { PassageiroCotado } from '../../src/domain/wire/compra/cotacao';
import type { Reader } from '../platform/database/database';
import type { ReservaDetalhada } from '../reservas/inventory';
import type { AdicionaisFacts } from './adicionais/grantAdicionais';
import { pricePedido, type PricedPedido, type PriceFacts } from './pricePedido';
import { readPriceFacts } from './priceFacts';
import { toPoltronasToPrice } from './poltronaToPrice';

/** The passengers with their extras, coupon, insurance and discount that a reserva is to be priced with. */
export interface PriceWish {
  passageiros: readonly PassageiroCotado[];
  cupom?: string;
  seguro?: boolean;
  descontoBalcaoCentavos?: number;
  /** The discount limit of the operator who asks; nobody else gives a discount. */
  limiteDescontoPontos?: number | null;
}

export interface PricedReserva extends PricedPedido {
  seguro: PriceFacts['seguro'];
  cobertura: string;
  /** The extras that are sold, each with what is left on each departure of the reserva and on the one that has the fewest. */
  oferecidos: AdicionalOferecido[];
}

const oferecidosNas = (partidaIds: readonly string[], { ofertas, livres }: AdicionaisFacts): AdicionalOferecido[] =>
  comNomes(ofertas).map((oferta) => {
    const porTrecho = partidaIds.map((partidaId) => Math.max(0, livres(partidaId, oferta)));
    return {
      tipo: oferta.tipo,
      nome: oferta.nome,
      precoCentavos: oferta.precoCentavos,
      porPassageiro: oferta.porPassageiro,
      livres: Math.min(...porTrecho),
      ...(porTrecho.length > 1 && { livresPorTrecho: porTrecho }),
    };
  });

/** Prices a reserva as things stand now; only reads. */
export async function priceReserva(reader: Reader, reserva: ReservaDetalhada, wish: PriceWish): Promise<PricedReserva> {
  const partidaIds = reserva.trechos.map(({ viagemId }) => viagemId);
  const facts = await readPriceFacts(reader, {
    reservaId: reserva.id,
    dono: reserva.dono,
    partidaIds,
    cupom: normalizeCupom(wish.cupom ?? '') || null,
    seguro: wish.seguro ?? false,
    beneficio: wish.passageiros.some(({ beneficio }) => beneficio !== undefined),
  });
  const { seguro, cobertura } = facts;
  const { descontoBalcaoCentavos: centavos = 0, limiteDescontoPontos: limitePontos = null } = wish;
  const balcao = limitePontos === null ? null : { centavos, limitePontos };
  return {
    ...pricePedido(toPoltronasToPrice(reserva, wish.passageiros), { ...facts, balcao }),
    seguro,
    cobertura,
    oferecidos: oferecidosNas(partidaIds, facts.adicionais),
  };
}
