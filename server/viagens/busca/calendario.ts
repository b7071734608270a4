import { addDias, type Dia } from '../../../src/domain/base/data';
import { DIRETAS_BASTANTES } from '../../../src/domain/viagens/resultado';
import type { Conexao, DiaCalendario } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';
import type { Catalogue } from '../catalogue';
import { groupBy } from '../groupBy';
import { localDay, plusMinutes } from '../localTime';
import type { PricedCatalogue } from './oferta';
import type { Dias, Ofertas } from './ofertas';
import { searchConnections } from './searchConnections';
import { classesOf } from './toViagem';

/**
 * The lowest price of each day. A day with few direct departures counts its connections too, as its list of results does;
 * they are searched for such days alone.
 */
export async function priceDays(
  db: Reader,
  catalogue: Catalogue,
  { origem, destino, inicio, fim }: Dias & { origem: string; destino: string },
  diretas: Ofertas,
): Promise<DiaCalendario[]> {
  const days = listDays(inicio, fim);
  const direct = directPrices(catalogue, diretas);
  const few = days.filter((dia) => (direct.get(dia)?.length ?? 0) < DIRETAS_BASTANTES);
  const conexoes = await connectionsOn(db, catalogue, { origem, destino }, few);
  return days.map((data) => {
    const changing = few.includes(data) ? (conexoes.get(data) ?? []) : [];
    const prices = [...(direct.get(data) ?? []), ...changing.map(({ menorPrecoCentavos }) => menorPrecoCentavos)];
    return { data, menorPrecoCentavos: prices.length > 0 ? Math.min(...prices) : null };
  });
}

async function connectionsOn(
  db: Reader,
  catalogue: Catalogue,
  par: { origem: string; destino: string },
  days: readonly Dia[],
): Promise<ReadonlyMap<Dia, Conexao[]>> {
  const [inicio, fim] = [days[0], days.at(-1)];
  return inicio && fim ? searchConnections(db, catalogue, { ...par, inicio, fim }) : new Map();
}

/** The lowest price of each direct departure with free seats, by its day. */
function directPrices(catalogue: PricedCatalogue, { ofertas, vendas }: Ofertas): Map<Dia, number[]> {
  const priced = ofertas.flatMap((oferta) => {
    const { localidade, sai } = oferta.trecho.origem;
    const free = classesOf(catalogue, oferta, vendas).find(({ poltronasLivres }) => poltronasLivres > 0);
    if (!free) return [];
    return { dia: localDay(plusMinutes(oferta.partida.saida, sai), localidade.fuso), preco: free.preco.totalCentavos };
  });
  const byDia = groupBy(priced, ({ dia }) => dia);
  return new Map([...byDia].map(([dia, found]) => [dia, found.map(({ preco }) => preco)]));
}

function listDays(inicio: Dia, fim: Dia): Dia[] {
  const days: Dia[] = [];
  for (let dia = inicio; dia <= fim; dia = addDias(dia, 1)) days.push(dia);
  return days;
}
