import type { DadosCompanhia } from '../../src/domain/wire/companhia/companhia';
import type { CreatedColumn, InstantColumn, JsonColumn, NullableInstantColumn } from '../platform/database/columns';

declare module '../platform/database/tables' {
  interface Tables {
    /** The company's data, a row for each change; the last one is in force. */
    companhia_versao: {
      versao: number;
      dados: JsonColumn<DadosCompanhia>;
      /** The `sub` of who changed it, or the command. */
      autor: string;
      criado_em: CreatedColumn;
    };
    /** The terms of use, version by version; one that is published never changes. */
    contrato: {
      versao: number;
      conteudo: string;
      vigente_de: InstantColumn;
      /** The `sub` of who published it, or the command; null for versions of before it was kept. */
      autor: string | null;
      publicado_em: NullableInstantColumn;
    };
  }
}
