import type { ColumnType, Generated } from 'kysely';
import type { TipoLancamento } from '../../src/domain/wire/conta/creditos';
import type { DiaColumn, InstantColumn } from '../platform/database/columns';

declare module '../platform/database/tables' {
  interface Tables {
    /** The nullable columns are empty after the deletion of the account. */
    conta: {
      id: string;
      cognito_id: string | null;
      email: string;
      email_norm: string | null;
      cpf: string | null;
      nome: string;
      data_nascimento: DiaColumn | null;
      celular: string | null;
      provedor_tipo: number;
      termos_versao: number;
      termos_aceitos_em: ColumnType<Date, never, never>;
      criado_em: ColumnType<Date, never, never>;
      excluido_em: ColumnType<Date | null, never, unknown>;
    };
    /** One change of address at a time; a new request replaces the one before. */
    conta_troca_email: {
      conta_id: string;
      novo_email: string;
      codigo_hash: string;
      expira_em: InstantColumn;
      tentativas: Generated<number>;
    };
    sessao_praxio: {
      sessao_client_id: string;
      dono: string;
      estabelecimento_id: number;
      login_em: InstantColumn;
      cache: Generated<boolean>;
    };
    passageiro_salvo: {
      id: string;
      dono: string;
      /** 1 to 20: the unique key enforces the limit. */
      vaga: number;
      nome: string;
      documento_tipo: number;
      documento: string;
      data_nascimento: DiaColumn;
      celular: string | null;
      criado_em: ColumnType<Date, never, never>;
    };
    /** Credit that a cancelled ticket gave in the place of its refund. The balance is in its movements alone. */
    credito: {
      id: string;
      dono: string;
      /** The order and the ticket that were cancelled; a ticket gives one credit. */
      pedido_id: string;
      bilhete_id: string;
      /** The refund that it replaces, without the bonus. */
      devolvido_centavos: number;
      bonus_pct: number;
      bonus_centavos: number;
      criado_em: ColumnType<Date, never, never>;
    };
    /** Movements of a credit; a trigger keeps them. */
    credito_lancamento: {
      id: string;
      credito_id: string;
      /** 1, 2, 3 … within the credit. */
      n: number;
      n_anterior: ColumnType<number | null, never, never>;
      tipo: TipoLancamento;
      /** Negative for what leaves the credit. */
      valor_centavos: number;
      anterior_centavos: number;
      saldo_centavos: number;
      /** The order that was paid with it; null for what no order did. */
      pedido_id: string | null;
      /** The use that is given back. */
      uso_id: string | null;
      /** The refund by which it came back; null where the order was never paid. */
      estorno_id: string | null;
      valido_ate: InstantColumn;
      criado_em: ColumnType<Date, never, never>;
    };
    /** The company's own session at the operator's system: one row. */
    praxio_sessao: {
      id: number;
      sessao_client_id: string | null;
      estabelecimento_id: number | null;
      login_em: ColumnType<Date | null, unknown, unknown>;
      /** End of the lease on the login. */
      entrando_ate: ColumnType<Date, unknown, unknown>;
    };
  }
}
