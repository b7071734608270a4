import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { InformacaoViagem } from '../../../src/domain/wire/viagens/viagens';
import type { Server } from '../../createServer';
import { createPontualidades } from './pontualidade';
import { countPontualidade } from './pontualidadeRepository';

let server: Server;
let viagemId: string;
let linhaId: number;
const { saoPaulo, rio } = lugares;

beforeAll(async () => {
  server = await startServer();
  viagemId = (await umaViagem(server, saoPaulo, rio, 2)).id;
  linhaId = (await db().selectFrom('partida').select('linha_id').where('id', '=', viagemId).executeTakeFirstOrThrow())
    .linha_id;
}, START_MS);
afterAll(() => server.close());
afterEach(async () => {
  await sql`delete from partida where id >= ${PRIMEIRA}`.execute(db());
});

const db = () => server.services.database.db;
const PRIMEIRA = 900_000_000;
let next = PRIMEIRA;

/** Departures of the line that left so many days ago, an hour between each, with what operations said of them. */
async function left(count: number, situacao: string | null, atrasoMinutos = 0, { dias = 1, linha = linhaId } = {}) {
  const first = next;
  next += count;
  await sql`
    insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade)
    select ${first}::bigint + n, ${linha}::int, horario_id, data, now() - make_interval(days => ${dias}::int, hours => n), layout_id, capacidade
    from partida, generate_series(0, ${count}::int - 1) n where id = ${viagemId}::bigint`.execute(db());
  if (situacao === null) return;
  await sql`
    insert into partida_status(partida_id, situacao, atraso_min)
    select id, ${situacao}, ${atrasoMinutos}::int from partida where id >= ${first}::bigint`.execute(db());
}

const informacao = async () =>
  (await server.app.inject({ url: `/api/Viagens/${viagemId}` })).json<{ data: InformacaoViagem }>().data;

describe('the punctuality of a line', () => {
  it('is counted over trips that operations followed to their departure: up to 15 minutes is on time', async () => {
    await left(20, 'encerrada', 15);
    await left(3, 'em_viagem', 16);
    await left(2, 'cancelada');
    // Nobody said that these left, or anything of them.
    await left(5, 'prevista', 40);
    await left(5, null);
    expect(await countPontualidade(db(), linhaId)).toEqual({ viagens: 25, noHorario: 20 });
    // A departure of another line, one to come, and one of long ago.
    await left(1, 'encerrada', 0, { linha: linhaId + 1_000 });
    await left(1, 'encerrada', 0, { dias: -1 });
    await left(1, 'encerrada', 0, { dias: 200 });
    expect(await countPontualidade(db(), linhaId)).toEqual({ viagens: 25, noHorario: 20 });
  });

  it('is that of the latest 50', async () => {
    await left(60, 'encerrada', 0, { dias: 30 });
    await left(10, 'encerrada', 30, { dias: 2 });
    expect(await countPontualidade(db(), linhaId)).toEqual({ viagens: 50, noHorario: 40 });
  });

  it('is said with 20 known trips, and not with fewer', async () => {
    await left(19, 'encerrada');
    expect(await createPontualidades(db()).ofViagem(viagemId)).toBeUndefined();
    await left(1, 'encerrada', 20);
    const { ofViagem } = createPontualidades(db());
    expect(await ofViagem(viagemId)).toEqual({ viagens: 20, noHorario: 19 });
    expect(await ofViagem('1')).toBeUndefined();
    // Remembered: a page that is polled asks the database once in ten minutes.
    await left(1, 'encerrada');
    expect(await ofViagem(viagemId)).toEqual({ viagens: 20, noHorario: 19 });
  });

  it('stands in the public information of its trips', async () => {
    await left(20, 'encerrada');
    expect(await informacao()).toMatchObject({ pontualidade: { viagens: 20, noHorario: 20 } });
  });
});
