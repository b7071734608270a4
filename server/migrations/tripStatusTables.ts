import type { ColumnType, Generated } from 'kysely';
import type { MotivoViagem } from '../../src/domain/motivoViagem';
import type { BigintColumn, DiaColumn, InstantColumn } from './catalogueTables';

/** What operations said of a departure; `prevista` leaves it to the clock. */
export type SituacaoInformada = 'prevista' | 'embarque' | 'em_viagem' | 'encerrada' | 'cancelada';

/** A departure's status as the log keeps it. */
export interface StatusGuardado {
  situacao: SituacaoInformada;
  atrasoMinutos: number;
  plataforma: string | null;
  motivo: MotivoViagem | null;
  observacao: string | null;
}

export type TipoLembrete = '24h' | '2h' | 'atraso' | 'cancelada';

/** How departures keep to their time, and what buyers have been told of it. */
export interface TripStatusTables {
  /** At most one row a departure; without one it is on time. */
  partida_status: {
    partida_id: BigintColumn;
    situacao: Generated<SituacaoInformada>;
    atraso_min: Generated<number>;
    plataforma: string | null;
    /** Of the list; its sentence is what passengers read and are mailed. */
    motivo: MotivoViagem | null;
    /** What was typed beside it: shown on the trip's page, never mailed. */
    observacao: Generated<string | null>;
    atualizado_em: ColumnType<Date, never, unknown>;
  };
  /** What a delay longer than so many minutes gives a passenger, from a day on. */
  direito_atraso: {
    jurisdicao: string;
    vigente_de: DiaColumn;
    atraso_min: number;
    titulo: string;
    texto: string;
    base_legal: string;
  };
  /** A buyer was told; the key is what keeps it from being told twice. */
  lembrete: {
    pedido_id: string;
    viagem_id: BigintColumn;
    tipo: TipoLembrete;
    criado_em: ColumnType<InstantColumn, never, never>;
  };
}
