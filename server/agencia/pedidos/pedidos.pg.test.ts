import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { provedores } from '../../../src/domain/sessao/provedor';
import { seedOperadores } from '../operadores/seedOperadores';
import { umaAgencia } from './testdata/umaAgencia';

const PEDIDOS = 100_000;

let server: Server;
let agencia: ReturnType<typeof umaAgencia>;

beforeAll(async () => {
  server = await startRaces();
  agencia = umaAgencia(server);
  await fill();
}, START_MS);
afterAll(() => server.close());

/** Filling is no request: without the limit of a request's statements it takes as long as a busy machine needs. */
async function fill(): Promise<void> {
  await server.services.database.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`
    insert into pedido(id, localizador, dono, canal, reserva_id, situacao, total_centavos, comprador_nome, comprador_cpf,
      comprador_email, comprador_celular, expira_em, criado_em)
    select gen_random_uuid(), lpad(i::text, 6, '0'), ${seedOperadores.agencia.user.sub}, ${provedores.agencia}::int, gen_random_uuid(),
      (array['emitido','aguardando_pagamento','reserva_expirada','cancelado'])[1 + i % 4], 10000 + i % 50,
      'Pessoa', lpad((i % 5000)::text, 11, '0'), '', '', now(), now() - make_interval(secs => i)
    from generate_series(1, ${PEDIDOS}) i`.execute(one);
    await sql`vacuum analyze pedido`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}

/** The quickest of some of each, taken in turn: what the machine does meanwhile is not counted, and meets both alike. */
async function quickest(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const best: [number, number] = [Infinity, Infinity];
  for (let i = 0; i < 8; i += 1) {
    best[0] = Math.min(best[0], await timed(one));
    best[1] = Math.min(best[1], await timed(other));
  }
  return best;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

describe('a hundred thousand orders', () => {
  it('are summed up by group, and listed newest first', async () => {
    const { totais, pedidos, proximo } = await agencia.list();
    expect(totais?.quantidade).toBe(PEDIDOS);
    expect(totais?.grupos.find(({ grupo }) => grupo === 'emitidos')?.quantidade).toBe(PEDIDOS / 4);
    expect(pedidos[0]?.localizador).toBe('000001');
    expect(proximo).not.toBeNull();
  });

  it('are paged to the last without one twice, and the depth costs no more than the second page', async () => {
    const second = (await agencia.list()).proximo ?? '';
    const deep = agencia.cursorAt(
      await sql<{ criado_em: string; id: string }>`
        select to_char(criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as criado_em, id from pedido
        where localizador = '099950'`.execute(server.services.database.db),
    );
    const [shallow, depth] = await quickest(
      () => agencia.list({ cursor: second }),
      () => agencia.list({ cursor: deep }),
    );
    // Walking there takes a hundred milliseconds and more.
    expect(depth).toBeLessThan(2 * shallow + 20);
    const tail = await agencia.list({ cursor: deep });
    const rest = await agencia.list({ cursor: tail.proximo ?? '' });
    expect([...tail.pedidos, ...rest.pedidos].map(({ localizador }) => Number(localizador))).toEqual(
      Array.from({ length: 50 }, (_, i) => 99_951 + i),
    );
    expect(rest.proximo).toBeNull();
  });

  it('are found by a person’s CPF without walking them all', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from pedido where comprador_cpf = '00000000042'
      order by criado_em desc, id desc limit 26`.execute(server.services.database.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('pedido_por_cpf');
  });
});
