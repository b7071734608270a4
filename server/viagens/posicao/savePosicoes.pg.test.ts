import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { findPosicao, notePedida, savePosicoes } from './posicaoRepository';

let server: Server;
let um: string;
let outro: string;
beforeAll(async () => {
  server = await startRaces();
  um = (await umaViagem(server, lugares.saoPaulo, lugares.rio, 3)).id;
  outro = (await umaViagem(server, lugares.saoPaulo, lugares.rio, 4)).id;
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const START = Date.parse('2026-11-01T12:00:00Z');
const at = (minute: number): Date => new Date(START + minute * 60_000);
const moments = Array.from({ length: 40 }, (_, i) => (i * 17) % 40);

describe('positions that come at once', () => {
  it('leave the newest one of each departure, in whatever order they are written', async () => {
    await notePedida(db(), um);
    await notePedida(db(), outro);
    await Promise.all(
      moments.map((minute) => {
        const both = [um, outro].map((partidaId) => ({ partidaId, lat: -minute, lon: -46, em: at(minute) }));
        return savePosicoes(db(), minute % 2 === 0 ? both : both.toReversed());
      }),
    );
    expect((await findPosicao(db(), um)).posicao).toEqual({ lat: -39, lon: -46, em: at(39) });
    expect((await findPosicao(db(), outro)).posicao).toEqual({ lat: -39, lon: -46, em: at(39) });
  });

  it('keep one row however many ask for the first time', async () => {
    const outra = (await umaViagem(server, lugares.saoPaulo, lugares.rio, 5)).id;
    await Promise.all(moments.map(() => notePedida(db(), outra)));
    const rows = await db().selectFrom('partida_posicao').selectAll().where('partida_id', '=', outra).execute();
    expect(rows).toHaveLength(1);
  });
});
