import type { Localidade } from '../../../src/domain/wire/lugares/localidades';
import type { Parada, Viagem } from '../../../src/domain/wire/viagens/viagens';
import type { Trecho } from '../catalogue';
import { localTime, plusMinutes } from '../localTime';
import type { Oferta, PricedCatalogue } from './oferta';
import type { Partida } from '../partidaRepository';
import { pricesOf } from '../tarifas/pricesOf';
import type { Vendas } from '../tarifas/vendas';

/** An instant at a stop, with the wall clock there. */
export function toParada(localidade: Localidade, instant: Date): Parada {
  const { dia, hora, iso } = localTime(instant, localidade.fuso);
  return { localidade, instante: iso, dia, hora };
}

/** Place and time of boarding and of arrival. */
export const stopsOf = (
  partida: Pick<Partida, 'saida'>,
  trecho: Pick<Trecho, 'origem' | 'destino'>,
): { partida: Parada; chegada: Parada } => ({
  partida: toParada(trecho.origem.localidade, plusMinutes(partida.saida, trecho.origem.sai)),
  chegada: toParada(trecho.destino.localidade, plusMinutes(partida.saida, trecho.destino.chega)),
});

/** The classes on board that are sold, cheapest first, with price and free seats. */
export function classesOf(catalogue: PricedCatalogue, oferta: Oferta, vendas: Vendas): Viagem['classes'] {
  const { layout } = oferta;
  const priceOf = pricesOf(catalogue, oferta, vendas);
  return [...layout.capacidade]
    .flatMap(([classe, poltronas]) => {
      const priced = priceOf(classe);
      if (!priced) return [];
      const poltronasLivres = Math.max(0, poltronas - vendas.taken(oferta, classe));
      return [{ classe, preco: priced.preco, poltronasLivres }];
    })
    .sort((a, b) => a.preco.totalCentavos - b.preco.totalCentavos);
}

/** A departure between two places, as a card shows it. */
export function toViagem(catalogue: PricedCatalogue, oferta: Oferta, vendas: Vendas): Viagem {
  const { partida, trecho, layout } = oferta;
  const stops = stopsOf(partida, trecho);
  const classes = classesOf(catalogue, oferta, vendas);
  return {
    id: partida.id,
    linha: trecho.linha.codigo,
    operadora: trecho.linha.operadora,
    ...stops,
    duracaoMinutos: trecho.destino.chega - trecho.origem.sai,
    andares: layout.andares,
    classes,
    poltronasLivres: classes.reduce((sum, { poltronasLivres }) => sum + poltronasLivres, 0),
    // The price of a class that is sold out does not count.
    menorPrecoCentavos: (classes.find((one) => one.poltronasLivres > 0) ?? classes[0])?.preco.totalCentavos ?? 0,
    ...(partida.gratuidades !== undefined && { gratuidades: partida.gratuidades ?? [] }),
  };
}
