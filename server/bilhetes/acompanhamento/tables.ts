import type { ColumnType, Generated } from 'kysely';
import type { CreatedColumn, InstantColumn } from '../../platform/database/columns';

declare module '../../platform/database/tables' {
  interface Tables {
    /** The one key that links are made with. */
    acompanhamento_chave: { unica: Generated<boolean>; segredo: ColumnType<string, string, never> };
    /** The link of a ticket by which others follow its trip. */
    bilhete_acompanhamento: {
      bilhete_id: string;
      /** Grows when a link is taken back, so that the next one is another. */
      geracao: Generated<number>;
      /** SHA-256 of the link's token; null once it was taken back. */
      token_hash: ColumnType<string | null, string | null | undefined, string | null>;
      /** The end of the link by the plan; a delay puts it off. */
      ate: InstantColumn;
      criado_em: CreatedColumn;
    };
  }
}
