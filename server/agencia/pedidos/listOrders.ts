import { sql } from 'kysely';
import { mascararCpf } from '../../../src/domain/mascaras';
import { grupoDaSituacao, gruposPedido, type GrupoPedido } from '../../../src/domain/pedidosAgencia';
import type { SituacaoPedido } from '../../../src/domain/wire/pedidos';
import type { PaginaPedidos, PedidoResumo } from '../../../src/domain/wire/pedidosAgencia';
import type { Reader } from '../../platform/database/database';
import type { ViagemVendida } from '../../pedidos/tables';
import type { OperatorRow } from '../operadores/operadorRepository';
import { matching, olderThan, parseCursor, toCursor, type Cursor, type OrderFilter } from './orderFilter';

const POR_PAGINA = 25;

interface ListedRow {
  id: string;
  localizador: string;
  situacao: SituacaoPedido;
  criado_em: string;
  comprador_nome: string;
  comprador_cpf: string;
  total_centavos: number;
  poltronas: number;
  viagem: ViagemVendida | null;
  operador: string | null;
}

/**
 * The orders after a cursor, newest first. The rows are found by (criado_em, id) alone, never counted off, so a page in
 * the depth costs what the first one does; trips and names are looked up for those of the page only.
 */
export async function readOrders(
  reader: Reader,
  operator: OperatorRow,
  filter: OrderFilter,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<{ pedidos: PedidoResumo[]; next: Cursor | null }> {
  const { rows } = await sql<ListedRow>`
    with pagina as (
      select * from pedido where ${matching(operator, filter)} ${after ? sql`and ${olderThan(after)}` : sql``}
      order by pedido.criado_em desc, pedido.id desc limit ${limit + 1})
    select p.id, p.localizador, p.situacao, p.comprador_nome, p.comprador_cpf, p.total_centavos,
      to_char(p.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as criado_em,
      (select count(*)::int from pedido_item i where i.pedido_id = p.id) as poltronas,
      (select i.viagem from pedido_item i where i.pedido_id = p.id order by i.n limit 1) as viagem,
      coalesce((select o.nome from agencia_operador o where o.identidade_sub = p.dono),
        (select o.nome from cobranca_externa c join agencia_operador o on o.id = c.operador_id
          where c.pedido_id = p.id order by c.tentativa desc limit 1)) as operador
    from pagina p order by p.criado_em desc, p.id desc`.execute(reader);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { pedidos: shown.map(toResumo), next: last ? { criadoEm: last.criado_em, id: last.id } : null };
}

const toResumo = ({ viagem, ...row }: ListedRow): PedidoResumo => ({
  ...{ id: row.id, localizador: row.localizador, situacao: row.situacao, criadoEm: row.criado_em },
  ...{ comprador: row.comprador_nome, cpf: mascararCpf(row.comprador_cpf), poltronas: row.poltronas },
  viagem: viagem ? `${viagem.partida.localidade.nome} → ${viagem.chegada.localidade.nome}` : '',
  partida: { dia: viagem?.partida.dia ?? '1900-01-01', hora: viagem?.partida.hora ?? '' },
  ...{ totalCentavos: row.total_centavos, operador: row.operador },
});

interface SumRow {
  situacao: SituacaoPedido;
  quantidade: number;
  total: string;
}

/** How many there are and what they cost, by group: one walk over an index that holds all of it. */
async function readTotals(
  reader: Reader,
  operator: OperatorRow,
  filter: OrderFilter,
): Promise<NonNullable<PaginaPedidos['totais']>> {
  const { rows } = await sql<SumRow>`
    select situacao, count(*)::int as quantidade, sum(total_centavos)::bigint as total
    from pedido where ${matching(operator, filter)} group by situacao`.execute(reader);
  const sumOf = (some: readonly SumRow[]) => ({
    quantidade: some.reduce((sum, { quantidade }) => sum + quantidade, 0),
    totalCentavos: some.reduce((sum, { total }) => sum + Number(total), 0),
  });
  const inGroup = (grupo: GrupoPedido) => rows.filter(({ situacao }) => grupoDaSituacao(situacao) === grupo);
  return { ...sumOf(rows), grupos: gruposPedido.map((grupo) => ({ grupo, ...sumOf(inGroup(grupo)) })) };
}

const listNames = (reader: Reader, { estabelecimento_id }: OperatorRow) =>
  reader
    .selectFrom('agencia_operador')
    .select(['id', 'nome'])
    .where('estabelecimento_id', '=', estabelecimento_id)
    .orderBy('nome')
    .execute();

/** A page of the list; totals come with the first one. */
export async function listOrders(
  reader: Reader,
  operator: OperatorRow,
  { cursor, ...filter }: OrderFilter & { cursor?: string },
): Promise<PaginaPedidos> {
  const after = cursor === undefined ? null : parseCursor(cursor);
  const { pedidos, next } = await readOrders(reader, operator, filter, { after, limit: POR_PAGINA });
  return {
    pedidos,
    proximo: next && toCursor(next),
    totais: after === null ? await readTotals(reader, operator, filter) : null,
    operadores: after === null ? await listNames(reader, operator) : [],
  };
}
