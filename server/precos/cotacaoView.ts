import type { Cotacao, ItemCotado } from '../../src/domain/wire/cotacao';
import { describeBenefit, type PricedSeat } from './priceOrder';
import type { PricedReserva } from './priceReserva';

/** A price as the wire carries it to the buyer. */
export function toCotacao(priced: PricedReserva): Cotacao {
  const { itens, cupom, seguro, cobertura, balcao, recusas } = priced;
  const { precoCheioCentavos, descontoCentavos, totalCentavos } = priced;
  return {
    itens: itens.map((item) => toItem(item, cupom?.cupom.descricao ?? '')),
    ...(cupom && {
      cupom: { codigo: cupom.cupom.codigo, descricao: cupom.cupom.descricao, descontoCentavos: cupom.centavos },
    }),
    ...(seguro && {
      seguroViagem: {
        contratado: seguro.contratado,
        porPassagemCentavos: seguro.valorCentavos,
        totalCentavos: seguro.valorCentavos * itens.length,
        cobertura,
      },
    }),
    ...(balcao && { descontoMaximoCentavos: balcao.maximoCentavos }),
    recusas,
    precoCheioCentavos,
    descontoCentavos,
    totalCentavos,
  };
}

function toItem(
  { seat, regra, descontoBeneficio, descontoCupom, descontoBalcao, totalCentavos }: PricedSeat,
  cupom: string,
): ItemCotado {
  return {
    trecho: seat.trecho,
    viagemId: seat.viagemId,
    poltrona: seat.poltrona,
    preco: seat.preco,
    ...(regra && { beneficio: regra.beneficio }),
    descontos: [
      ...(regra
        ? [{ origem: 'beneficio' as const, descricao: describeBenefit(regra), centavos: descontoBeneficio }]
        : []),
      ...(descontoCupom > 0 ? [{ origem: 'cupom' as const, descricao: cupom, centavos: descontoCupom }] : []),
      ...(descontoBalcao > 0
        ? [{ origem: 'balcao' as const, descricao: 'Desconto da agência', centavos: descontoBalcao }]
        : []),
    ],
    totalCentavos,
  };
}
