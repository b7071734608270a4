/** Reads `pedido`, `pedido_item`, `cobranca_externa` and `agencia_operador` of other rooms: an agency lists its orders. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { onlyDigits } from '../../../src/domain/base/pessoa/cpf';
import { addDias } from '../../../src/domain/base/data';
import { situacoesDoGrupo } from '../../../src/domain/agencia/pedidosAgencia';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import type { BuscaPedidos } from '../../../src/domain/wire/agencia/pedidosAgencia';
import { reaches } from '../../pedidos/alcance/alcanceRepository';
import type { ViagemVendida } from '../../pedidos/tables';
import type { Reader } from '../../platform/database/database';
import { isUuid } from '../../platform/http/validation/uuid';
import type { OperadorRow } from '../operadores/operadorRepository';
import type { Cursor } from './cursor';

export type PedidoFilter = Omit<BuscaPedidos, 'cursor'>;

/** Start of a day in Brasília, whose time all agencies are on. */
const startOf = (dia: string): string => `${dia}T00:00:00-03:00`;

/** The conditions of a filter on rows of `pedido` that the operator may reach. */
function matching(operadora: OperadorRow, filter: PedidoFilter): RawBuilder<SqlBool> {
  const { de, ate, situacao, operador, localizador, cpf } = filter;
  const parts = [
    reaches(operadora),
    ...(de === undefined ? [] : [sql<SqlBool>`pedido.criado_em >= ${startOf(de)}::timestamptz`]),
    ...(ate === undefined ? [] : [sql<SqlBool>`pedido.criado_em < ${startOf(addDias(ate, 1))}::timestamptz`]),
    ...(situacao === undefined ? [] : [sql<SqlBool>`pedido.situacao in (${sql.join(situacoesDoGrupo(situacao))})`]),
    ...(operador === undefined ? [] : [ofOperador(operador)]),
    ...(localizador === undefined ? [] : [sql<SqlBool>`pedido.localizador = ${localizador.toUpperCase()}`]),
    ...(cpf === undefined ? [] : [sql<SqlBool>`pedido.comprador_cpf = ${onlyDigits(cpf)}`]),
  ];
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Orders that an operator sold at a counter or charged outside the shop; a malformed id matches none. */
function ofOperador(id: string): RawBuilder<SqlBool> {
  if (!isUuid(id)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(pedido.dono = (select identidade_sub from agencia_operador where id = ${id}::uuid)
    or pedido.id in (select pedido_id from cobranca_externa where operador_id = ${id}::uuid))`;
}

/** Rows after a cursor: a range of the index, however deep. */
const olderThan = ({ criadoEm, id }: Cursor): RawBuilder<SqlBool> =>
  sql<SqlBool>`(pedido.criado_em, pedido.id) < (${criadoEm}::timestamptz, ${id}::uuid)`;

export interface ListedRow {
  id: string;
  localizador: string;
  situacao: SituacaoPedido;
  /** ISO instant in UTC, to the microsecond. */
  criado_em: string;
  comprador_nome: string;
  comprador_cpf: string;
  total_centavos: number;
  /** Number of seats. */
  poltronas: number;
  /** Trip of the first item. */
  viagem: ViagemVendida | null;
  /** Name of the operator who sold the order or charged it last. */
  operador: string | null;
}

/**
 * At most `limit` orders after a cursor, newest first. The rows are found by (criado_em, id) without an offset, so a deep
 * page costs as much as the first one; trips and names are looked up for the rows of the page alone.
 */
export async function listPedidosAfter(
  reader: Reader,
  operadora: OperadorRow,
  filter: PedidoFilter,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    with pagina as (
      select * from pedido where ${matching(operadora, filter)} ${after ? sql`and ${olderThan(after)}` : sql``}
      order by pedido.criado_em desc, pedido.id desc limit ${limit})
    select p.id, p.localizador, p.situacao, p.comprador_nome, p.comprador_cpf, p.total_centavos,
      to_char(p.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as criado_em,
      (select count(*)::int from pedido_item i where i.pedido_id = p.id) as poltronas,
      (select i.viagem from pedido_item i where i.pedido_id = p.id order by i.n limit 1) as viagem,
      coalesce((select o.nome from agencia_operador o where o.identidade_sub = p.dono),
        (select o.nome from cobranca_externa c join agencia_operador o on o.id = c.operador_id
          where c.pedido_id = p.id order by c.tentativa desc limit 1)) as operador
    from pagina p order by p.criado_em desc, p.id desc`.execute(reader);
  return rows;
}

export interface SumRow {
  situacao: SituacaoPedido;
  quantidade: number;
  /** Centavos, as a bigint in text. */
  total: string;
}

/** Number and total of the orders that match, by state: one walk over a covering index. */
export async function sumPedidosBySituacao(
  reader: Reader,
  operadora: OperadorRow,
  filter: PedidoFilter,
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select situacao, count(*)::int as quantidade, sum(total_centavos)::bigint as total
    from pedido where ${matching(operadora, filter)} group by situacao`.execute(reader);
  return rows;
}
