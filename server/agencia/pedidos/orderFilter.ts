import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { onlyDigits } from '../../../src/domain/cpf';
import { addDias } from '../../../src/domain/data';
import { situacoesDoGrupo } from '../../../src/domain/pedidosAgencia';
import type { BuscaPedidos } from '../../../src/domain/wire/pedidosAgencia';
import { badRequest } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/uuid';
import type { OperatorRow } from '../operadores/operadorRepository';
import { reaches } from '../../pedidos/reachOfOperator';

export type OrderFilter = Omit<BuscaPedidos, 'cursor'>;

/** A day of the agencies begins when it does in Brasília. */
const startOf = (dia: string): string => `${dia}T00:00:00-03:00`;

/** The conditions of a filter, for rows of `pedido`. Somebody's guess in the address matches nothing. */
export function matching(operator: OperatorRow, filter: OrderFilter): RawBuilder<SqlBool> {
  const { de, ate, situacao, operador, localizador, cpf } = filter;
  const parts = [
    reaches(operator),
    ...(de === undefined ? [] : [sql<SqlBool>`pedido.criado_em >= ${startOf(de)}::timestamptz`]),
    ...(ate === undefined ? [] : [sql<SqlBool>`pedido.criado_em < ${startOf(addDias(ate, 1))}::timestamptz`]),
    ...(situacao === undefined ? [] : [sql<SqlBool>`pedido.situacao in (${sql.join(situacoesDoGrupo(situacao))})`]),
    ...(operador === undefined ? [] : [ofOperator(operador)]),
    ...(localizador === undefined ? [] : [sql<SqlBool>`pedido.localizador = ${localizador.toUpperCase()}`]),
    ...(cpf === undefined ? [] : [sql<SqlBool>`pedido.comprador_cpf = ${onlyDigits(cpf)}`]),
  ];
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Sold at a counter by them, or charged by them outside the shop. */
function ofOperator(id: string): RawBuilder<SqlBool> {
  if (!isUuid(id)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(pedido.dono = (select identidade_sub from agencia_operador where id = ${id}::uuid)
    or pedido.id in (select pedido_id from cobranca_externa where operador_id = ${id}::uuid))`;
}

/** Where a page ended: the instant to the microsecond, and the order. */
export interface Cursor {
  criadoEm: string;
  id: string;
}

export const toCursor = ({ criadoEm, id }: Cursor): string => Buffer.from(`${criadoEm}|${id}`).toString('base64url');

export function parseCursor(text: string): Cursor {
  const [criadoEm = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/.test(criadoEm) || !isUuid(id)) {
    throw badRequest('CURSOR_INVALIDO', 'Esta página não existe mais. Volte ao começo da lista.', 'cursor');
  }
  return { criadoEm, id };
}

/** Older than that: the next row of the index, however deep. */
export const olderThan = ({ criadoEm, id }: Cursor): RawBuilder<SqlBool> =>
  sql<SqlBool>`(pedido.criado_em, pedido.id) < (${criadoEm}::timestamptz, ${id}::uuid)`;
