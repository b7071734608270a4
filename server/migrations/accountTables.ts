import type { ColumnType, Generated } from 'kysely';
import type { DiaColumn, InstantColumn } from './catalogueTables';

/** Who buys, what they agreed to, and their session at the operator's system. */
export interface AccountTables {
  /** The nullable columns are empty once the person has asked for deletion. */
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
  contrato: { versao: number; conteudo: string; vigente_de: InstantColumn };
  sessao_praxio: {
    sessao_client_id: string;
    dono: string;
    estabelecimento_id: number;
    login_em: InstantColumn;
    cache: Generated<boolean>;
  };
}
