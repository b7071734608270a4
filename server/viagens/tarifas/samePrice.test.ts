import type { MapaPoltronas } from '../../../src/domain/wire/compra/poltronas';
import type { DestinoResumo } from '../../../src/domain/wire/empresa/destinos';
import type { DiaCalendario, Preco } from '../../../src/domain/wire/viagens/viagens';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { reservaOf, reserve } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA, trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { publishedFares } from '../../publicacao/gtfs/publishedFares';
import { endUmaRegra, umaRegra } from './testdata/umaRegra';
import type { NewRegraTarifa } from './regraTarifaRepository';

const CHEIO = 14_150;
const TARIFA = 12_900;

let server: Server;
let made: string[] = [];

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());
afterEach(async () => {
  for (const id of made) await endUmaRegra(server, id);
  made = [];
  await server.services.catalogue.refresh();
});

async function regra(fields: Partial<NewRegraTarifa>): Promise<string> {
  const { id } = await umaRegra(server, fields);
  made.push(id);
  await server.services.catalogue.refresh();
  return id;
}

const get = async <T>(url: string, query: Record<string, string>): Promise<T> =>
  (await server.app.inject({ url, query })).json<{ data: T }>().data;
const rota = { localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares.rio };

/** The price of the first seat of a departure, by every way that tells it. */
async function everywhere(dias: number): Promise<Record<string, Preco | number | undefined>> {
  const viagem = await umaViagem(server, lugares.saoPaulo, lugares.rio, dias);
  const dia = daquiA(dias);
  const calendario = await get<DiaCalendario[]>('/api/Viagens/Calendario', { ...rota, inicio: dia, fim: dia });
  const mapa = await get<MapaPoltronas>(`/api/Viagens/${viagem.id}/Poltronas`, rota);
  const reserva = reservaOf(await reserve(server, [trechoDe(viagem.id, 'saoPaulo', 'rio', [1])]));
  return {
    busca: viagem.classes[0]?.preco,
    menor: viagem.menorPrecoCentavos,
    calendario: calendario[0]?.menorPrecoCentavos ?? undefined,
    mapa: mapa.precos[0]?.preco,
    reserva: reserva.preco.itens[0]?.preco,
  };
}

describe('a price under rules of fares', () => {
  it('is the same in the search, the calendar, the seat map and the hold, with the same explanation', async () => {
    const antes = await regra({ nome: 'Antecipada', etapa: 'antecedencia', valor: -1_000, antecedencia_min: 5 });
    const promo = await regra({ nome: 'Promoção', etapa: 'promocao', valor: -2_000, cota: 3 });
    const prices = await everywhere(5);
    const total = CHEIO - TARIFA * 0.3;
    const preco = {
      tarifaCentavos: TARIFA * 0.7,
      totalCentavos: total,
      regras: [
        { id: antes, nome: 'Antecipada', centavos: -TARIFA / 10 },
        { id: promo, nome: 'Promoção', centavos: -TARIFA / 5 },
      ],
    };
    expect(prices).toMatchObject({ busca: preco, mapa: preco, reserva: preco, calendario: total, menor: total });
    expect(await everywhere(4)).toMatchObject({ menor: CHEIO - TARIFA * 0.2 });
  });

  it('differs by section, line and class, and is bounded by the ceiling of its kilometres', async () => {
    await regra({ valor: 5_000, linha: '08-0001-00', origem_id: Number(lugares.saoPaulo) });
    await regra({ nome: 'Teto', etapa: 'teto', medida: 'porKm', valor: 400_000 });
    const fares = async (origem: string, destino: string) =>
      (await buscarViagens(server, origem, destino, daquiA(6))).map(({ classes }) =>
        classes.map(({ preco }) => preco.tarifaCentavos),
      );
    // 430 km at R$ 0,40; 270 km; the other direction and the line to Campo Grande stay below it.
    expect((await fares(lugares.saoPaulo, lugares.rio))[0]).toEqual([17_200]);
    expect((await fares(lugares.saoPaulo, lugares.resende))[0]).toEqual([10_800]);
    expect((await fares(lugares.resende, lugares.rio))[0]).toEqual([4_800]);
    expect((await fares(lugares.rio, lugares.saoPaulo))[0]).toEqual([TARIFA]);
    expect((await fares(lugares.campoGrande, lugares.saoPaulo))[0]).toEqual([40_000, 40_000]);
  });

  it('rises with the seats that are taken, for those who come after', async () => {
    await regra({ nome: 'Últimas', etapa: 'ocupacao', valor: 1_000, ocupacao_min: 10 });
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 7);
    const hold = async (poltronas: number[], who: string) =>
      reservaOf(await reserve(server, [trechoDe(id, 'saoPaulo', 'rio', poltronas)], { who })).preco.totalCentavos;
    expect(await hold([1, 2, 3, 4], 'bia')).toBe(4 * CHEIO);
    // 4 of 46 seats are 8 %, 5 are 10 %.
    expect(await hold([5], 'caio')).toBe(CHEIO);
    expect(await hold([6], 'davi')).toBe(CHEIO + TARIFA / 10);
  });

  it('is told without the moment of the sale by the destinations and by the public feed', async () => {
    await regra({ valor: -1_000 });
    await regra({ nome: 'Antecipada', etapa: 'antecedencia', valor: -1_000 });
    await regra({ nome: 'Promoção', etapa: 'promocao', valor: -2_000, cota: 3 });
    await regra({ nome: 'Antecipada', etapa: 'antecedencia', valor: -1_000, antecedencia_min: 1 });
    const destinos = await get<DestinoResumo[]>('/api/Destinos', {});
    const resende = destinos.find(({ localidade }) => localidade.id === lugares.resende);
    // 160 km from Rio de Janeiro: R$ 48,00 and R$ 12,50, and 20 % off.
    expect(resende?.menorPrecoCentavos).toBe(4_800 * 0.8 + 1_250);
    // From Resende to São Paulo 270 km, from Rio 430 km, and 160 km from Rio to Resende.
    const fares = await publishedFares(server.services.database.db, [2]);
    expect(fares.map(({ centavos }) => centavos)).toEqual([8_100, TARIFA, 4_800].map((fare) => fare * 0.8 + 1_250));
  });
});

describe('a hold', () => {
  const own = async (id: string) =>
    (await server.app.inject({ url: `/api/Reservas/${id}`, headers: signedInAs('ana') })).json<{
      data: { preco: { totalCentavos: number; itens: { preco: Preco }[] } };
    }>().data.preco;

  it('keeps its price and its rules when they end, and the next one has the price of then', async () => {
    const id = await regra({});
    const viagem = await umaViagem(server, lugares.saoPaulo, lugares.rio, 8);
    const hold = async (poltrona: number) =>
      reservaOf(await reserve(server, [trechoDe(viagem.id, 'saoPaulo', 'rio', [poltrona])]));
    const first = await hold(1);
    await endUmaRegra(server, id);
    expect(await own(first.id)).toMatchObject({
      totalCentavos: CHEIO - TARIFA / 10,
      itens: [{ preco: { regras: [{ id, nome: 'Baixa temporada', centavos: -TARIFA / 10 }] } }],
    });
    // The catalogue in memory has not looked yet; the hold does.
    const second = await hold(2);
    expect(second.preco.totalCentavos).toBe(CHEIO);
    expect(second.preco.itens[0]?.preco.regras).toBeUndefined();
  });
});

describe('a rule', () => {
  it('is replaced, and never changed or deleted', async () => {
    const { database } = server.services;
    const id = await regra({});
    const change = database.db.updateTable('tarifa_regra').set({ valor: -9_000 }).where('id', '=', id);
    await expect(change.execute()).rejects.toThrow('replaced, never changed');
    await expect(database.db.deleteFrom('tarifa_regra').where('id', '=', id).execute()).rejects.toThrow(
      'replaced, never changed',
    );
  });
});
