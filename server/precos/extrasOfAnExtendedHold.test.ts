import { sql } from 'kysely';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { umPagador } from '../pagamento/testdata/umCartao';
import { comprasComExtras, idoso, madeOf } from './testdata/comprasComExtras';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const { umaCompra, umCupom } = comprasComExtras(() => server);
const db = () => server.services.database.db;

const ENDS = [
  ['pedido', 'reserva_id'],
  ['ocupacao', 'reserva_id'],
  ['beneficio_vaga', 'reserva_id'],
  ['adicional_vaga', 'reserva_id'],
  ['cupom_uso', 'reserva_id'],
  ['reserva', 'id'],
] as const;

/** Seconds until the end of a hold, and of each thing that its order took, from the hold's end. */
async function endsOf(reservaId: string): Promise<{ seconds: number; apart: Record<string, number | null> }> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from expira_em - now())::float8 as seconds from reserva where id = ${reservaId}::uuid`.execute(
    db(),
  );
  const apart: Record<string, number | null> = {};
  for (const [table, column] of ENDS) {
    const found = await sql<{ apart: number | null }>`
      select max(abs(extract(epoch from t.expira_em - r.expira_em)))::float8 as apart
      from ${sql.table(table)} t, reserva r
      where t.${sql.ref(column)} = ${reservaId}::uuid and r.id = ${reservaId}::uuid`.execute(db());
    apart[table] = found.rows[0]?.apart ?? null;
  }
  return { seconds: rows[0]?.seconds ?? 0, apart };
}

/** Moves the end of a hold and of all that it took to one instant. */
const endIn = (reservaId: string, minutes: number): Promise<void> =>
  server.services.database.transaction(async (tx) => {
    for (const [table, column] of ENDS) {
      await sql`update ${sql.table(table)} set expira_em = now() + make_interval(mins => ${minutes})
        where ${sql.ref(column)} = ${reservaId}::uuid`.execute(tx);
    }
  });

const together = { pedido: 0, ocupacao: 0, beneficio_vaga: 0, adicional_vaga: 0, cupom_uso: 0, reserva: 0 };

type Compra = Awaited<ReturnType<typeof umaCompra>>;
const doors: [string, (compra: Compra, pedidoId: string) => Promise<void>][] = [
  [
    'its person asks for more time',
    async ({ post, reservaId }) => {
      expect((await post(`/api/Reservas/${reservaId}/Prorrogacao`)).statusCode).toBe(201);
    },
  ],
  [
    'a bank asks who is paying by card',
    async ({ dono }, pedidoId) => {
      expect((await umPagador(server, dono).pay(pedidoId, 'desafio')).situacao).toBe('desafio');
    },
  ],
];

describe('a place without fare, one for an extra and the use of a coupon', () => {
  it.each(doors)('last as long as their hold and its seats where %s', async (_, extend) => {
    const cupom = await umCupom(`ATE${doors.findIndex(([, one]) => one === extend)}`);
    const compra = await umaCompra(2);
    const [first, second] = compra.passageiros();
    const adicionais = [{ tipo: 'bicicleta' as const, quantidade: 1 }];
    if (!first || !second) throw new Error('no passengers');
    const { id } = madeOf(
      await compra.buy({
        passageiros: [
          { ...first, ...idoso() },
          { ...second, adicionais },
        ],
        cupom,
      }),
    );
    expect((await endsOf(compra.reservaId)).apart).toEqual(together);
    await endIn(compra.reservaId, 2);
    await extend(compra, id);
    const { seconds, apart } = await endsOf(compra.reservaId);
    expect(apart).toEqual(together);
    expect(seconds).toBeGreaterThan(2 * 60);
  });
});
