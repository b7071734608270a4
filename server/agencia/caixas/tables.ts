import type { Generated } from 'kysely';
import type { EstadoCaixa } from '../../../src/domain/agencia/caixa/estado';
import type { Modalidade, TipoMovimento } from '../../../src/domain/agencia/caixa/movimento';
import type { CreatedColumn, JsonTextColumn, LaterInstantColumn } from '../../platform/database/columns';

declare module '../../platform/database/tables' {
  interface Tables {
    caixa: {
      id: string;
      /** Consecutive number within the establishment. */
      numero: number;
      operador_id: string;
      estabelecimento_id: number;
      estado: Generated<EstadoCaixa>;
      /** Copied from the operator when the till was opened. */
      comissao_pontos: number;
      /** Number of movements, which is the `n` of the last one. */
      movimentos: Generated<number>;
      aberto_em: CreatedColumn;
      fechado_em: LaterInstantColumn;
      conferido_em: LaterInstantColumn;
      versao: Generated<number>;
    };
    caixa_movimento: {
      id: string;
      caixa_id: string;
      n: number;
      tipo: TipoMovimento;
      modalidade: Modalidade;
      valor_centavos: number;
      /** Amount that the customer handed over in a sale in cash, change included. */
      recebido_centavos: number | null;
      motivo: string | null;
      pedido_id: string | null;
      encomenda_id: string | null;
      operador_id: string;
      chave: string;
      em: CreatedColumn;
    };
    /** Money that arrived while its operator had no till; the next one records it. */
    caixa_pendencia: { id: string; operador_id: string; chave: string; corpo: JsonTextColumn; em: CreatedColumn };
    caixa_contagem: {
      id: string;
      caixa_id: string;
      n: number;
      contado_centavos: number;
      esperado_centavos: number;
      cedulas: JsonTextColumn;
      operador_id: string;
      em: CreatedColumn;
    };
    caixa_decisao: {
      id: string;
      caixa_id: string;
      n: number;
      tipo: 'fechado' | 'conferido' | 'devolvido';
      contagem_id: string;
      nota: string | null;
      operador_id: string;
      em: CreatedColumn;
    };
  }
}
