import { codigoDeClasse, type Classe } from '../../../src/domain/viagens/classe';
import type { Reader } from '../../platform/database/database';
import type { Oferta, PricedCatalogue } from '../oferta';
import { readSold, type Part } from './vendasRepository';

/** A part of a departure. */
interface Percorrido {
  partida: Pick<Oferta['partida'], 'id'>;
  trecho: { origem: { seq: number }; destino: { seq: number } };
}

/** The number of taken seats of a class on a part of a departure. */
export type Taken = (part: Percorrido, classe: Classe) => number;

/** The sales of some departures, as far as prices depend on them. */
export interface Vendas {
  taken: Taken;
  /** How many promotional seats of a rule are held or sold on a departure. */
  vagas: (partidaId: string, regraId: string) => number;
  /** The version of the rules of fares in the database at that moment. */
  tarifas: string;
}

/** Reads the sales of some departures, each between its own stops, by one statement. */
export async function readVendas(db: Reader, catalogue: PricedCatalogue, ofertas: readonly Oferta[]): Promise<Vendas> {
  if (ofertas.length === 0) return { taken: () => 0, vagas: () => 0, tarifas: '' };
  const { sold, vagas, tarifas } = await readSold(db, ofertas.map(toPart), regrasComCota(catalogue, ofertas));
  const taken = new Map(sold.map((row) => [keyOf(row, row.classe), row.n]));
  const counts = new Map(vagas.map(({ partidaId, regraId, n }) => [`${partidaId} ${regraId}`, n]));
  return {
    taken: (part, classe) => taken.get(keyOf(toPart(part), codigoDeClasse[classe])) ?? 0,
    vagas: (partidaId, regraId) => counts.get(`${partidaId} ${regraId}`) ?? 0,
    tarifas,
  };
}

const toPart = ({ partida, trecho: { origem, destino } }: Percorrido): Part => ({
  partidaId: partida.id,
  seqO: origem.seq,
  seqD: destino.seq,
});

const keyOf = ({ partidaId, seqO, seqD }: Part, classe: number): string => `${partidaId} ${seqO} ${seqD} ${classe}`;

/** Ids of the rules with promotional seats that some of the departures may fall under. */
function regrasComCota(catalogue: PricedCatalogue, ofertas: readonly Oferta[]): string[] {
  const classes = new Map(ofertas.map(({ trecho, layout }) => [`${trecho.linha.id} ${layout.id}`, { trecho, layout }]));
  const regras = [...classes.values()].flatMap(({ trecho, layout }) =>
    [...layout.capacidade.keys()].flatMap((classe) => catalogue.regrasDe(trecho, classe)),
  );
  return [...new Set(regras.filter(({ cota }) => cota !== null).map(({ id }) => id))];
}
