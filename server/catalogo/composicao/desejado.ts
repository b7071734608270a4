import type { CodigoClasse } from '../../../src/domain/viagens/classe';
import type { Dia } from '../../../src/domain/base/data';
import type { LocalidadeRow } from '../../lugares/localidadeRepository';

/** The catalogue that a feed asks for. Rows name each other by the ids of the feed (`externo`), not by ours. */
export interface Desejado {
  localidades: LocalidadeDesejada[];
  layouts: LayoutDesejado[];
  linhas: LinhaDesejada[];
  horarios: HorarioDesejado[];
}

export type LocalidadeDesejada = Omit<LocalidadeRow, 'id' | 'inativa'> & { externo: string };

/** A coach. Its id says its seats too, so that a coach with other seats is another one. */
export interface LayoutDesejado {
  externo: string;
  nome: string;
  andares: number;
  poltronas: {
    poltrona: number;
    andar: number;
    fila: number;
    coluna: number;
    classe: CodigoClasse;
    recursos: number;
  }[];
  recursos: { tipo: string; andar: number; fila: number; coluna: number }[];
}

/** Stops and times never change under an id: another pattern is another line. */
export interface LinhaDesejada {
  externo: string;
  codigo: string;
  nome: string;
  operadora: string;
  paradas: ParadaDesejada[];
  pares: { seq_o: number; seq_d: number }[];
  tarifas: TarifaDesejada[];
}

export interface ParadaDesejada {
  localidade: string;
  km: number;
  minutos: number;
  parada_min: number;
}

export interface TarifaDesejada {
  seq_o: number;
  seq_d: number;
  classe: CodigoClasse;
  vigente_de: Dia;
  centavos: number;
  pedagio: number;
  embarque: number;
  seguro: number;
}

export interface HorarioDesejado {
  externo: string;
  linha: string;
  layout: string;
  hora_min: number;
  fuso: string;
  servico: Servico;
}

/** The days on which something runs: weekdays (1 Sunday … 64 Saturday) between two days, and the exceptions. */
export interface Servico {
  dias: number;
  vigente_de: Dia;
  vigente_ate: Dia;
  excecoes: { data: Dia; acao: 'roda' | 'para' }[];
}

/** A municipality that is known beside the feed. */
export interface Municipio {
  ibge: number;
  nome: string;
  uf: string;
  tz: string;
  lat: number;
  lon: number;
  peso: number;
}
