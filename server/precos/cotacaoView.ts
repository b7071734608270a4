import type { Cotacao, ItemCotado } from '../../src/domain/wire/compra/cotacao';
import { describeBeneficio, type PricedPoltrona } from './pricePedido';
import type { PricedReserva } from './priceReserva';

/** A price as the wire carries it to the buyer. @param creditoCentavos the part of it that their credit pays. */
export function toCotacao(priced: PricedReserva, creditoCentavos: number): Cotacao {
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
    ...(creditoCentavos > 0 && { creditoUsadoCentavos: creditoCentavos }),
    recusas,
    precoCheioCentavos,
    descontoCentavos,
    totalCentavos: totalCentavos - creditoCentavos,
  };
}

function toItem(
  { poltrona: seated, regra, descontoBeneficio, descontoCupom, descontoBalcao, totalCentavos }: PricedPoltrona,
  cupom: string,
): ItemCotado {
  return {
    trecho: seated.trecho,
    viagemId: seated.viagemId,
    poltrona: seated.poltrona,
    preco: seated.preco,
    ...(regra && { beneficio: regra.beneficio }),
    descontos: [
      ...(regra
        ? [{ origem: 'beneficio' as const, descricao: describeBeneficio(regra), centavos: descontoBeneficio }]
        : []),
      ...(descontoCupom > 0 ? [{ origem: 'cupom' as const, descricao: cupom, centavos: descontoCupom }] : []),
      ...(descontoBalcao > 0
        ? [{ origem: 'balcao' as const, descricao: 'Desconto da agência', centavos: descontoBalcao }]
        : []),
    ],
    totalCentavos,
  };
}
