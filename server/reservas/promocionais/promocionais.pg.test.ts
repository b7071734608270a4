import type { MapaPoltronas } from '../../../src/domain/wire/compra/poltronas';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { umaRegra } from '../../viagens/tarifas/testdata/umaRegra';

const [CHEIO, TARIFA, COTA] = [14_150, 12_900, 5];
const PROMOCIONAL = CHEIO - TARIFA / 2;

let server: Server;
let regraId: string;
let dias = 1;

beforeAll(async () => {
  server = await startRaces();
  regraId = (await umaRegra(server, { nome: 'Promoção', etapa: 'promocao', valor: -5_000, cota: COTA })).id;
  await server.services.catalogue.refresh();
}, START_MS);
afterAll(() => server.close());

const novaViagem = (): Promise<Viagem> => umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
const hold = async (viagemId: string, poltronas: number[], who: string) => {
  const answer = await reserve(server, [trechoDe(viagemId, 'saoPaulo', 'rio', poltronas)], { who });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return reservaOf(answer);
};
const pricesOf = ({ preco }: Awaited<ReturnType<typeof hold>>): number[] =>
  preco.itens.map((item) => item.preco.totalCentavos);
const vagasOf = async (viagemId: string) =>
  server.services.database.db
    .selectFrom('tarifa_vaga')
    .select(['vaga', 'reserva_id', 'poltrona', 'expira_em'])
    .where('partida_id', '=', viagemId)
    .where('regra_id', '=', regraId)
    .orderBy('vaga')
    .execute();
const priceOnMap = async (viagemId: string): Promise<number | undefined> => {
  const query = { localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares.rio };
  const answer = await server.app.inject({ url: `/api/Viagens/${viagemId}/Poltronas`, query });
  return answer.json<{ data: MapaPoltronas }>().data.precos[0]?.preco.totalCentavos;
};
const inTransaction = <T>(work: Parameters<typeof server.services.database.transaction<T>>[0]) =>
  server.services.database.transaction(work);

describe('promotional seats', () => {
  it('are sold to five of forty people who come at once, and every other one is told the full price', async () => {
    const { id } = await novaViagem();
    const holds = await Promise.all(Array.from({ length: 40 }, (_, i) => hold(id, [i + 1], `r${i}`)));
    const prices = holds.flatMap(pricesOf);
    expect(prices.filter((price) => price === PROMOCIONAL)).toHaveLength(COTA);
    expect(prices.filter((price) => price === CHEIO)).toHaveLength(40 - COTA);
    const vagas = await vagasOf(id);
    expect(vagas.map(({ vaga }) => vaga)).toEqual([1, 2, 3, 4, 5]);
    const cheap = holds.filter((one) => pricesOf(one)[0] === PROMOCIONAL).map((one) => one.id);
    expect(new Set(vagas.map(({ reserva_id }) => reserva_id))).toEqual(new Set(cheap));
  }, 60_000);

  it('never pass their number where whole groups come at once', async () => {
    const { id } = await novaViagem();
    const groups = Array.from({ length: 10 }, (_, i) => [1, 2, 3, 4].map((seat) => i * 4 + seat));
    const holds = await Promise.all(groups.map((seats, i) => hold(id, seats, `g${i}`)));
    expect(holds.flatMap(pricesOf).filter((price) => price === PROMOCIONAL)).toHaveLength(COTA);
  }, 60_000);

  it('of a group are as many as are left, and the rest costs the full price', async () => {
    const { id } = await novaViagem();
    await hold(id, [1, 2, 3], 'ana');
    const { preco } = await hold(id, [4, 5, 6], 'bia');
    expect(preco.totalCentavos).toBe(2 * PROMOCIONAL + CHEIO);
  });

  it('of a group that is held step by step are as many as are left too', async () => {
    const { id } = await novaViagem();
    await hold(id, [1, 2, 3], 'ana');
    const trecho = trechoDe(id, 'saoPaulo', 'rio', [4, 5, 6]);
    const { totalCentavos } = await inTransaction((tx) => server.app.inventory.hold(tx, 'bia', [trecho]));
    expect(totalCentavos).toBe(2 * PROMOCIONAL + CHEIO);
    expect(await vagasOf(id)).toHaveLength(COTA);
  });

  it('go back with a hold that is released, and with one that ran out', async () => {
    const { id } = await novaViagem();
    const [released, lapsed] = [await hold(id, [1, 2, 3], 'ana'), await hold(id, [4, 5], 'bia')];
    expect(pricesOf(await hold(id, [6], 'caio'))).toEqual([CHEIO]);
    await inTransaction((tx) => server.app.inventory.releaseReserva(tx, released.id));
    await endIn(server, lapsed.id, -1_000);
    expect(pricesOf(await hold(id, [1, 2, 3, 4, 5], 'davi'))).toEqual(Array(COTA).fill(PROMOCIONAL));
    expect(await priceOnMap(id)).toBe(CHEIO);
    await inTransaction((tx) => server.app.inventory.sweep(tx));
    expect(await vagasOf(id)).toHaveLength(COTA);
  });

  it('stay with a hold that is extended, and for good with one that is sold', async () => {
    const { id } = await novaViagem();
    const { id: reservaId } = await hold(id, [1], 'ana');
    const before = (await vagasOf(id))[0]?.expira_em;
    await inTransaction((tx) => server.app.inventory.extendReserva(tx, reservaId));
    const after = (await vagasOf(id))[0]?.expira_em;
    expect(after && before && after.getTime() - before.getTime()).toBe(5 * 60_000);
    expect(await inTransaction((tx) => server.app.inventory.confirmReserva(tx, reservaId))).toBe(true);
    expect(await vagasOf(id)).toMatchObject([{ vaga: 1, reserva_id: reservaId, expira_em: null }]);
  });

  it('are granted to money that came late even where another buyer has taken them, beyond the number', async () => {
    const { id } = await novaViagem();
    const late = await hold(id, [1, 2], 'ana');
    await endIn(server, late.id, -1_000);
    await hold(id, [3, 4, 5, 6, 7], 'bia');
    expect(await inTransaction((tx) => server.app.inventory.reacquire(tx, late.id))).toBe(true);
    const vagas = await vagasOf(id);
    expect(vagas.map(({ vaga }) => vaga)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(vagas.slice(5)).toMatchObject([
      { reserva_id: late.id, poltrona: 1, expira_em: null },
      { reserva_id: late.id, poltrona: 2, expira_em: null },
    ]);
  });
});
