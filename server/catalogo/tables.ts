import type { ColumnType } from 'kysely';
import type { ResultadoImportacao, SituacaoImportacao } from '../../src/domain/wire/administracao/catalogo';
import type { CreatedColumn, JsonColumn, LaterInstantColumn } from '../platform/database/columns';
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
    /** A feed that somebody brought in the back office: its preview, and what became of it. */
    catalogo_importacao: {
      id: string;
      nome: string;
      bytes: number;
      situacao: ColumnType<SituacaoImportacao, SituacaoImportacao | undefined, SituacaoImportacao>;
      /** The version of the catalogue that the preview compared it with. */
      base: ColumnType<string | null, never, string | null>;
      resultado: ColumnType<ResultadoImportacao | null, never, string | null>;
      autor: string;
      autor_nome: string;
      aplicada_por: ColumnType<string | null, never, string>;
      aplicada_por_nome: ColumnType<string | null, never, string>;
      aplicada_em: LaterInstantColumn;
      criado_em: CreatedColumn;
      atualizado_em: ColumnType<Date, never, unknown>;
    };
    /** A part of it; parts go when it is applied or given up. */
    catalogo_importacao_parte: {
      importacao_id: string;
      n: number;
      conteudo: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
    };
  }
}
