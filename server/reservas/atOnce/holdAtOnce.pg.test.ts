import { sql } from 'kysely';
import type { Reserva } from '../../../src/domain/wire/compra/reservas';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startReplicas, type Replicas } from '../../../tests/support/startReplicas';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import { umComprador } from '../../pedidos/testdata/comprador';

let replicas: Replicas;

beforeAll(async () => {
  replicas = await startReplicas();
  await Promise.all([replicas.server, replicas.other].map(({ services }) => services.scheduler.stop()));
}, START_MS);
afterAll(() => replicas.close());

const db = () => replicas.server.services.database.db;

describe('many holds at once, on two replicas', () => {
  it('give each seat to one of them, whole or not at all, and leave the others their reason', async () => {
    const { id: viagemId } = await umaViagem(replicas.server, lugares.saoPaulo, lugares.rio, 5);
    // Neighbours overlap by one seat, and each pair is wanted by three people.
    const wanted = Array.from({ length: 36 }, (_, n) => ({
      who: `pessoa-${n}`,
      poltronas: [1 + (n % 12), 2 + (n % 12)],
    }));
    const answers = await Promise.all(
      wanted.map(({ who, poltronas }, n) =>
        umComprador(n % 2 === 0 ? replicas.server : replicas.other, who).post('/api/Reservas', {
          trechos: [trechoDe(viagemId, 'saoPaulo', 'rio', poltronas)],
        }),
      ),
    );
    const held = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json<{ data: Reserva }>());
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(new Set(refused.map((answer) => answer.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo))).toEqual(
      new Set(['POLTRONA_OCUPADA']),
    );
    const seats = held.flatMap(({ data }) => data.preco.itens.map(({ poltrona }) => poltrona));
    expect(new Set(seats).size).toBe(seats.length);
    expect(held.length).toBeGreaterThanOrEqual(4);
    const { rows } = await sql<{ reserva_id: string; n: number }>`
      select reserva_id, count(distinct poltrona)::int as n from ocupacao
      where partida_id = ${viagemId}::bigint group by reserva_id order by reserva_id`.execute(db());
    expect(rows).toEqual(
      held.map(({ data: { id } }) => ({ reserva_id: id, n: 2 })).sort((a, b) => (a.reserva_id < b.reserva_id ? -1 : 1)),
    );
    await expectInvariants(replicas.server);
  });
});
