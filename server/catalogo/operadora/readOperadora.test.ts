import { sql } from 'kysely';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { START_MS } from '../../../tests/support/startMs';
import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { Database } from '../../platform/database/database';
import type { PartidasOperadora, TrechoOperadora } from '../../viagens/operadora/partidasOperadora';
import { findJanela, hasUnreadLista, listListas, listVeiculos } from './operadoraListaRepository';
import { readOperadora } from './readOperadora';
import { umaPartida } from './testdata/lido';

let database: Database;
beforeAll(async () => {
  database = await openModelCopy();
}, START_MS);
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['operadora_rede', 'operadora_lista', 'operadora_veiculo']) {
    await sql`delete from ${sql.table(table)}`.execute(database.db);
  }
});

const silent = (): Promise<never> => Promise.reject(new PraxioUnavailable('silent'));

/** An operator of two places in both directions, and a third whose municipality it does not say; with its questions. */
function umaOperadora(change: Partial<PartidasOperadora> = {}) {
  const asked: string[] = [];
  const operadora: PartidasOperadora = {
    listLocalidades: async () => [
      { id: 'sp', terminal: 'Tietê', ibge: 3550308 },
      { id: 'rj', terminal: 'Novo Rio', ibge: 3304557 },
      { id: 'xx', terminal: 'Ponto', ibge: null },
    ],
    listDestinos: async (origem) => ['sp', 'rj', 'xx'].filter((id) => id !== origem),
    listPartidas: async ({ origem, destino }, dia) => {
      asked.push(`${origem}-${destino} ${dia}`);
      const idViagem = `${origem}-${dia}`;
      return [umaPartida({ idViagem, diaPartida: dia, diaChegada: dia, idTipoVeiculo: origem === 'sp' ? '71' : '72' })];
    },
    listPoltronas: async ({ idTipoVeiculo }) => {
      asked.push(`seats ${idTipoVeiculo}`);
      return [{ id: 1, numero: 1, andar: 1, fila: 1, coluna: 0, livre: true }];
    },
    ...change,
  };
  return { operadora, asked };
}
const trechos: TrechoOperadora[] = [
  { origem: 'sp', destino: 'rj' },
  { origem: 'rj', destino: 'sp' },
];
/** Reads in as many turns as a slow machine needs for the first reading. */
async function read(operadora: PartidasOperadora): Promise<void> {
  do await readOperadora({ database, operadora });
  while (await hasUnreadLista(database.db, trechos));
}
/** Days that are read of each pair. */
const DIAS = 63;
const age = (days: string, interval: string) =>
  sql`update operadora_lista set lido_em = now() - ${interval}::interval
    where dia - (now() at time zone 'America/Sao_Paulo')::date ${sql.raw(days)}`.execute(database.db);

describe('a turn of reading the operator', () => {
  it('asks for every day of every pair once, and for no place without a municipality', async () => {
    const { operadora, asked } = umaOperadora();
    await read(operadora);
    const lists = asked.filter((one) => !one.startsWith('seats'));
    expect(lists).toHaveLength(trechos.length * DIAS);
    expect(new Set(lists).size).toBe(lists.length);
    expect(lists.join()).not.toContain('xx');
    expect(await hasUnreadLista(database.db, trechos)).toBe(false);
    const listas = await listListas(database.db);
    expect(listas.at(-1)?.dia.localeCompare((await findJanela(database.db)).ultimoDia)).toBe(1);
  });

  it('asks for nothing again that it has just read', async () => {
    const { operadora, asked } = umaOperadora();
    await read(operadora);
    asked.length = 0;
    await read(operadora);
    expect(asked).toEqual([]);
  });

  it('asks for the next days anew after ten minutes, for a fortnight after an hour, and for the rest after six', async () => {
    const { operadora, asked } = umaOperadora();
    await read(operadora);
    for (const [days, interval, count] of [
      ['<= 2', '9 minutes', 0],
      ['<= 2', '11 minutes', 3],
      ['between 3 and 14', '59 minutes', 0],
      ['between 3 and 14', '61 minutes', 12],
      ['> 14', '5 hours 59 minutes', 0],
      ['> 14', '6 hours 1 minute', DIAS - 15],
    ] as const) {
      asked.length = 0;
      await age(days, interval);
      await read(operadora);
      expect([days, interval, asked.length]).toEqual([days, interval, count * trechos.length]);
    }
  });

  it('asks for the seats of each type of vehicle once', async () => {
    const { operadora, asked } = umaOperadora();
    await read(operadora);
    await age('> 14', '1 day');
    await read(operadora);
    expect(asked.filter((one) => one.startsWith('seats')).sort()).toEqual(['seats 71', 'seats 72']);
    expect([...(await listVeiculos(database.db)).keys()].sort()).toEqual(['71', '72']);
  });

  it('keeps no vehicle whose map is empty, and asks for it in the next turn', async () => {
    const empty = umaOperadora({ listPoltronas: async () => [] });
    await read(empty.operadora);
    expect((await listVeiculos(database.db)).size).toBe(0);
    const { operadora, asked } = umaOperadora();
    await read(operadora);
    expect(asked.sort()).toEqual(['seats 71', 'seats 72']);
  });
});

describe('an operator that does not answer', () => {
  it('about one pair stops none of the others, and the turn fails in the end', async () => {
    const { operadora: good } = umaOperadora();
    const { operadora } = umaOperadora({
      listPartidas: (trecho, dia) => (trecho.origem === 'rj' ? silent() : good.listPartidas(trecho, dia)),
    });
    await expect(read(operadora)).rejects.toBeInstanceOf(PraxioUnavailable);
    expect(new Set((await listListas(database.db)).map(({ origem }) => origem))).toEqual(new Set(['sp']));
    expect((await listVeiculos(database.db)).size).toBe(1);
    expect(await hasUnreadLista(database.db, trechos)).toBe(true);
  });

  it('about a vehicle leaves what was read, and is asked about the others', async () => {
    const { operadora: good } = umaOperadora();
    const { operadora } = umaOperadora({
      listPoltronas: (viagem, trecho) =>
        viagem.idTipoVeiculo === '71' ? silent() : good.listPoltronas(viagem, trecho),
    });
    await expect(read(operadora)).rejects.toBeInstanceOf(PraxioUnavailable);
    expect([...(await listVeiculos(database.db)).keys()]).toEqual(['72']);
  });

  it('at all keeps the departures that were read before', async () => {
    await read(umaOperadora().operadora);
    const before = await listListas(database.db);
    await age('>= 0', '1 day');
    await expect(read(umaOperadora({ listPartidas: silent }).operadora)).rejects.toBeInstanceOf(PraxioUnavailable);
    expect(await listListas(database.db)).toEqual(before);
  });

  it('is told apart from a mistake of ours, which ends the turn at once', async () => {
    const { operadora: good } = umaOperadora();
    const { operadora } = umaOperadora({
      listPartidas: (trecho, dia) =>
        trecho.origem === 'rj' ? Promise.reject(new TypeError('ours')) : good.listPartidas(trecho, dia),
    });
    await expect(read(operadora)).rejects.toThrow('ours');
    // Vehicles come after the lists.
    expect((await listVeiculos(database.db)).size).toBe(0);
  });
});
