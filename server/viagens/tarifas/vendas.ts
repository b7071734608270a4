import type { Reader } from '../../platform/database/database';
import { countTaken, type Taken } from '../partidaRepository';
import type { Oferta, PricedCatalogue } from '../oferta';
import { countVagas } from './vagaTarifaRepository';

/** The sales of some departures, as far as prices depend on them. */
export interface Vendas {
  taken: Taken;
  /** How many promotional seats of a rule are held or sold on a departure. */
  vagas: (partidaId: string, regraId: string) => number;
}

/** Reads the sales of some departures: one statement for the seats, and one more where some rule counts its own. */
export async function readVendas(db: Reader, catalogue: PricedCatalogue, ofertas: readonly Oferta[]): Promise<Vendas> {
  if (ofertas.length === 0) return { taken: () => 0, vagas: () => 0 };
  const taken = await countTaken(db, ofertas);
  const regras = regrasComCota(catalogue, ofertas);
  if (regras.length === 0) return { taken, vagas: () => 0 };
  const rows = await countVagas(
    db,
    ofertas.map(({ partida }) => partida.id),
    regras,
  );
  const counts = new Map(rows.map(({ partida_id, regra_id, vagas }) => [`${partida_id} ${regra_id}`, vagas]));
  return { taken, vagas: (partidaId, regraId) => counts.get(`${partidaId} ${regraId}`) ?? 0 };
}

/** Ids of the rules with promotional seats that some of the departures may fall under. */
function regrasComCota(catalogue: PricedCatalogue, ofertas: readonly Oferta[]): string[] {
  const classes = new Map(ofertas.map(({ trecho, layout }) => [`${trecho.linha.id} ${layout.id}`, { trecho, layout }]));
  const regras = [...classes.values()].flatMap(({ trecho, layout }) =>
    [...layout.capacidade.keys()].flatMap((classe) => catalogue.regrasDe(trecho, classe)),
  );
  return [...new Set(regras.filter(({ cota }) => cota !== null).map(({ id }) => id))];
}
