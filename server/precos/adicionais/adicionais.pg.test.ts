import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { takeAdicionais } from './takeAdicionais';

/** The company of the demonstration sells four places for bicycles on a departure. */
const LUGARES = 4;
const COMPRADORES = 12;

let server: Server;
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const vagasOf = (partidaId: string) =>
  db()
    .selectFrom('adicional_vaga')
    .select(['vaga', 'reserva_id', 'expira_em'])
    .where('partida_id', '=', partidaId)
    .orderBy('vaga')
    .execute();
const codesOf = (answers: { statusCode: number; json: <T>() => T }[]) =>
  answers
    .filter(({ statusCode }) => statusCode !== 201)
    .flatMap((answer) => answer.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo));

describe('buyers of bicycle places at once', () => {
  const bicicleta = [{ tipo: 'bicicleta' as const, quantidade: 1 }];

  async function ready(dias: number, compradores: number, firstSeat = 1) {
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, dias);
    const all = await Promise.all(
      Array.from({ length: compradores }, async (_, i) => {
        const comprador = umComprador(server, `bike${dias}-${firstSeat + i}`);
        const poltrona = firstSeat + i;
        const { id: reservaId } = await comprador.hold([poltrona], viagemId);
        const passageiros = [umPassageiro({ poltrona, adicionais: bicicleta })];
        return { reservaId, buy: () => comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros })) };
      }),
    );
    return { viagemId, all };
  }

  it('get as many as a departure holds, each one once', async () => {
    const { viagemId, all } = await ready(3, COMPRADORES);
    const answers = await Promise.all(all.map(({ buy }) => buy()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(LUGARES);
    expect(codesOf(answers)).toEqual(Array(COMPRADORES - LUGARES).fill('ADICIONAL_ESGOTADO'));
    const vagas = await vagasOf(viagemId);
    expect(vagas.map(({ vaga }) => vaga)).toEqual([1, 2, 3, 4]);
    expect(new Set(vagas.map(({ reserva_id }) => reserva_id)).size).toBe(LUGARES);
  }, 60_000);

  it('get the last one once, five of them', async () => {
    const first = await ready(4, LUGARES - 1);
    for (const { buy } of first.all) expect((await buy()).statusCode).toBe(201);
    const rivals = await ready(4, 5, LUGARES);
    const answers = await Promise.all(rivals.all.map(({ buy }) => buy()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await vagasOf(first.viagemId)).toHaveLength(LUGARES);
  }, 60_000);
});

describe('the key of the places alone', () => {
  const bicicleta = { trecho: 0, poltrona: 1, tipo: 'bicicleta' as const, quantidade: 1, limite: LUGARES };

  async function umaReserva(dias: number, poltrona: number) {
    const { id: partidaId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, dias);
    const { id } = await umComprador(server, `chave${dias}-${poltrona}`).hold([poltrona], partidaId);
    return { id, partidaId };
  }
  const take = (id: string, partidaId: string, expira: Date | null, change: object = {}) =>
    server.services.database.transaction((tx) =>
      takeAdicionais(tx, id, [{ ...bicicleta, partidaId, ...change }], expira),
    );

  it('refuses a number twice, and one above the limit', async () => {
    const { id, partidaId } = await umaReserva(6, 1);
    const insert = (vaga: number) =>
      db()
        .insertInto('adicional_vaga')
        .values({ partida_id: partidaId, tipo: 'bicicleta', vaga, limite: LUGARES, ...bikeOf(id) })
        .execute();
    const bikeOf = (reserva_id: string) => ({ reserva_id, trecho: 0, poltrona: 1, expira_em: null });
    await insert(1);
    await expect(insert(1)).rejects.toThrow(/adicional_vaga_pkey/);
    await expect(insert(LUGARES + 1)).rejects.toThrow(/adicional_vaga_check/);
  });

  it('gives a lapsed place to the next one, and never one that was paid meanwhile', async () => {
    const [first, second] = [await umaReserva(7, 1), await umaReserva(7, 2)];
    const { partidaId } = first;
    const past = new Date(Date.now() - 60_000);
    expect(await take(first.id, partidaId, past, { quantidade: 3 })).toBe(true);
    expect(await take(second.id, partidaId, null, { quantidade: 4 })).toBe(true);
    expect(await take(first.id, partidaId, null)).toBe(false);
    expect((await vagasOf(partidaId)).map(({ reserva_id }) => reserva_id)).toEqual(Array(LUGARES).fill(second.id));
  });

  it('leaves nothing below a limit that was lowered after sales', async () => {
    const { id, partidaId } = await umaReserva(8, 1);
    expect(await take(id, partidaId, null, { quantidade: 3, limite: 3 })).toBe(true);
    await db().deleteFrom('adicional_vaga').where('partida_id', '=', partidaId).where('vaga', '=', 1).execute();
    expect(await take(id, partidaId, null, { limite: 2 })).toBe(false);
    expect(await take(id, partidaId, null, { limite: 3 })).toBe(true);
    expect(await vagasOf(partidaId)).toHaveLength(3);
  });
});
