import type { ColumnType, Generated } from 'kysely';
import type { AlvoConsulta, MotivoConsulta } from '../../../src/domain/wire/agencia/consultas';
import type { PapelOperador, SituacaoOperador } from '../../../src/domain/agencia/caixa/estado';
import type { CreatedColumn } from '../../platform/database/columns';

/** An operator's action on an order. */
export type AcaoAgencia =
  | 'reimpressao'
  | 'reenvio'
  | 'cancelamento'
  | 'desistencia'
  | 'reprocessamento'
  | 'exportacao'
  | 'cobranca'
  | 'cobranca_cancelada';

/** Why the provider cannot make an access what it should be; a person has to act. */
export type RecusaAcesso = 'email_em_uso' | 'sem_usuario';

declare module '../../platform/database/tables' {
  interface Tables {
    /** The wished access of an operator at the identity provider, and how much of it the provider confirmed. */
    operador_acesso: {
      operador_id: string;
      /** Counts the changes of what should be. */
      desejada: Generated<number>;
      /** The change that the provider confirmed last. */
      aplicada: Generated<number>;
      /** Whether sessions are still to be ended. */
      encerrar: Generated<boolean>;
      /** The message about a password that is still to be sent. */
      senha: 'convite' | 'redefinicao' | null;
      recusa: RecusaAcesso | null;
      mudou_em: ColumnType<Date, never, unknown>;
    };
    agencia_pedido_acao: {
      id: string;
      pedido_id: string | null;
      operador_id: string;
      acao: AcaoAgencia;
      detalhe: ColumnType<Record<string, unknown> | null, string | null | undefined, never>;
      em: ColumnType<Date, never, never>;
    };
    /** A look at personal data of somebody else. */
    consulta_pessoal: {
      id: string;
      autor: string;
      operador_id: string | null;
      alvo: AlvoConsulta;
      alvo_id: string | null;
      motivo: MotivoConsulta;
      em: CreatedColumn;
    };
    agencia_estabelecimento: {
      id: number;
      nome: string;
      ultimo_caixa: Generated<number>;
      localidade_id: Generated<number | null>;
      /** Without mask; null for an agency of a demonstration. */
      cnpj: Generated<string | null>;
      situacao: Generated<'ativa' | 'bloqueada'>;
      criado_em: CreatedColumn;
    };
    agencia_operador: {
      id: string;
      /** Of the identity provider; null until it has confirmed the access. */
      identidade_sub: string | null;
      estabelecimento_id: number;
      nome: string;
      email: string;
      email_norm: string;
      papel: PapelOperador;
      situacao: SituacaoOperador;
      /** The most cash that may lie in the drawer. */
      limite_caixa_centavos: number;
      /** Hundredths of a per cent, as the commission. */
      limite_desconto_pontos: number;
      comissao_pontos: number;
      /** The dispatcher's right: may report the status of departures. */
      operacao: Generated<boolean>;
      versao: Generated<number>;
      criado_em: CreatedColumn;
      atualizado_em: ColumnType<Date, never, unknown>;
    };
    agencia_auditoria: {
      id: string;
      estabelecimento_id: number;
      /** The operator that the entry is about. */
      operador_id: string | null;
      autor_id: string | null;
      /** The `sub` of a member of the company's staff who acted; null for operators. */
      autor_sub: Generated<string | null>;
      acao: string;
      antes: ColumnType<unknown, string | null, never>;
      depois: ColumnType<unknown, string | null, never>;
      em: CreatedColumn;
    };
  }
}
