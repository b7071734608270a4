import type { CreatedColumn, JsonColumn } from '../platform/database/columns';
import type { Resumo } from './plano/resumo';

/** The kinds of rows that a feed names by ids of its own. */
export type TipoOrigem = 'localidade' | 'linha' | 'layout' | 'horario';

declare module '../platform/database/tables' {
  interface Tables {
    /** Our id of a row of the feed. A pair once given is never given anew, also after the row is gone. */
    catalogo_origem: { tipo: TipoOrigem; externo: string; id: number };
    /** One row an import that changed something. */
    catalogo_versao: {
      id: string;
      autor: string;
      /** `feed_version` of `feed_info.txt`. */
      feed_versao: string | null;
      /** SHA-256 of the zip. */
      hash: string;
      contagens: JsonColumn<Resumo>;
      criado_em: CreatedColumn;
    };
  }
}
