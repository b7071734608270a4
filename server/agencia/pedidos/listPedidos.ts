import { maskCpf } from '../../../src/domain/base/mascaras';
import { grupoDaSituacao, gruposPedido, type GrupoPedido } from '../../../src/domain/agencia/pedidosAgencia';
import type { PaginaPedidos, PedidoResumo } from '../../../src/domain/wire/agencia/pedidosAgencia';
import type { Reader } from '../../platform/database/database';
import { listNomesOfOperadores, type OperadorRow } from '../operadores/operadorRepository';
import { parseCursor, toCursor, type Cursor } from './cursor';
import {
  listPedidosAfter,
  sumPedidosBySituacao,
  type ListedRow,
  type PedidoFilter,
  type SumRow,
} from './listaPedidosRepository';

const POR_PAGINA = 25;

/** A page of orders after a cursor, newest first; reads one row more than shown to learn whether another page follows. */
export async function readPedidos(
  reader: Reader,
  operadora: OperadorRow,
  filter: PedidoFilter,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<{ pedidos: PedidoResumo[]; next: Cursor | null }> {
  const rows = await listPedidosAfter(reader, operadora, filter, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { pedidos: shown.map(toResumo), next: last ? { criadoEm: last.criado_em, id: last.id } : null };
}

const toResumo = ({ viagem, ...row }: ListedRow): PedidoResumo => ({
  id: row.id,
  localizador: row.localizador,
  situacao: row.situacao,
  criadoEm: row.criado_em,
  comprador: row.comprador_nome,
  cpf: maskCpf(row.comprador_cpf),
  poltronas: row.poltronas,
  viagem: viagem ? `${viagem.partida.localidade.nome} → ${viagem.chegada.localidade.nome}` : '',
  partida: { dia: viagem?.partida.dia ?? '1900-01-01', hora: viagem?.partida.hora ?? '' },
  totalCentavos: row.total_centavos,
  operador: row.operador,
});

/** Number and total of all orders that match, and of each group of states. */
async function readTotals(
  reader: Reader,
  operadora: OperadorRow,
  filter: PedidoFilter,
): Promise<NonNullable<PaginaPedidos['totais']>> {
  const rows = await sumPedidosBySituacao(reader, operadora, filter);
  const sumOf = (some: readonly SumRow[]) => ({
    quantidade: some.reduce((sum, { quantidade }) => sum + quantidade, 0),
    totalCentavos: some.reduce((sum, { total }) => sum + Number(total), 0),
  });
  const inGroup = (grupo: GrupoPedido) => rows.filter(({ situacao }) => grupoDaSituacao(situacao) === grupo);
  return { ...sumOf(rows), grupos: gruposPedido.map((grupo) => ({ grupo, ...sumOf(inGroup(grupo)) })) };
}

/** A page of the list; totals and operators come with the first page. */
export async function listPedidos(
  reader: Reader,
  operadora: OperadorRow,
  { cursor, ...filter }: PedidoFilter & { cursor?: string },
): Promise<PaginaPedidos> {
  const after = cursor === undefined ? null : parseCursor(cursor);
  const { pedidos, next } = await readPedidos(reader, operadora, filter, { after, limit: POR_PAGINA });
  return {
    pedidos,
    proximo: next && toCursor(next),
    totais: after === null ? await readTotals(reader, operadora, filter) : null,
    operadores: after === null ? await listNomesOfOperadores(reader, operadora.estabelecimento_id) : [],
  };
}
