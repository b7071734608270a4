import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { lockOldPartidas, setArquivadas } from '../../viagens/arquivoRepository';
import { takePoltronas } from '../poltronas/ocupacaoRepository';
import { archivePartidas, KEPT_DAYS } from './archivePartidas';
import { deletePoltronasOf } from './arquivoPoltronaRepository';

const LATE = '00000000-0000-4000-8000-000000000009';
let server: Server;
let dias = 2;

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

/** A departure of a month ago with one sold seat. */
async function oldPartida(): Promise<string> {
  const { database } = server.services;
  const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
  await database.transaction(async (tx) => {
    const { inventory } = server.app;
    await inventory.confirmReserva(tx, (await inventory.hold(tx, 'ana', [trechoDe(id, 'saoPaulo', 'rio', [7])])).id);
  });
  await sql`update partida set saida = now() - make_interval(days => ${KEPT_DAYS + 1}::int)
    where id = ${id}::bigint`.execute(database.db);
  return id;
}
const takeLate = (partidaId: string) =>
  server.services.database.transaction((tx) =>
    takePoltronas(tx, LATE, { partidaId, seqO: 0, seqD: 2, poltronas: [7] }, null),
  );

describe('archiving seats while somebody takes one', () => {
  it('makes the late one wait, and then refuses a seat that was sold before', async () => {
    const id = await oldPartida();
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    let deleted: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (deleted = resolve));
    const archiving = server.services.database.transaction(async (tx) => {
      const ids = await lockOldPartidas(tx, KEPT_DAYS, 10);
      await setArquivadas(tx, await deletePoltronasOf(tx, ids));
      deleted();
      await gate;
    });
    await gone;
    let settled = false;
    const late = takeLate(id).finally(() => (settled = true));
    await pause(300);
    expect(settled).toBe(false);
    finish();
    await archiving;
    expect(await late).toEqual([7]);
  }, 30_000);

  it('leaves a departure that somebody works on for another turn', async () => {
    const id = await oldPartida();
    const { database } = server.services;
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    let taken: () => void = () => undefined;
    const took = new Promise<void>((resolve) => (taken = resolve));
    const working = database.transaction(async (tx) => {
      await takePoltronas(tx, LATE, { partidaId: id, seqO: 0, seqD: 2, poltronas: [8] }, null);
      taken();
      await gate;
    });
    await took;
    expect(await archivePartidas(database)).toBe(0);
    finish();
    await working;
    expect(await archivePartidas(database)).toBe(1);
    const { rows } = await sql<{ n: number }>`
      select ocupadas_arquivadas as n from partida where id = ${id}::bigint`.execute(database.db);
    expect(rows).toEqual([{ n: 2 }]);
  }, 30_000);
});
