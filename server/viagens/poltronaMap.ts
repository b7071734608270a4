import { msg } from '../../src/words/t';
import type { Conferencia, MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import type { Reader, Tx } from '../platform/database/database';
import { badRequest, notFound } from '../platform/http/problem';
import type { Catalogue } from './catalogue';
import { findPartida, findTakenPoltronas, keepPartida, type Partida } from './partidaRepository';
import { pricesOf } from './tarifas/pricesOf';
import { readVendas } from './tarifas/vendas';
import type { Oferta } from './busca/oferta';

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
  if (!partida || !layout) throw notFound('VIAGEM_NAO_ENCONTRADA', msg('Não encontramos esta viagem.'));
  const trecho = catalogue.trechos(origem, destino).find(({ linha }) => linha.id === partida.linha_id);
  if (!trecho) throw badRequest('TRECHO_INVALIDO', msg('Esta viagem não faz este trecho.'), 'localidadeDestino');
  return { partida, trecho, layout };
}

/** A part of a departure, by its stops and by their places. */
export interface TrechoDePartida {
  partidaId: string;
  seqO: number;
  seqD: number;
  origem: string;
  destino: string;
}

/** Brings what is taken on a part up to date with the operator; undefined for a departure of the company's own. */
export type ConferePoltronas = (trecho: TrechoDePartida) => Promise<Conferencia | undefined>;

/** The seat map between two places: the seats that are free on every leg, and the price of each class. */
export async function poltronaMap(
  db: Reader,
  catalogue: Catalogue,
  wanted: OfertaWanted,
  confere?: ConferePoltronas,
): Promise<MapaPoltronas> {
  const { id, origem, destino } = wanted;
  const oferta = await findOferta(db, catalogue, wanted);
  const { partida, trecho, layout } = oferta;
  const legs = { seqO: trecho.origem.seq, seqD: trecho.destino.seq };
  const conferencia = await confere?.({ partidaId: id, ...legs, origem, destino });
  const taken = await findTakenPoltronas(db, id, trecho.origem.seq, trecho.destino.seq);
  const priceOf = pricesOf(catalogue, oferta, await readVendas(db, catalogue, [oferta]));
  const precos = [...layout.capacidade.keys()].flatMap((classe) => {
    const priced = priceOf(classe);
    return priced ? [{ classe, preco: priced.preco }] : [];
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
    ...(conferencia && { conferencia }),
  };
}
