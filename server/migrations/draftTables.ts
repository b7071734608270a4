import type { ColumnType } from 'kysely';
import type { DadosRascunho } from '../../src/domain/wire/rascunhos';
import type { InstantColumn } from './catalogueTables';

/** What was typed of a purchase before its order exists. */
export interface DraftTables {
  /** One a hold; it is deleted with the order that takes its place, and soon after the hold's end. */
  reserva_rascunho: {
    reserva_id: string;
    dono: string;
    dados: ColumnType<DadosRascunho, string, string>;
    versao: number;
    atualizado_em: InstantColumn;
  };
}
