import { sql } from 'kysely';
import type { InformacaoViagem } from '../../../src/domain/wire/viagens/viagens';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import { createGtfsRtPosicoes } from '../../adapters/gtfsRt/gtfsRtPosicoes';
import type { Server } from '../../createServer';
import { createLocalFetch, LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';
import { SANDBOX_POSICOES } from '../../sandbox/posicoes/posicoesRoutes';
import { findPosicao, hasPedidas, notePedida, savePosicoes } from '../../viagens/posicao/posicaoRepository';
import { readPosicoes } from './readPosicoes';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());
beforeEach(() => sql`truncate partida_posicao`.execute(db()));

const db = () => server.services.database.db;
const informacao = async (id: string) =>
  (await server.app.inject({ url: `/api/Viagens/${id}` })).json<{ data: InformacaoViagem }>().data;
/** A departure by Resende (240 min, stands 10) to Rio (390) that should have left so many minutes ago, and is late. */
async function leftAgo(dias: number, minutos: number, atraso = 0): Promise<string> {
  const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, dias);
  await sql`update partida set saida = now() - make_interval(mins => ${minutos}::int) where id = ${id}::bigint`.execute(
    db(),
  );
  await sql`insert into partida_status(partida_id, atraso_min, motivo) values (${id}::bigint, ${atraso}::int, 'chuva')
    on conflict (partida_id) do update set situacao = 'prevista', atraso_min = ${atraso}::int`.execute(db());
  return id;
}
const sandbox = () =>
  createGtfsRtPosicoes({ url: `${LOCAL_ORIGIN}${SANDBOX_POSICOES}`, autorizacao: null }, createLocalFetch(server.app));
const says = (id: string, atraso: number) =>
  sql`update partida_status set atraso_min = ${atraso}::int where partida_id = ${id}::bigint`.execute(db());
const due = async () => (await sql<{ due: boolean }>`select ${hasPedidas} as due`.execute(db())).rows[0]?.due;

describe('the positions of coaches', () => {
  it('are read from the feed for a departure that somebody asks for, and make its times better', async () => {
    // By the coach it is 30 minutes late; operations have not said so yet.
    const id = await leftAgo(3, 270, 30);
    expect(await informacao(id)).not.toHaveProperty('posicao');
    expect(await due()).toBe(true);
    await readPosicoes(server.services.database, sandbox());
    await says(id, 0);
    const { situacao, atrasoMinutos, posicao, paradas } = await informacao(id);
    expect({ situacao, lugar: posicao?.lugar, onde: posicao?.localidade.nome }).toEqual({
      situacao: 'em_viagem',
      lugar: 'no_terminal',
      onde: 'Resende',
    });
    // It should have gone on 20 minutes ago; the feed counts in seconds, and time passes.
    expect(atrasoMinutos).toBeGreaterThanOrEqual(19);
    expect(paradas.map((parada) => parada.situacao)).toEqual(['passou', 'aqui', 'adiante']);
    expect(paradas.map((parada) => parada.previsao !== undefined)).toEqual([false, true, true]);
  });

  it('are asked for by nobody else, and for no departure of another day', async () => {
    await informacao((await umaViagem(server, lugares.saoPaulo, lugares.rio, 4)).id);
    expect(await due()).toBe(false);
    const read = jest.fn(async () => []);
    await readPosicoes(server.services.database, { read });
    expect(read).not.toHaveBeenCalled();
  });

  it('no longer count once they are old, and are still told', async () => {
    const id = await leftAgo(3, 120);
    await notePedida(db(), id);
    const em = new Date(Date.now() - 20 * 60_000);
    await savePosicoes(db(), [{ partidaId: id, lat: -23.516, lon: -46.625, em }]);
    const { atrasoMinutos, situacao, posicao } = await informacao(id);
    expect({ atrasoMinutos, situacao }).toEqual({ atrasoMinutos: 0, situacao: 'em_viagem' });
    expect(Date.parse(posicao?.em ?? '')).toBe(Math.floor(em.getTime() / 60_000) * 60_000);
  });

  it('hold a departure that still stands at its first stop for boarding, whatever the clock says', async () => {
    const id = await leftAgo(3, 25);
    await notePedida(db(), id);
    const { saida } = await db().selectFrom('partida').select('saida').where('id', '=', id).executeTakeFirstOrThrow();
    const em = new Date(saida.getTime() + 24.5 * 60_000);
    await savePosicoes(db(), [{ partidaId: id, lat: -23.516, lon: -46.625, em }]);
    const { situacao, atrasoMinutos } = await informacao(id);
    expect({ situacao, atrasoMinutos }).toEqual({ situacao: 'embarque', atrasoMinutos: 24 });
  });

  it.each(['cancelada', 'encerrada'])('say nothing of a departure that operations called %s', async (situacao) => {
    const id = await leftAgo(3, 60);
    await notePedida(db(), id);
    await savePosicoes(db(), [{ partidaId: id, lat: -23.516, lon: -46.625, em: new Date() }]);
    await sql`update partida_status set situacao = ${situacao} where partida_id = ${id}::bigint`.execute(db());
    const answer = await informacao(id);
    expect(answer.situacao).toBe(situacao);
    expect(answer).not.toHaveProperty('posicao');
  });

  it('from the future are not kept, since they would hold up every true one', async () => {
    const id = await leftAgo(3, 60);
    await notePedida(db(), id);
    await savePosicoes(db(), [{ partidaId: id, lat: -23, lon: -46, em: new Date(Date.now() + 3_600_000) }]);
    expect((await findPosicao(db(), id)).posicao).toBeNull();
  });
});
