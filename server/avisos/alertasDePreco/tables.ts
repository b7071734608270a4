import type { ColumnType, Generated } from 'kysely';
import type { CreatedColumn, DiaColumn } from '../../platform/database/columns';
import type { Language } from '../../../src/words/language';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A wish to hear of a lower price; its key makes it one for each conta, pair of places and day. */
    alerta_preco: {
      id: string;
      dono: string;
      /** The language of the notice. */
      idioma: Generated<Language>;
      /** 1 to 10 while it is open: the unique key enforces the limit. Null once it was told. */
      vaga: number | null;
      origem_id: number;
      destino_id: number;
      data: DiaColumn;
      /** Lowest price when it was asked for; null without a seat for sale. */
      visto_centavos: number | null;
      criado_em: CreatedColumn;
      /** When its price was last compared. */
      olhado_em: ColumnType<Date, never, unknown>;
      avisado_em: ColumnType<Date | null, never, unknown>;
    };
  }
}
