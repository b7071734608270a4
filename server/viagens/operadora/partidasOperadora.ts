import type { Dia } from '../../../src/domain/base/data';

/** A place as the operator names it. */
export interface LocalidadeOperadora {
  id: string;
  terminal: string;
  /** Code of its municipality; null where the operator does not say it. */
  ibge: number | null;
}

/** A departure between two places, as the operator lists it; times are those of the clocks of the two places. */
export interface PartidaOperadora {
  idViagem: string;
  idTipoVeiculo: string;
  linha: string;
  nomeLinha: string;
  /** The company that runs it. */
  operadora: string;
  /** As the operator calls the class: `CONVENCIONAL`, `EXECUTIVO`, `LEITO` … */
  classe: string;
  diaPartida: Dia;
  horaPartida: string;
  diaChegada: Dia;
  horaChegada: string;
  km: number;
  tarifaCentavos: number;
  pedagioCentavos: number;
  embarqueCentavos: number;
  outrosCentavos: number;
}

/** Two places between which a departure is asked about, by the operator's ids. */
export interface TrechoOperadora {
  origem: string;
  destino: string;
}

/** A seat of the operator's map. */
export interface PoltronaOperadora {
  /** The operator's id of the seat: its position in the vehicle. */
  id: number;
  /** The number that people see. */
  numero: number;
  andar: number;
  fila: number;
  coluna: number;
  livre: boolean;
}

/** The operator's places, departures and seats. Every call may fail with `PraxioUnavailable`. */
export interface PartidasOperadora {
  listLocalidades: () => Promise<LocalidadeOperadora[]>;
  /** Ids of the places that tickets are sold to from a place. */
  listDestinos: (origem: string) => Promise<string[]>;
  /** The departures that board at the origin on a day of its own calendar. */
  listPartidas: (trecho: TrechoOperadora, dia: Dia) => Promise<PartidaOperadora[]>;
  /** The seats of a departure, free or not on the whole way between two places. */
  listPoltronas: (
    viagem: { idViagem: string; idTipoVeiculo: string },
    trecho: TrechoOperadora,
  ) => Promise<PoltronaOperadora[]>;
}
