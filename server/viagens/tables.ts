import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { MotivoViagem } from '../../src/domain/viagens/motivoViagem';
import type { EtapaTarifa, MedidaTarifa, PeriodoTarifa } from '../../src/domain/viagens/tarifas/regraTarifa';
import type {
  BigintColumn,
  CreatedColumn,
  DiaColumn,
  InstantColumn,
  JsonColumn,
  LaterInstantColumn,
} from '../platform/database/columns';
import type { Tables } from '../platform/database/tables';

/** Whether a timetable entry runs on a day of exception. */
export type AcaoExcecao = 'roda' | 'para';

/**
 * An exception by hand: the entry does not run (`para`), runs although its days do not say so (`roda`), runs at another
 * time or with another coach (`muda`), or has one more run (`extra`).
 */
export type TipoAjuste = 'para' | 'roda' | 'muda' | 'extra';

export type SituacaoPartida = 'programada' | 'cancelada';

/** The status of a departure, as operations gave it. */
export type Status = Selectable<Tables['partida_status']>;

/** One entry of the log of statuses. */
export type StatusEntry = Selectable<Tables['partida_status_registro']>;

type Kept = JSONColumnType<StatusGuardado | null, string | null, never>;

/** The state of a departure by its operations; `prevista` leaves it to the clock. */
export type SituacaoInformada = 'prevista' | 'embarque' | 'em_viagem' | 'encerrada' | 'cancelada';

/** A departure's status as the log keeps it. */
export interface StatusGuardado {
  situacao: SituacaoInformada;
  atrasoMinutos: number;
  plataforma: string | null;
  motivo: MotivoViagem | null;
  observacao: string | null;
}

declare module '../platform/database/tables' {
  interface Tables {
    /** Runs one way; the way back is a line of its own. */
    linha: {
      id: number;
      codigo: string;
      nome: string;
      operadora: string;
      /** No longer in the timetable: it is not for sale, and stays for the departures that were sold. */
      encerrada: Generated<boolean>;
    };
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
    /** The fare of an adult for a pair in a class, in centavos. */
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
    /**
     * A dated rule that changes or bounds fares; null admits everything. A row is ended, never changed, and its author and
     * the one who ended it are its trail.
     */
    tarifa_regra: {
      id: string;
      nome: string;
      etapa: EtapaTarifa;
      medida: MedidaTarifa;
      valor: number;
      vigente_de: DiaColumn;
      vigente_ate: DiaColumn | null;
      linha: string | null;
      origem_id: number | null;
      destino_id: number | null;
      classe: number | null;
      dias: number;
      periodos: JsonColumn<PeriodoTarifa[]>;
      antecedencia_min: number | null;
      antecedencia_max: number | null;
      ocupacao_min: number | null;
      ocupacao_max: number | null;
      cota: number | null;
      observacao: string;
      substitui: string | null;
      criado_por: string;
      criado_em: CreatedColumn;
      encerrada_por: string | null;
      encerrada_em: LaterInstantColumn;
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
    /** A coach that staff drew; `substitui` is the one whose place it takes, null for a new one. */
    layout_versao: {
      layout_id: number;
      substitui: number | null;
      autor: string;
      autor_nome: string;
      criado_em: CreatedColumn;
    };
    /** A timetable entry: on which weekdays (1 Sunday … 64 Saturday) and at which minute a coach leaves. */
    horario: {
      id: number;
      linha_id: number;
      dias: number;
      /** Counted from noon minus twelve hours in `fuso`, as GTFS does; it may pass 24 hours. */
      hora_min: number;
      layout_id: number;
      vigente_de: DiaColumn;
      /** The last day, or null. */
      vigente_ate: ColumnType<DiaColumn | null, DiaColumn | null | undefined, DiaColumn | null>;
      /** IANA zone of `hora_min`; null is the clock of the line's first stop. */
      fuso: ColumnType<string | null, string | null | undefined, string | null>;
    };
    /** A day on which a timetable entry runs although its weekdays do not say so (`roda`), or does not (`para`). */
    horario_excecao: { horario_id: number; data: DiaColumn; acao: AcaoExcecao };
    /**
     * An exception of a timetable entry on one day that staff made by hand; it goes before that of a feed, and imports leave
     * it. It is ended, never changed: author and ender are its trail.
     */
    horario_ajuste: {
      id: string;
      horario_id: number;
      /** Prefix of the line, by which it is found once its entry is gone. */
      linha: string;
      data: DiaColumn;
      tipo: TipoAjuste;
      /** Minutes after midnight on the clocks of the first stop; null keeps the entry's time. */
      hora_min: number | null;
      layout_id: number | null;
      /** Id that an extra run has in the place of a timetable entry's. */
      numero: number | null;
      motivo: string;
      autor: string;
      autor_nome: string;
      criado_em: CreatedColumn;
      encerrado_por: ColumnType<string | null, never, string>;
      encerrado_por_nome: ColumnType<string | null, never, string>;
      encerrado_em: LaterInstantColumn;
    };
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
      /** Sold before the timetable changed: it stays for its passengers and takes no new ones. */
      fora_de_venda: Generated<boolean>;
      /** How many seats it had when they were deleted, a month after it left; null while they are there. */
      ocupadas_arquivadas: Generated<number | null>;
    };
    /** The version of what each seed has made, so that it runs once. */
    semente: { nome: string; versao: string };
    /** Log of the statuses of departures with their authors; `antes` is the one that held before, null the timetable. */
    partida_status_registro: {
      id: string;
      partida_id: BigintColumn;
      acao: 'informado' | 'desfeito';
      antes: Kept;
      depois: Kept;
      autor: string;
      operador_id: string | null;
      em: CreatedColumn;
    };
    /** The coach that operations chose in the place of the timetable's; an import leaves it. */
    partida_onibus: { partida_id: BigintColumn; layout_id: number; capacidade: number; previsto_id: number };
    /** Log of the changes of coaches with their authors. */
    partida_onibus_registro: {
      id: string;
      partida_id: BigintColumn;
      de: number;
      para: number;
      autor: string;
      /** Why somebody was given a worse seat. */
      motivo: ColumnType<string | null, string | null | undefined, never>;
      em: CreatedColumn;
    };
    /** At most one row a departure; without one it is on time. */
    partida_status: {
      partida_id: BigintColumn;
      situacao: Generated<SituacaoInformada>;
      atraso_min: Generated<number>;
      plataforma: string | null;
      /** One of a list; passengers read its sentence, also by e-mail. */
      motivo: MotivoViagem | null;
      /** Free text beside it: shown on the trip's page, never mailed. */
      observacao: Generated<string | null>;
      atualizado_em: ColumnType<Date, never, unknown>;
    };
    /** The rights that a passenger has after a delay of more than these minutes, from a day on. */
    direito_atraso: {
      jurisdicao: string;
      vigente_de: DiaColumn;
      atraso_min: number;
      titulo: string;
      texto: string;
      base_legal: string;
    };
  }
}
