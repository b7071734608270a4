import type { ColumnType, Generated } from 'kysely';
import type { EstadoCaixa, PapelOperador, SituacaoOperador } from '../../src/domain/caixa/estado';
import type { Modalidade, TipoMovimento } from '../../src/domain/caixa/movimento';

type Made = ColumnType<Date, never, never>;
type Json = ColumnType<unknown, string, never>;
type Later = ColumnType<Date | null, never, unknown>;

/** Operators, their tills, and who did what. Movements, counts, decisions and the audit are append only. */
export interface TillTables {
  agencia_estabelecimento: {
    id: number;
    nome: string;
    ultimo_caixa: Generated<number>;
    localidade_id: Generated<number | null>;
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
    /** The dispatcher's right: may say how departures stand. */
    operacao: Generated<boolean>;
    versao: Generated<number>;
    criado_em: Made;
    atualizado_em: ColumnType<Date, never, unknown>;
  };
  agencia_auditoria: {
    id: string;
    estabelecimento_id: number;
    /** Whom it is about. */
    operador_id: string | null;
    autor_id: string | null;
    acao: string;
    antes: ColumnType<unknown, string | null, never>;
    depois: ColumnType<unknown, string | null, never>;
    em: Made;
  };
  caixa: {
    id: string;
    /** Counted a establishment. */
    numero: number;
    operador_id: string;
    estabelecimento_id: number;
    estado: Generated<EstadoCaixa>;
    /** As it was when the till was opened. */
    comissao_pontos: number;
    /** How many there are: the `n` of the last. */
    movimentos: Generated<number>;
    aberto_em: Made;
    fechado_em: Later;
    conferido_em: Later;
    versao: Generated<number>;
  };
  caixa_movimento: {
    id: string;
    caixa_id: string;
    n: number;
    tipo: TipoMovimento;
    modalidade: Modalidade;
    valor_centavos: number;
    /** What the customer handed over of a sale in cash; the rest was change. */
    recebido_centavos: number | null;
    motivo: string | null;
    pedido_id: string | null;
    encomenda_id: string | null;
    operador_id: string;
    chave: string;
    em: Made;
  };
  /** Money that came by itself while its operator had no till: recorded in the next one. */
  caixa_pendencia: { id: string; operador_id: string; chave: string; corpo: Json; em: Made };
  caixa_contagem: {
    id: string;
    caixa_id: string;
    n: number;
    contado_centavos: number;
    esperado_centavos: number;
    cedulas: Json;
    operador_id: string;
    em: Made;
  };
  caixa_decisao: {
    id: string;
    caixa_id: string;
    n: number;
    tipo: 'fechado' | 'conferido' | 'devolvido';
    contagem_id: string;
    nota: string | null;
    operador_id: string;
    em: Made;
  };
}
