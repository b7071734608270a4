import type { ColumnType } from 'kysely';

/** A service day, `YYYY-MM-DD`. */
export type DiaColumn = string;
/** int8 comes back as text: it may pass 2^53. */
export type BigintColumn = ColumnType<string, string | number | bigint, string | number | bigint>;
export type InstantColumn = ColumnType<Date, Date | string, Date | string>;

/** Tables of what is for sale: places, lines, fares, coaches, departures. */
export interface CatalogueTables {
  localidade: {
    id: number;
    ibge: number;
    nome: string;
    terminal: string;
    uf: string;
    /** `nome` folded: no accents, lower case. */
    busca: string;
    /** Folded nicknames, separated by `|`. */
    aliases: string;
    /** IANA zone. */
    tz: string;
    lat: number;
    lon: number;
    /** Orders a search's answers: the larger the city, the sooner. */
    peso: number;
  };
  /** Runs one way; the way back is a line of its own. */
  linha: { id: number; codigo: string; nome: string; operadora: string };
  linha_parada: {
    linha_id: number;
    seq: number;
    localidade_id: number;
    km: number;
    /** Minutes from the start of the line to the arrival here. */
    minutos: number;
    /** Minutes that the coach stands here. */
    parada_min: number;
  };
  /** Every sellable origin and destination of a line, with its times from the start of the line. */
  linha_par: {
    linha_id: number;
    seq_o: number;
    seq_d: number;
    origem_id: number;
    destino_id: number;
    min_o: number;
    min_d: number;
    km: number;
  };
  /** What an adult pays for a pair in a class, in centavos. */
  tarifa: {
    linha_id: number;
    seq_o: number;
    seq_d: number;
    classe: number;
    vigente_de: DiaColumn;
    centavos: number;
    pedagio: number;
    embarque: number;
    seguro: number;
  };
  layout: { id: number; nome: string; andares: number; capacidade: number };
  layout_poltrona: {
    layout_id: number;
    poltrona: number;
    andar: number;
    fila: number;
    coluna: number;
    classe: number;
    recursos: number;
  };
  layout_recurso: { layout_id: number; tipo: string; andar: number; fila: number; coluna: number };
  /** A timetable entry: on which weekdays (1 Sunday … 64 Saturday) and at which local minute a coach leaves. */
  horario: { id: number; linha_id: number; dias: number; hora_min: number; layout_id: number; vigente_de: DiaColumn };
  /** One departure. Its id is made of the timetable entry and the day, so making it twice is harmless. */
  partida: {
    id: BigintColumn;
    linha_id: number;
    horario_id: number;
    data: DiaColumn;
    saida: InstantColumn;
    layout_id: number;
    capacidade: number;
    situacao: ColumnType<SituacaoPartida, SituacaoPartida | undefined, SituacaoPartida>;
    plataforma: string | null;
  };
  /** What the seed has done, so that it does it once. */
  semente: { nome: string; versao: string };
}

export type SituacaoPartida = 'programada' | 'cancelada';
