import type { Dia } from '../../src/domain/base/data';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import type { Parada, Viagem } from '../../src/domain/wire/viagens/viagens';
import { precoEm, type Layout, type Trecho } from './catalogue';
import { localTime, plusMinutes } from './localTime';
import type { Partida, Taken } from './partidaRepository';

/** A departure between two places, with its coach. */
export interface Oferta {
  partida: Partida;
  trecho: Trecho;
  layout: Layout;
}

/** An instant at a stop, with the wall clock there. */
export function toParada(localidade: Localidade, instant: Date): Parada {
  const { dia, hora, iso } = localTime(instant, localidade.fuso);
  return { localidade, instante: iso, dia, hora };
}

/** Place and time of boarding and of arrival. */
export const stopsOf = (partida: Pick<Partida, 'saida'>, trecho: Trecho): { partida: Parada; chegada: Parada } => ({
  partida: toParada(trecho.origem.localidade, plusMinutes(partida.saida, trecho.origem.sai)),
  chegada: toParada(trecho.destino.localidade, plusMinutes(partida.saida, trecho.destino.chega)),
});

/** The classes on board that are sold on a day, cheapest first, with price and free seats. */
export const classesOf = ({ partida, trecho, layout }: Oferta, taken: Taken, dia: Dia): Viagem['classes'] =>
  [...layout.capacidade]
    .flatMap(([classe, poltronas]) => {
      const preco = precoEm(trecho, classe, dia);
      return preco ? [{ classe, preco, poltronasLivres: Math.max(0, poltronas - taken(partida.id, classe)) }] : [];
    })
    .sort((a, b) => a.preco.totalCentavos - b.preco.totalCentavos);

/** A departure between two places, as a card shows it. */
export function toViagem(oferta: Oferta, taken: Taken): Viagem {
  const { partida, trecho, layout } = oferta;
  const stops = stopsOf(partida, trecho);
  const classes = classesOf(oferta, taken, stops.partida.dia);
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
  };
}
