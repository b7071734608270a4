import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { InformacaoViagem } from '../../../src/domain/wire/viagens/viagens';
import type { Server } from '../../createServer';
import { forgetOldAvaliacoes, listComentarios } from './avaliacaoRepository';
import { createAvaliacoes } from './avaliacoes';

let server: Server;
let viagemId: string;
let linhaId: number;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  viagemId = (await umaViagem(server, lugares.saoPaulo, lugares.rio, 2)).id;
  linhaId = (await db().selectFrom('partida').select('linha_id').where('id', '=', viagemId).executeTakeFirstOrThrow())
    .linha_id;
  // Ratings stand here without the tickets that they came with.
  await sql`alter table avaliacao drop constraint avaliacao_bilhete_id_fkey`.execute(db());
}, START_MS);
afterAll(() => server.close());
afterEach(() => sql`delete from avaliacao`.execute(db()));

const db = () => server.services.database.db;

/** Ratings of a line that were given so many days ago. */
const given = (count: number, nota: number, { dias = 1, linha = linhaId, texto = null as string | null } = {}) =>
  sql`insert into avaliacao(bilhete_id, dono, linha_id, data, nota, texto, criada_em)
    select gen_random_uuid(), 'ana', ${linha}::int, '2026-11-01', ${nota}::int, ${texto}::text,
      now() - make_interval(days => ${dias}::int) from generate_series(1, ${count}::int)`.execute(db());

describe('the ratings of a line', () => {
  it('are said from 20 on, those of other lines and of long ago apart', async () => {
    await given(19, 4);
    await given(30, 1, { dias: 181 });
    await given(30, 1, { linha: linhaId + 1_000 });
    expect(await createAvaliacoes(db())(linhaId)).toBeUndefined();
    await given(1, 5);
    const ofLinha = createAvaliacoes(db());
    expect(await ofLinha(linhaId)).toEqual({ quantas: 20, soma: 81 });
    // Remembered: a page that is polled asks the database once in ten minutes.
    await given(1, 5);
    expect(await ofLinha(linhaId)).toEqual({ quantas: 20, soma: 81 });
  });

  it('stand in the public information of its trips as a count, without comments', async () => {
    await given(20, 4, { texto: 'Só para a empresa' });
    const answer = await server.app.inject({ url: `/api/Viagens/${viagemId}` });
    expect(answer.json<{ data: InformacaoViagem }>().data).toMatchObject({ avaliacoes: { quantas: 20, soma: 80 } });
    expect(answer.body).not.toContain('Só para a empresa');
  });

  it('show the company the latest comments', async () => {
    await given(1, 2, { texto: 'antes', dias: 3 });
    await given(1, 5, { dias: 2 });
    await given(1, 4, { texto: 'depois' });
    expect((await listComentarios(db(), linhaId, 10)).map(({ texto }) => texto)).toEqual(['depois', 'antes']);
    expect(await listComentarios(db(), linhaId, 1)).toHaveLength(1);
  });

  it('are forgotten after a year', async () => {
    await given(1, 2, { dias: 366, texto: 'velha' });
    await given(1, 2, { dias: 364, texto: 'nova' });
    await forgetOldAvaliacoes(db(), 365);
    expect((await listComentarios(db(), linhaId, 10)).map(({ texto }) => texto)).toEqual(['nova']);
  });
});
