import { addDias, FUSO_DA_SEDE, type Dia } from '../../../src/domain/base/data';
import { ultimoDiaDeVenda } from '../../../src/domain/viagens/vendas';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';
import type { Catalogue, Trecho } from '../catalogue';
import type { GratuidadesDaPartida } from './gratuidades';
import { localDay, plusMinutes, startOfDay } from '../localTime';
import type { Oferta, PricedCatalogue } from './oferta';
import { findVendidasNasJanelas, type Janela } from '../partidaRepository';
import { regrasComCota, toPart, toVendas, type Vendas } from '../tarifas/vendas';
import { toViagem } from './toViagem';

/** Departures with their coaches, and what is sold of them. */
export interface Ofertas {
  ofertas: Oferta[];
  vendas: Vendas;
}

export type OfferCatalogue = PricedCatalogue & Pick<Catalogue, 'layout'>;

/** The days of a search, both included, on the calendar of each boarding stop. */
export interface Dias {
  inicio: Dia;
  fim: Dia;
}

/** The departures of some parts of lines, each in its own time, in the order of boarding: one statement for all of them. */
export async function offersIn(
  db: Reader,
  catalogue: OfferCatalogue,
  janelas: readonly Janela<Trecho>[],
  gratuidades: GratuidadesDaPartida | null = null,
): Promise<Ofertas> {
  const regraIds = regrasComCota(
    catalogue,
    janelas.map(({ trecho }) => trecho),
  );
  const found = janelas.length === 0 ? [] : await findVendidasNasJanelas(db, janelas, regraIds, gratuidades);
  const ofertas = found.flatMap((partida) => {
    const trecho = janelas[partida.janela]?.trecho;
    const layout = catalogue.layout(partida.layout_id);
    return trecho && layout ? [{ partida, trecho, layout }] : [];
  });
  return { ofertas, vendas: toVendas(ofertas.map((oferta) => ({ ...oferta.partida, ...toPart(oferta) }))) };
}

/** The departures of some parts of lines that board on some days, none after the last day of sale. */
export async function offersOfDays(
  db: Reader,
  catalogue: OfferCatalogue,
  trechos: readonly Trecho[],
  dias: Dias,
  gratuidades: GratuidadesDaPartida | null = null,
): Promise<Ofertas> {
  const found = await offersIn(
    db,
    catalogue,
    trechos.map((trecho) => ({ trecho, ...toInstants(dias, trecho.origem.localidade.fuso) })),
    gratuidades,
  );
  const agora = found.ofertas[0]?.partida.agora;
  if (!agora || dias.fim <= ultimoDiaDeVenda(localDay(agora, FUSO_DA_SEDE))) return found;
  return { ...found, ofertas: found.ofertas.filter(isWithinSale) };
}

const isWithinSale = ({ partida: { saida, agora }, trecho: { origem } }: Oferta): boolean =>
  localDay(plusMinutes(saida, origem.sai), origem.localidade.fuso) <= ultimoDiaDeVenda(localDay(agora, FUSO_DA_SEDE));

const toInstants = ({ inicio, fim }: Dias, zone: string) => ({
  desde: startOfDay(inicio, zone),
  ate: startOfDay(addDias(fim, 1), zone),
});

/** Offers as trips, without those of which no class is sold. */
export const viagensOf = (catalogue: PricedCatalogue, { ofertas, vendas }: Ofertas): Viagem[] =>
  ofertas.map((oferta) => toViagem(catalogue, oferta, vendas)).filter(({ classes }) => classes.length > 0);
