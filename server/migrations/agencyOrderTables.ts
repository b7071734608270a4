import type { ColumnType, Generated } from 'kysely';
import type { TipoCartao } from '../../src/domain/cartao';
import type { InstantColumn } from './catalogueTables';

type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/**
 * `criando`: the acquirer may or may not know it. `encerrando`: it is to end, and the acquirer has not said yet whether
 * somebody paid meanwhile.
 */
export type SituacaoExterna = 'criando' | 'aberta' | 'encerrando' | 'paga' | 'recusada' | 'cancelada' | 'expirada';

/** Why a charge ended without its money. */
export type MotivoExterna = 'operador' | 'tempo' | 'outro_pagamento' | 'valor_mudou' | 'encerrado' | 'sem_resposta';

/** What somebody of an agency did with an order. */
export type AcaoAgencia =
  | 'reimpressao'
  | 'reenvio'
  | 'cancelamento'
  | 'desistencia'
  | 'reprocessamento'
  | 'exportacao'
  | 'cobranca'
  | 'cobranca_cancelada';

/** Charges outside the shop, and what agencies do with orders. */
export interface AgencyOrderTables {
  cobranca_externa: {
    id: string;
    pedido_id: string;
    tentativa: number;
    /** Our own name for it at the acquirer: whatever was asked is found again by it. */
    chave: string;
    meio: 'link' | 'terminal';
    /** Of a terminal; at a link whoever pays chooses. */
    tipo: TipoCartao | null;
    /** Of a terminal; at a link the most that may be chosen. */
    parcelas: number;
    valor_centavos: number;
    /** Who asked for it. */
    operador_id: string;
    /** The shop as its operator sees it: the acquirer's pages stand at the other origin. */
    retorno: string;
    situacao: Generated<SituacaoExterna>;
    motivo: MotivoExterna | null;
    url: string | null;
    expira_em: InstantColumn;
    /** When to ask the acquirer next; null where nothing can change any more. */
    consultar_em: NullableInstant;
    criado_em: ColumnType<Date, never, never>;
    atualizado_em: ColumnType<Date, never, unknown>;
  };
  /** Holds that a charge outside the shop has made longer: once each. */
  reserva_externa: { reserva_id: string; criado_em: ColumnType<Date, never, never> };
  agencia_pedido_acao: {
    id: string;
    pedido_id: string | null;
    operador_id: string;
    acao: AcaoAgencia;
    detalhe: ColumnType<Record<string, unknown> | null, string | null | undefined, never>;
    em: ColumnType<Date, never, never>;
  };
  /** The embedded acquirer's own record of a link or of what a terminal shows. */
  sandbox_cartao_externa: {
    chave: string;
    canal: 'link' | 'terminal';
    slug: string;
    valor_centavos: number;
    referencia: string;
    retorno: string;
    tipo: 'credit' | 'debit' | null;
    parcelas: number;
    situacao: Generated<'open' | 'paid' | 'declined' | 'canceled'>;
    /** The terminal answers nobody. */
    muda: Generated<boolean>;
    expira_em: InstantColumn;
    /** The card that waits for its bank. */
    escolha: ColumnType<
      { token: string; tipo: TipoCartao; parcelas: number } | null,
      string | null | undefined,
      string | null
    >;
    recusas: Generated<number>;
    pagamento_id: string | null;
    autenticacao_id: string | null;
    criado_em: ColumnType<Date, never, never>;
  };
}
