import { sql } from 'kysely';
import type { PaginaPartidas, PartidaOperada, PreviaOnibus } from '../../../src/domain/wire/administracao/partidas';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { addDias, diaEm } from '../../../src/domain/base/data';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { followTimetable } from '../followTimetable';

const { saoPaulo, rio, resende } = lugares;
const CONVENCIONAL = 1;
const DOIS_ANDARES = 2;
let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const otto = signedInAs('otto', 'Operacao');
const rita = signedInAs('rita', 'Admin');
const dia = (dias: number) => addDias(diaEm(new Date(), 'America/Sao_Paulo'), dias);
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, headers = otto) =>
  server.app.inject({ method, url: `/api/Administracao/Partidas${url}`, headers, ...(payload && { payload }) });
const ok = async <T>(method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<T> => {
  const reply = await call(method, url, payload);
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  return reply.json<{ data: T }>().data;
};
const codigo = (reply: { json: <T>() => T }) => reply.json<{ erros: Erro[] }>().erros[0]?.codigo;
const partida = (id: string) => ok<PartidaOperada>('GET', `/${id}`);
const list = (query: Record<string, string>) => ok<PaginaPartidas>('GET', `?${new URLSearchParams(query)}`);
const umaPartida = async (dias: number) => (await umaViagem(server, saoPaulo, rio, dias)).id;

describe('the departures of a day', () => {
  it('are those of every line in the order of leaving, or of one terminal at its own times', async () => {
    const { partidas, total, terminais } = await list({ data: dia(4) });
    expect(partidas.map(({ linha, hora }) => [linha, hora])).toEqual([
      ['08-0001-00', '08:00'],
      ['08-0001-01', '09:00'],
      ['08-0001-00', '23:30'],
      // An hour behind: it leaves last, on the same day of its own calendar.
      ['19-0002-00', '23:30'],
    ]);
    expect(total).toBe(4);
    expect(partidas[0]).toMatchObject({ onibus: 'Convencional 46', lugares: 46, ocupadas: 0, situacao: 'no_horario' });
    expect(terminais.map(({ id }) => id).sort()).toEqual([saoPaulo, resende, rio, lugares.campoGrande].sort());
    const inResende = await list({ data: dia(4), localidade: resende });
    // The night coach of the day before comes through in the morning.
    expect(inResende.partidas.map(({ hora }) => hora)).toEqual(['03:40', '11:30', '12:10']);
    const atTheEnd = await list({ data: dia(4), localidade: rio });
    expect(atTheEnd.partidas.map(({ linha }) => linha)).toEqual(['08-0001-01']);
  });

  it('are found by a part of the line or of a stop, with or without accents', async () => {
    const codes = async (texto: string) => (await list({ data: dia(4), texto })).partidas.map(({ linha }) => linha);
    expect(await codes('0001-01')).toEqual(['08-0001-01']);
    expect(await codes('sao PAULO')).toHaveLength(4);
    expect(await codes('Curitiba')).toEqual([]);
  });
});

describe('a status from the back office', () => {
  const cancelada = { situacao: 'cancelada', atrasoMinutos: 0, motivo: 'interdicao' };

  it('is given, logged with what stood before, and undone', async () => {
    const id = await umaPartida(6);
    await umComprador(server).hold([7], id);
    const before = await partida(id);
    expect(before).toMatchObject({ emReserva: 1, pedidos: 0, registros: [] });
    const after = await ok<PartidaOperada>('PUT', `/${id}/Status`, { versao: before.versao, status: cancelada });
    expect(after.partida.situacao).toBe('cancelada');
    expect(after.registros).toMatchObject([
      { tipo: 'informado', proprio: true, antes: null, depois: { situacao: 'cancelada', motivo: 'interdicao' } },
    ]);
    const undone = await ok<PartidaOperada>('DELETE', `/${id}/Status?${new URLSearchParams({ versao: after.versao })}`);
    expect(undone.partida.situacao).toBe('no_horario');
    expect(undone.registros.map(({ tipo }) => tipo)).toEqual(['desfeito', 'informado']);
  });

  it('of somebody who has not seen the latest one is refused, and changes nothing', async () => {
    const id = await umaPartida(7);
    const { versao } = await partida(id);
    expect((await call('PUT', `/${id}/Status`, { versao, status: cancelada }, rita)).statusCode).toBe(200);
    for (const late of [
      await call('PUT', `/${id}/Status`, { versao, status: cancelada }),
      await call('DELETE', `/${id}/Status?${new URLSearchParams({ versao })}`),
      await call('PUT', `/${id}/Onibus`, { versao, layoutId: DOIS_ANDARES }),
    ]) {
      expect([late.statusCode, codigo(late)]).toEqual([409, 'PARTIDA_MUDOU']);
    }
    const { registros, onibus } = await partida(id);
    expect([registros.length, onibus.id]).toEqual([1, CONVENCIONAL]);
    expect(registros[0]?.proprio).toBe(false);
  });
});

describe('another coach', () => {
  const change = async (id: string, layoutId: number) =>
    call('PUT', `/${id}/Onibus`, { versao: (await partida(id)).versao, layoutId });

  it('is refused while a taken seat is not in it and nobody chose another, and names the seat', async () => {
    const id = await umaPartida(8);
    await umComprador(server).order([46], id);
    await umComprador(server, 'bia').hold([3], id);
    const { ocupantes, semLugar, mudancas } = await ok<PreviaOnibus>('GET', `/${id}/Onibus/${DOIS_ANDARES}`);
    expect(ocupantes).toMatchObject([
      { poltrona: 3, classe: 'convencional', localizador: null },
      { poltrona: 46, classe: 'convencional', localizador: expect.stringMatching(/^[A-Z0-9]{6}$/) as string },
    ]);
    expect([semLugar, mudancas.length]).toEqual([[], 2]);
    const refused = await change(id, DOIS_ANDARES);
    expect([refused.statusCode, codigo(refused)]).toEqual([409, 'POLTRONAS_SEM_LUGAR']);
    expect(refused.body).toContain('3, 46');
    expect((await partida(id)).onibus.id).toBe(CONVENCIONAL);
  });

  it('is what people choose seats of, stays when a timetable is imported, and is changed back', async () => {
    const id = await umaPartida(9);
    expect((await change(id, DOIS_ANDARES)).statusCode).toBe(200);
    const query = new URLSearchParams({ localidadeOrigem: saoPaulo, localidadeDestino: rio });
    const map = await server.app.inject({ url: `/api/Viagens/${id}/Poltronas?${query}` });
    expect(map.json<{ data: { poltronas: unknown[] } }>().data.poltronas).toHaveLength(44);
    await server.services.database.transaction((tx) => followTimetable(tx, false));
    const kept = await partida(id);
    expect(kept.onibus.id).toBe(DOIS_ANDARES);
    expect(kept.previsto).toMatchObject({ id: CONVENCIONAL, lugares: 46 });
    expect((await change(id, CONVENCIONAL)).statusCode).toBe(200);
    const back = await partida(id);
    expect([back.previsto, back.registros.map(({ antes, depois }) => [antes, depois])]).toEqual([
      null,
      [
        ['Dois andares', 'Convencional 46'],
        ['Convencional 46', 'Dois andares'],
      ],
    ]);
    const { db } = server.services.database;
    await expect(sql`update partida_onibus_registro set autor = 'x'`.execute(db)).rejects.toThrow();
    await expect(sql`delete from partida_onibus_registro`.execute(db)).rejects.toThrow();
  });

  it('is neither one that is unknown, nor one of a departure that was cancelled or that the operator runs', async () => {
    const id = await umaPartida(10);
    expect((await change(id, 99)).statusCode).toBe(404);
    expect((await call('GET', '/999999999/Onibus/1')).statusCode).toBe(404);
    const { db } = server.services.database;
    await sql`insert into operadora_partida values (${id}::bigint, 'v1', '1')`.execute(db);
    expect(codigo(await change(id, DOIS_ANDARES))).toBe('ONIBUS_DA_OPERADORA');
    expect((await partida(id)).opcoes).toEqual([]);
    await sql`update partida set situacao = 'cancelada' where id = ${id}::bigint`.execute(db);
    expect(codigo(await change(id, DOIS_ANDARES))).toBe('VIAGEM_CANCELADA');
  });
});
