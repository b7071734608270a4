import type { ColumnType, Generated } from 'kysely';
import type { Bandeira, TipoCartao } from '../../src/domain/cartao';
import type { TransStatus } from '../pagamento/cartao/cardPort';

/**
 * `criada` has asked nobody yet. `desafio` waits for the person at their bank. `autorizando` has asked for the money,
 * answer known or not. `autorizada` has it reserved, `capturada` taken, `cancelada` let go.
 */
export type SituacaoCobrancaCartao =
  | 'criada'
  | 'desafio'
  | 'autorizando'
  | 'autorizada'
  | 'capturada'
  | 'cancelada'
  | 'recusada'
  | 'abandonada';

/** Why an attempt came to nothing. */
export type MotivoRecusa =
  | 'autenticacao'
  | 'sem_autenticacao'
  | 'negada'
  | 'saldo'
  | 'tempo'
  | 'valor_mudou'
  | 'encerrado'
  | 'sem_resposta'
  | 'indisponivel';

type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Attempts to pay by card. There is no column for what is printed on one but its last four digits. */
export interface CardTables {
  cobranca_cartao: {
    id: string;
    pedido_id: string;
    tentativa: number;
    /** Our own name for the attempt at the acquirer: whatever was asked is found again by it. */
    chave: string;
    tipo: TipoCartao;
    parcelas: number;
    valor_centavos: number;
    /** Stands for the card, once; forgotten as soon as it was used. */
    token: string | null;
    /** SHA-256 of the token in hexadecimal: kept when the token is forgotten, so that it never pays twice. */
    token_hash: ColumnType<string | null, string | null | undefined, never>;
    nonce: string;
    /** Where the bank's page leads back to. */
    retorno: string;
    /** Null once it was forgotten. */
    dispositivo: ColumnType<unknown, string, null>;
    situacao: Generated<SituacaoCobrancaCartao>;
    motivo: MotivoRecusa | null;
    destino: 'aceito' | 'devolver' | null;
    bandeira: Bandeira | null;
    final4: string | null;
    autenticacao_id: string | null;
    trans_status: TransStatus | null;
    eci: string | null;
    cavv: string | null;
    ds_trans_id: string | null;
    versao_3ds: string | null;
    desafio_url: string | null;
    desafio_ate: NullableInstant;
    pagamento_id: string | null;
    /** What the acquirer approved, integer centavos; another sum than `valor_centavos` goes back as it was approved. */
    autorizado_centavos: ColumnType<number | null, number | null | undefined, number | null>;
    /** The charge outside the shop through which it was paid. */
    externa_id: ColumnType<string | null, string | null | undefined, never>;
    /** When the money was asked for. */
    enviada_em: NullableInstant;
    /** Somebody is asking the acquirer about it until then. */
    ocupada_ate: NullableInstant;
    /** When to look next; null where nothing can change any more. */
    consultar_em: NullableInstant;
    /** It is disputed at the buyer's bank since then; null where it is not. */
    contestado_em: NullableInstant;
    criado_em: ColumnType<Date, never, never>;
    atualizado_em: ColumnType<Date, never, unknown>;
  };
  /** Of an attempt, what is counted before the next one is let through; removed after two days. */
  cartao_medida: {
    cobranca_id: string;
    /** The order's `dono`. */
    pessoa: string;
    /** Network of the caller's address; null for one that is not public. */
    rede: string | null;
    /** `x-dispositivo` of the request. */
    aparelho: string | null;
    criado_em: ColumnType<Date, never, never>;
  };
  /** A row each person, network and device: locked while their attempts are counted, on whichever replica. */
  cartao_freio: { chave: string; usado_em: ColumnType<Date, Date | undefined, unknown> };
  /** Holds that a payment under way has made longer: once each. */
  reserva_pagamento: { reserva_id: string; criado_em: ColumnType<Date, never, never> };
  /** A card of the embedded acquirer: what it will do, never its number. */
  sandbox_cartao_cofre: {
    id: string;
    cenario: string;
    bandeira: Bandeira;
    final4: string;
    criado_em: ColumnType<Date, never, never>;
  };
  sandbox_cartao_autenticacao: {
    id: string;
    chave: string;
    cofre_id: string;
    valor_centavos: number;
    situacao: TransStatus;
    eci: string | null;
    cavv: string | null;
    ds_trans_id: string;
    nonce: string;
    referencia: string;
    retorno: string;
    /** The shop's origin: the only one that is told. */
    loja: string;
    erros: Generated<number>;
    cancelada: Generated<boolean>;
    criado_em: ColumnType<Date, never, never>;
  };
  sandbox_cartao_pagamento: {
    id: string;
    chave: string;
    tipo: string;
    parcelas: number;
    valor_centavos: number;
    situacao: 'authorized' | 'captured' | 'canceled' | 'denied' | 'chargeback';
    codigo: string;
    bandeira: Bandeira;
    final4: string;
    criado_em: ColumnType<Date, never, never>;
  };
  sandbox_cartao_cancelamento: {
    pagamento_id: string;
    referencia: string;
    valor_centavos: number;
    criado_em: ColumnType<Date, never, never>;
  };
}
