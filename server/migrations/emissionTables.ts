import type { ColumnType, Generated } from 'kysely';
import type { InstantColumn } from './catalogueTables';

/**
 * `pendente`: not asked, or refused and tried again. `vendendo`: asked, and the answer is not known. `recusada`: given
 * up. `devolvida`: sold, and given back to the operator since its ticket has ended.
 */
export type SituacaoEmissao = 'pendente' | 'vendendo' | 'vendida' | 'recusada' | 'devolvida';

/** Selling at the operator, and what watches over it. */
export interface EmissionTables {
  /** One seat of an order at the operator. */
  emissao: {
    pedido_id: string;
    n: number;
    /** Names the sale at the operator; asked again with it, it sells nothing twice. */
    chave: string;
    situacao: Generated<SituacaoEmissao>;
    tentativas: Generated<number>;
    tentado_em: InstantColumn | null;
    tentar_em: ColumnType<Date, Date | undefined, Date>;
    /** A run that asks right now has it until then. */
    em_curso_ate: InstantColumn | null;
    desistir_em: InstantColumn;
    num_passagem: string | null;
    serie_bloco: string | null;
    localizador: string | null;
    chave_bpe: string | null;
    valor_centavos: number | null;
    /** What the operator said last. */
    mensagem: string | null;
    /** Refused because the seat is somebody else's at the operator. */
    sem_volta: Generated<boolean>;
    /** Its sale may stand at the operator although the money went back: when to look for it and return it. */
    desfazer_em: ColumnType<Date | null, Date | null | undefined, Date | null>;
    criado_em: ColumnType<Date, never, never>;
  };
  /** A seat that was gone when the money came, and the one that was given instead. */
  realocacao: {
    pedido_id: string;
    n: number;
    de_poltrona: number;
    para_poltrona: number;
    criado_em: ColumnType<Date, never, never>;
  };
  /** What a person has to look at: an invariant that does not hold, money that waits, a step that keeps failing. */
  alerta: {
    id: string;
    invariante: string;
    /** Null where it is not about an order. */
    pedido_id: string | null;
    /** Names what it is about; one alert of a kind is open for it. */
    assunto: string;
    detalhe: string;
    criado_em: ColumnType<Date, never, never>;
    resolvido_em: ColumnType<Date | null, null | undefined, Date>;
  };
  sandbox_praxio_humor: { id: number; modo: string; atraso_ms: number };
  sandbox_praxio_venda: {
    chave: string;
    num_passagem: number;
    id_viagem: string;
    poltrona: number;
    origem: number;
    destino: number;
    valor_centavos: number;
    devolvida_em: ColumnType<Date | null, null | undefined, Date>;
    criado_em: ColumnType<Date, never, never>;
  };
}
