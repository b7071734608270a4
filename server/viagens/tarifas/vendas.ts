import { codigoDeClasse, type Classe } from '../../../src/domain/viagens/classe';
import type { Reader } from '../../platform/database/database';
import type { Oferta, PricedCatalogue } from '../busca/oferta';
import { readVendido, type Part, type Vendido } from './vendasRepository';

/** A part of a departure. */
interface Percorrido {
  partida: Pick<Oferta['partida'], 'id'>;
  trecho: { origem: { seq: number }; destino: { seq: number } };
}

/** The same with its coach, which tells the class of each seat. */
interface NoOnibus extends Percorrido {
  layout: Pick<Oferta['layout'], 'poltronas'>;
}

/** The number of taken seats of a class on a part of a departure. */
export type Taken = (part: NoOnibus, classe: Classe) => number;

/** The sales of some departures, as far as prices depend on them. */
export interface Vendas {
  taken: Taken;
  /** How many promotional seats of a rule are held or sold on a departure. */
  vagas: (partidaId: string, regraId: string) => number;
  /** The version of the rules of fares in the database at that moment. */
  tarifas: string;
}

/** Reads the sales of some departures, each between its own stops, by one statement. */
export const readVendas = async (db: Reader, catalogue: PricedCatalogue, ofertas: readonly Oferta[]): Promise<Vendas> =>
  toVendas(
    ofertas.length === 0
      ? []
      : await readVendido(
          db,
          ofertas.map(toPart),
          regrasComCota(
            catalogue,
            ofertas.map(({ trecho }) => trecho),
          ),
        ),
  );

/** Sales of some parts of departures, to be looked up. */
export function toVendas(rows: readonly (Part & Vendido)[]): Vendas {
  const sold = new Map(rows.map((row) => [keyOf(row), row]));
  const vagas = new Map(rows.map((row) => [row.partidaId, row.vagas]));
  const counted = new Map<string, ReadonlyMap<Classe, number>>();
  return {
    taken: (part, classe) => {
      const key = keyOf(toPart(part));
      const ocupadas = sold.get(key)?.ocupadas ?? [];
      if (ocupadas.length === 0) return 0;
      const known = counted.get(key) ?? countByClasse(part.layout, ocupadas);
      counted.set(key, known);
      return known.get(classe) ?? 0;
    },
    vagas: (partidaId, regraId) => vagas.get(partidaId)?.[regraId] ?? 0,
    tarifas: rows[0]?.tarifas ?? '',
  };
}

/** Seats that the coach does not have, which were sold before another one took its place, count in no class. */
function countByClasse({ poltronas }: NoOnibus['layout'], ocupadas: readonly number[]): Map<Classe, number> {
  const taken = new Set(ocupadas);
  const counts = new Map<Classe, number>();
  for (const { numero, classe } of poltronas) if (taken.has(numero)) counts.set(classe, (counts.get(classe) ?? 0) + 1);
  return counts;
}

/** The part of a departure, as statements name it. */
export const toPart = ({ partida, trecho: { origem, destino } }: Percorrido): Part => ({
  partidaId: partida.id,
  seqO: origem.seq,
  seqD: destino.seq,
});

const keyOf = ({ partidaId, seqO, seqD }: Part): string => `${partidaId} ${seqO} ${seqD}`;

const classes = Object.keys(codigoDeClasse) as Classe[];

/** Ids of the rules with promotional seats that departures of some parts of lines may fall under. */
export function regrasComCota({ regrasDe }: PricedCatalogue, trechos: Iterable<Oferta['trecho']>): string[] {
  const regras = [...new Set(trechos)].flatMap((trecho) => classes.flatMap((classe) => regrasDe(trecho, classe)));
  return [...new Set(regras.filter(({ cota }) => cota !== null).map(({ id }) => id))];
}
