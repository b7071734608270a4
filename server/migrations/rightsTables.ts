import type { ColumnType, JSONColumnType } from 'kysely';
import type { AlvoConsulta, MotivoConsulta } from '../../src/domain/wire/consultas';
import type { BigintColumn } from './catalogueTables';
import type { StatusGuardado } from './tripStatusTables';

type Made = ColumnType<Date, never, never>;
type Kept = JSONColumnType<StatusGuardado | null, string | null, never>;

/** Rights beyond a group, and who looked at or said what. The log and the trail are append only. */
export interface RightsTables {
  /** What was said of a departure, by whom, with what stood before: null is the timetable. */
  partida_status_registro: {
    id: string;
    partida_id: BigintColumn;
    acao: 'informado' | 'desfeito';
    antes: Kept;
    depois: Kept;
    autor: string;
    operador_id: string | null;
    em: Made;
  };
  /** A customer's order that is open to an operator until `ate`. */
  pedido_atendimento: { operador_id: string; pedido_id: string; ate: ColumnType<Date, unknown, unknown> };
  /** A look at somebody's personal data. */
  consulta_pessoal: {
    id: string;
    autor: string;
    operador_id: string | null;
    alvo: AlvoConsulta;
    alvo_id: string | null;
    motivo: MotivoConsulta;
    em: Made;
  };
  /** The company's own session at the operator's system: one row. */
  praxio_sessao: {
    id: number;
    sessao_client_id: string | null;
    estabelecimento_id: number | null;
    login_em: ColumnType<Date | null, unknown, unknown>;
    /** A login is under way until then. */
    entrando_ate: ColumnType<Date, unknown, unknown>;
  };
}
