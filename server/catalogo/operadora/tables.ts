import type { InstantColumn, JsonColumn } from '../../platform/database/columns';
import type {
  LocalidadeOperadora,
  PartidaOperadora,
  PoltronaOperadora,
  TrechoOperadora,
} from '../../viagens/operadora/partidasOperadora';

declare module '../../platform/database/tables' {
  interface Tables {
    /** The places of the operator and the pairs that it sells, as they were read last; one row. */
    operadora_rede: {
      id: number;
      localidades: JsonColumn<LocalidadeOperadora[]>;
      trechos: JsonColumn<TrechoOperadora[]>;
      lido_em: InstantColumn;
    };
    /** The departures of a pair on a day, as they were read last; `mudado_em` is when they were others. */
    operadora_lista: {
      origem: string;
      destino: string;
      dia: string;
      partidas: JsonColumn<PartidaLida[]>;
      lido_em: InstantColumn;
      mudado_em: InstantColumn;
    };
    /** The seats of a type of vehicle. */
    operadora_veiculo: { tipo_veiculo: string; poltronas: JsonColumn<PoltronaOperadora[]>; lido_em: InstantColumn };
  }
}

/** A departure of a list; `faltou` where the last answer left it out. */
export type PartidaLida = PartidaOperadora & { faltou?: true };
