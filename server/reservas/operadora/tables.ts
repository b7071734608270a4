import type { ColumnType } from 'kysely';
import type { BigintColumn, CreatedColumn, LaterInstantColumn } from '../../platform/database/columns';

/** `vendida` was turned into a sale at the operator; `liberada` is certainly no longer blocked there. */
export type SituacaoBloqueio = 'pendente' | 'bloqueada' | 'recusada' | 'vendida' | 'liberada';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A held seat at the operator, under a key of ours. It is released when its seat is no longer held. */
    bloqueio_operadora: {
      chave: string;
      reserva_id: string;
      partida_id: BigintColumn;
      poltrona: number;
      situacao: ColumnType<SituacaoBloqueio, never, SituacaoBloqueio>;
      /** When the operator was asked first; it may be blocked from then on, whatever was answered. */
      pedido_em: LaterInstantColumn;
      valido_ate: LaterInstantColumn;
      criado_em: CreatedColumn;
    };
    /** When the operator last said which seats are taken between two stops. */
    poltrona_conferencia: {
      partida_id: BigintColumn;
      seq_o: number;
      seq_d: number;
      conferido_em: ColumnType<Date, unknown, unknown>;
    };
  }
}
