import type { Classe } from '../../src/domain/viagens/classe';
import type { Dia } from '../../src/domain/base/data';
import type { Ponto } from '../../src/domain/lugares/distancia';
import type { RotaPopular } from '../../src/domain/wire/base/config';
import type { Localidade, LocalidadeNoMapa, LocalidadeSugerida } from '../../src/domain/wire/lugares/localidades';
import type { PoltronaMapa, RecursoMapa } from '../../src/domain/wire/compra/poltronas';
import type { Preco } from '../../src/domain/wire/viagens/viagens';
import type { Servidas } from './busca/sugestoes';
import type { RegraTarifa } from '../../src/domain/viagens/tarifas/regraTarifa';

/** A stop of a line; minutes count from its start. */
export interface ParadaLinha {
  seq: number;
  localidade: Localidade;
  chega: number;
  sai: number;
}

/** A line runs one way; the way back is a line of its own. */
export interface Linha {
  id: number;
  codigo: string;
  nome: string;
  operadora: string;
  paradas: ParadaLinha[];
  /** No longer for sale; it stays for the departures that were sold. */
  encerrada: boolean;
}

/** A price from a day on. */
export interface Tarifa {
  classe: Classe;
  vigenteDe: Dia;
  preco: Preco;
}

/** A part of a line that is sold: from one stop to a later one. The latest fares come first. */
export interface Trecho {
  linha: Linha;
  origem: ParadaLinha;
  destino: ParadaLinha;
  km: number;
  tarifas: Tarifa[];
}

export type PoltronaLayout = Omit<PoltronaMapa, 'situacao'>;

/** The arrangement of a coach. */
export interface Layout {
  id: number;
  nome: string;
  andares: number;
  filas: number;
  colunas: number;
  poltronas: PoltronaLayout[];
  recursos: RecursoMapa[];
  /** False where another one has taken its place; it stays for the departures that have it. */
  atual: boolean;
  /** Seats of each class. */
  capacidade: ReadonlyMap<Classe, number>;
}

/** The lines, fares and coaches for sale, in memory: they fit, and change with a new timetable only. */
export interface Catalogue {
  /** A terminal by its id. */
  localidade: (id: string) => Localidade | undefined;
  /** A place of a search: a terminal, or a city that stands for all of its terminals. */
  lugar: (id: string) => Localidade | undefined;
  /** The terminals that a place of a search stands for, the greatest first. */
  terminaisDe: (id: string) => readonly string[];
  /** Places that match a typed text; with an origin, only those reached from there. */
  searchLocalidades: (termo: string, servidas?: Servidas) => LocalidadeSugerida[];
  /** Ids of the places that a line goes to from there. */
  destinos: (origem: string) => ReadonlySet<string>;
  /** Ids of the places that are reached with one change, and not without. */
  destinosComTroca: (origem: string) => ReadonlySet<string>;
  /** Terminals at which a journey may change, those with the least detour first. */
  terminaisDeTroca: (origem: string, destino: string) => readonly string[];
  /** Every place that some line leaves from, with its coordinates. */
  coordenadas: () => readonly LocalidadeNoMapa[];
  /** Where a terminal in use lies. */
  ponto: (id: string) => Ponto | undefined;
  linha: (id: number) => Linha | undefined;
  /** Every line, those that ended included. */
  linhas: () => readonly Linha[];
  layout: (id: number) => Layout | undefined;
  layouts: () => readonly Layout[];
  /** Every line's part that a search between two places offers; where one of them is a city, one part of each line. */
  trechosBuscados: (origem: string, destino: string) => readonly Trecho[];
  /** Every line's part between two terminals. */
  trechos: (origem: string, destino: string) => readonly Trecho[];
  /** Every line's part that begins at a place, and every one that ends there. */
  saidasDe: (localidade: string) => readonly Trecho[];
  chegadasEm: (localidade: string) => readonly Trecho[];
  /** The routes that home offers; none where nothing is for sale. */
  rotasPopulares: () => readonly RotaPopular[];
  /** The part of a line between two of its stops. */
  trechoDaLinha: (linhaId: number, seqO: number, seqD: number) => Trecho | undefined;
  /** The dated rules that change the base fares of a part of a line in a class. */
  regrasDe: (trecho: Trecho, classe: Classe) => readonly RegraTarifa[];
}

/** Whether nothing is for sale: no line leaves from any place. */
export const isVazio = (catalogue: Pick<Catalogue, 'coordenadas'>): boolean => catalogue.coordenadas().length === 0;

/** The base price of a class on a day of travel, before any rule: the latest of those that have begun. */
export const precoBaseEm = (trecho: Trecho, classe: Classe, dia: Dia): Preco | undefined =>
  trecho.tarifas.find((tarifa) => tarifa.classe === classe && tarifa.vigenteDe <= dia)?.preco;
