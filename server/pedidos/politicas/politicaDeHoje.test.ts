import { addDias, diaEm, FUSO_DA_SEDE } from '../../../src/domain/base/data';
import { openModelCopy } from '../../../tests/support/modelCopy';
import type { Database } from '../../platform/database/database';
import { findPolitica, politicaDeHoje } from './policies';

let database: Database;
beforeAll(async () => {
  database = await openModelCopy();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('politica').execute());

const db = () => database.db;
/** The day that many days from today, at the company. */
const day = (dias: number) => addDias(diaEm(new Date(), FUSO_DA_SEDE), dias);
const policy = (id: number, jurisdicao: string, vigente_de: string, vigente_ate: string | null = null) =>
  db()
    .insertInto('politica')
    .values({
      id,
      jurisdicao,
      vigente_de,
      vigente_ate,
      horas_minimas: id,
      pct_multa: 5,
      pct_remarcacao: 20,
      dias_arrependimento: 7,
      dias_validade: 365,
      minutos_atraso: 60,
      base_legal: `Lei ${id}`,
    })
    .execute();
const stop = (uf: string) => ({ localidade: { id: '1', nome: 'Lugar', uf, terminal: '', fuso: '' } });
const within = (from: string, to = from) => [{ partida: stop(from), chegada: stop(to) }];

describe('the policy of today', () => {
  it('is the state’s own, that of all states where it has none, and the federal one between states', async () => {
    await policy(1, 'ANTT', day(-9));
    await policy(2, 'ESTADUAL', day(-1));
    await policy(3, 'SP', day(-9));
    expect(await politicaDeHoje(db(), within('SP'))).toBe(3);
    expect(await politicaDeHoje(db(), within('MG'))).toBe(2);
    expect(await politicaDeHoje(db(), within('SP', 'RJ'))).toBe(1);
  });

  it('is the newest that has begun, from its first day on', async () => {
    await policy(1, 'ANTT', day(-9));
    await policy(2, 'ANTT', day(1));
    expect(await politicaDeHoje(db(), within('SP', 'RJ'))).toBe(1);
    await policy(3, 'ANTT', day(0));
    expect(await politicaDeHoje(db(), within('SP', 'RJ'))).toBe(3);
  });

  it('is valid on its last day, and afterwards that of all states takes the place of the state’s own', async () => {
    await policy(2, 'ESTADUAL', day(-9));
    await policy(3, 'SP', day(-9), day(0));
    expect(await politicaDeHoje(db(), within('SP'))).toBe(3);
    await db()
      .updateTable('politica')
      .set({ vigente_ate: day(-1) })
      .where('id', '=', 3)
      .execute();
    expect(await politicaDeHoje(db(), within('SP'))).toBe(2);
  });

  it('is never borrowed from the states between states: without a federal one there is none', async () => {
    await policy(2, 'ESTADUAL', day(-9));
    await expect(politicaDeHoje(db(), within('SP', 'RJ'))).rejects.toThrow();
  });
});

describe('the policy of an order', () => {
  it('is the one that it was sold under, though it has ended and another is valid', async () => {
    await policy(1, 'ANTT', day(-9), day(-2));
    await policy(2, 'ANTT', day(-1));
    expect(await findPolitica(db(), 1, within('SP', 'RJ'))).toMatchObject({
      id: 1,
      horasMinimas: 1,
      baseLegal: 'Lei 1',
    });
  });

  it('is today’s for an order from before policies were dated', async () => {
    await policy(1, 'ANTT', day(-9), day(-2));
    await policy(2, 'ANTT', day(-1));
    expect(await findPolitica(db(), null, within('SP', 'RJ'))).toEqual({
      id: 2,
      horasMinimas: 2,
      pctMulta: 5,
      pctRemarcacao: 20,
      diasArrependimento: 7,
      diasValidade: 365,
      minutosAtraso: 60,
      baseLegal: 'Lei 2',
    });
  });
});
