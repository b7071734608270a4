import type { BigintColumn } from '../../platform/database/columns';

declare module '../../platform/database/tables' {
  interface Tables {
    /** The operator's id of a place of ours. */
    operadora_localidade: { localidade_id: number; id_localidade: string };
    /** The operator's id of a departure of ours, and of its vehicle; departures without a row are the company's own. */
    operadora_partida: { partida_id: BigintColumn; id_viagem: string; tipo_veiculo: string };
    /** The operator's id of a seat of a coach: its position. */
    operadora_poltrona: { layout_id: number; poltrona: number; id_poltrona: number };
  }
}
