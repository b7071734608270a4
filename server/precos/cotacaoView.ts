import { comNomes } from '../../src/domain/compra/adicionais/palavrasAdicional';
import { t, translated } from '../../src/words/t';
import type { Cotacao, CupomOferecido, ItemCotado } from '../../src/domain/wire/compra/cotacao';
import { toVendido } from './adicionais/grantAdicionais';
import { describeBeneficio, type PricedPoltrona } from './pricePedido';
import type { PricedReserva } from './priceReserva';

/**
 * A price as the wire carries it to the buyer.
 * @param creditoCentavos the part of it that their credit pays.
 * @param cupons their own coupons, as they count here.
 */
export function toCotacao(priced: PricedReserva, creditoCentavos: number, cupons: readonly CupomOferecido[]): Cotacao {
  const { itens, cupom, seguro, cobertura, oferecidos, balcao, recusas } = priced;
  const { precoCheioCentavos, descontoCentavos, totalCentavos } = priced;
  return {
    itens: itens.map((item) => toItem(item, cupom?.cupom.descricao ?? '')),
    ...(cupom && {
      cupom: {
        codigo: cupom.cupom.codigo,
        descricao: cupom.cupom.descricao,
        ...motivoOf(cupom.cupom.codigo, cupons),
        descontoCentavos: cupom.centavos,
      },
    }),
    ...(cupons.length > 0 && { cuponsDaConta: [...cupons] }),
    ...(seguro && {
      seguroViagem: {
        contratado: seguro.contratado,
        porPassagemCentavos: seguro.valorCentavos,
        totalCentavos: seguro.valorCentavos * itens.length,
        cobertura,
      },
    }),
    ...(oferecidos.length > 0 && { adicionais: oferecidos }),
    ...(balcao && { descontoMaximoCentavos: balcao.maximoCentavos }),
    ...(creditoCentavos > 0 && { creditoUsadoCentavos: creditoCentavos }),
    recusas: recusas.map((recusa) => ({ ...recusa, mensagem: translated(recusa.mensagem) })),
    precoCheioCentavos,
    descontoCentavos,
    totalCentavos: totalCentavos - creditoCentavos,
  };
}

/** The reason of the coupon that counts, which stands with the person's own coupons. */
function motivoOf(codigo: string, cupons: readonly CupomOferecido[]): Pick<CupomOferecido, 'motivo'> {
  const motivo = cupons.find((one) => one.codigo === codigo)?.motivo;
  return motivo ? { motivo } : {};
}

function toItem(
  { poltrona: seated, regra, adicionais, totalCentavos, ...descontos }: PricedPoltrona,
  cupom: string,
): ItemCotado {
  const { descontoBeneficio, descontoCupom, descontoBalcao } = descontos;
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
        ? [{ origem: 'balcao' as const, descricao: t('Desconto da agência'), centavos: descontoBalcao }]
        : []),
    ],
    ...(adicionais.length > 0 && { adicionais: comNomes(adicionais.map(toVendido)) }),
    totalCentavos,
  };
}
