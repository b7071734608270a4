import type { MapaPoltronas } from '../../src/domain/wire/poltronas';
import type { Reader } from '../platform/database/database';
import { badRequest, notFound } from '../platform/http/problem';
import { precoEm, type Catalogue } from './catalogue';
import { findPartida, findTakenSeats } from './partidas';
import { stopsOf, type Oferta } from './toViagem';

/** Finds a departure and the part of it between two places; 404 or 400 says which of them is wrong. */
export async function findOferta(
  db: Reader,
  catalogue: Catalogue,
  { id, origem, destino }: { id: string; origem: string; destino: string },
): Promise<Oferta> {
  const partida = await findPartida(db, id);
  const layout = partida && catalogue.layout(partida.layout_id);
  if (!partida || !layout) throw notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');
  const trecho = catalogue.trechos(origem, destino).find(({ linha }) => linha.id === partida.linha_id);
  if (!trecho) throw badRequest('TRECHO_INVALIDO', 'Esta viagem não faz este trecho.', 'localidadeDestino');
  return { partida, trecho, layout };
}

/** The coach as one sees it between two places: which seats are free on every leg, and what each class costs. */
export async function seatMap(
  db: Reader,
  catalogue: Catalogue,
  id: string,
  origem: string,
  destino: string,
): Promise<MapaPoltronas> {
  const { partida, trecho, layout } = await findOferta(db, catalogue, { id, origem, destino });
  const taken = await findTakenSeats(db, id, trecho.origem.seq, trecho.destino.seq);
  const { dia } = stopsOf(partida, trecho).partida;
  const precos = [...layout.capacidade.keys()].flatMap((classe) => {
    const preco = precoEm(trecho, classe, dia);
    return preco ? [{ classe, preco }] : [];
  });
  const sold = new Set(precos.map(({ classe }) => classe));
  return {
    viagemId: partida.id,
    andares: layout.andares,
    filas: layout.filas,
    colunas: layout.colunas,
    poltronas: layout.poltronas.map((seat) => ({
      ...seat,
      // A class without a fare here is sold to nobody.
      situacao: !sold.has(seat.classe) ? 'bloqueada' : taken.has(seat.numero) ? 'ocupada' : 'livre',
    })),
    recursos: layout.recursos,
    precos,
  };
}
