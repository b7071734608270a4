import { randomUUID } from 'node:crypto';
import { sql, type QueryResult } from 'kysely';
import type { BuscaPedidos, DetalhePedido, PaginaPedidos } from '../../../../src/domain/wire/agencia/pedidosAgencia';
import { signedInAs } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { seedOperadores } from '../../operadores/seedOperadores';
import { toCursor } from '../cursor';

/** An operator among the orders. */
export function umaAgencia({ app, services }: Server, who: string = seedOperadores.agencia.user.sub) {
  const headers = signedInAs(who, 'Agencia');
  const get = (path: string) => app.inject({ url: `/api/Agencia/Pedidos${path}`, headers });
  const post = (path: string, payload?: object, key: string = randomUUID()) =>
    app.inject({
      method: 'POST',
      url: `/api/Agencia/Pedidos${path}`,
      headers: { ...headers, 'idempotency-key': key },
      ...(payload && { payload }),
    });
  const list = async (filtro: Partial<BuscaPedidos> = {}): Promise<PaginaPedidos> => {
    const search = new URLSearchParams(filtro).toString();
    const reply = filtro.cpf === undefined ? await get(`?${search}`) : await post('/Busca', filtro);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<{ data: PaginaPedidos }>().data;
  };
  const read = async (id: string): Promise<DetalhePedido> => (await get(`/${id}`)).json<{ data: DetalhePedido }>().data;
  /** The customer stands at the counter: the order is open to this operator, as `Abertura` opens it. */
  const attend = async (id: string): Promise<void> => {
    const { db } = services.database;
    await sql`insert into pedido_atendimento(operador_id, pedido_id, ate)
      select o.id, p.id, now() + interval '30 minutes' from agencia_operador o, pedido p
      where o.identidade_sub = ${who} and p.id::text = ${id}
      on conflict do nothing`.execute(db);
  };
  const cursorAt = ({ rows: [row] }: QueryResult<{ criado_em: string; id: string }>): string =>
    toCursor({ criadoEm: row?.criado_em ?? '', id: row?.id ?? '' });
  return { headers, get, post, list, read, attend, cursorAt };
}
