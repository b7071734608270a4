import type { ColumnType, Generated } from 'kysely';
import type { SituacaoBilhete } from '../../src/domain/wire/compra/pedidos';
import type { Emitente } from '../../src/domain/companhia/companhia';
import type { InstantColumn, JsonColumn } from '../platform/database/columns';

/**
 * `pendente`: not asked, or refused and tried again. `vendendo`: asked, and the answer is not known. `recusada`: given
 * up. `devolvida`: sold, and given back to the operator since its ticket has ended.
 */
export type SituacaoEmissao = 'pendente' | 'vendendo' | 'vendida' | 'recusada' | 'devolvida';

declare module '../platform/database/tables' {
  interface Tables {
    /** One seat of an order at the operator. */
    emissao: {
      pedido_id: string;
      n: number;
      /** Idempotency key of the sale at the operator. */
      chave: string;
      situacao: Generated<SituacaoEmissao>;
      tentativas: Generated<number>;
      tentado_em: InstantColumn | null;
      tentar_em: ColumnType<Date, Date | undefined, Date>;
      /** End of the lease of the run that asks the operator. */
      em_curso_ate: InstantColumn | null;
      desistir_em: InstantColumn;
      num_passagem: string | null;
      serie_bloco: string | null;
      localizador: string | null;
      chave_bpe: string | null;
      valor_centavos: number | null;
      /** The operator's last message. */
      mensagem: string | null;
      /** Refused because the operator sold the seat to another buyer. */
      sem_volta: Generated<boolean>;
      /** The seat that it is sold under there, while a change of coaches has given its passenger another one. */
      poltrona_vendida: ColumnType<number | null, number | null | undefined, number | null>;
      /** Its sale may stand at the operator although the money went back: when to look for it and return it. */
      desfazer_em: ColumnType<Date | null, Date | null | undefined, Date | null>;
      criado_em: ColumnType<Date, never, never>;
    };
    bilhete: {
      id: string;
      pedido_id: string;
      n: number;
      serie: number;
      numero: number;
      chave_bpe: string;
      codigo_embarque: string;
      codigo_catraca: string;
      situacao: Generated<SituacaoBilhete>;
      /** The carrier as it was when the ticket was issued. */
      emitente: JsonColumn<Emitente>;
      /** Of its carrier then: numbers of the test environment are none of production's. */
      ambiente: Emitente['ambiente'];
      emitido_em: InstantColumn;
      /** The ticket in whose place it was issued. */
      substitui_id: ColumnType<string | null, string | null | undefined, string>;
    };
    /** Fiscal numbers leave no gap: the counter moves in the transaction that issues. */
    bpe_numeracao: { cnpj: string; ambiente: Emitente['ambiente']; serie: number; ultimo: number };
    chave_embarque: {
      id: string;
      privada: string;
      publica: string;
      criado_em: ColumnType<Date, never, never>;
      /** Published and readable from the start, it signs from then on. */
      assina_desde: ColumnType<Date, unknown, never>;
    };
    /** A ticket boards once. */
    bilhete_embarque: {
      bilhete_id: string;
      lido_em: InstantColumn;
      /** The `sub` of the operator who read it. */
      por: string;
      registrado_em: ColumnType<Date, never, never>;
    };
  }
}
