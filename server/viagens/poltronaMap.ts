import type { MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import type { Reader, Tx } from '../platform/database/database';
import { badRequest, notFound } from '../platform/http/problem';
import { precoEm, type Catalogue } from './catalogue';
import { findPartida, findTakenPoltronas, keepPartida, type Partida } from './partidaRepository';
import { stopsOf, type Oferta } from './toViagem';

/** Finds a departure and its part between two places; throws 404 for the departure, 400 for the part. */
export const findOferta = async (db: Reader, catalogue: Catalogue, wanted: OfertaWanted): Promise<Oferta> =>
  toOferta(await findPartida(db, wanted.id), catalogue, wanted);

/** The same, and the departure stays as it is until the transaction ends. */
export const keepOferta = async (tx: Tx, catalogue: Catalogue, wanted: OfertaWanted): Promise<Oferta> =>
  toOferta(await keepPartida(tx, wanted.id), catalogue, wanted);

interface OfertaWanted {
  id: string;
  origem: string;
  destino: string;
}

function toOferta(partida: Partida | undefined, catalogue: Catalogue, { origem, destino }: OfertaWanted): Oferta {
  const layout = partida && catalogue.layout(partida.layout_id);
  if (!partida || !layout) throw notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');
  const trecho = catalogue.trechos(origem, destino).find(({ linha }) => linha.id === partida.linha_id);
  if (!trecho) throw badRequest('TRECHO_INVALIDO', 'Esta viagem não faz este trecho.', 'localidadeDestino');
  return { partida, trecho, layout };
}

/** The seat map between two places: the seats that are free on every leg, and the price of each class. */
export async function poltronaMap(
  db: Reader,
  catalogue: Catalogue,
  id: string,
  origem: string,
  destino: string,
): Promise<MapaPoltronas> {
  const { partida, trecho, layout } = await findOferta(db, catalogue, { id, origem, destino });
  const taken = await findTakenPoltronas(db, id, trecho.origem.seq, trecho.destino.seq);
  const { dia } = stopsOf(partida, trecho).partida;
  const precos = [...layout.capacidade.keys()].flatMap((classe) => {
    const preco = precoEm(trecho, classe, dia);
    return preco ? [{ classe, preco }] : [];
  });
  // A departure that is out of sale has no seat to choose.
  const sold = new Set(partida.fora_de_venda ? [] : precos.map(({ classe }) => classe));
  return {
    viagemId: partida.id,
    andares: layout.andares,
    filas: layout.filas,
    colunas: layout.colunas,
    poltronas: layout.poltronas.map((poltrona) => ({
      ...poltrona,
      // A class without a fare on this part is not for sale.
      situacao: !sold.has(poltrona.classe) ? 'bloqueada' : taken.has(poltrona.numero) ? 'ocupada' : 'livre',
    })),
    recursos: layout.recursos,
    precos,
  };
}
