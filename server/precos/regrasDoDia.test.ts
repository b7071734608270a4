import { addDias, diaEm, FUSO_DA_SEDE } from '../../src/domain/base/data';
import { countStatements } from '../../tests/support/countStatements';
import { openModelCopy } from '../../tests/support/modelCopy';
import type { Database } from '../platform/database/database';
import { readRegrasDoDia } from './regrasDoDiaRepository';

let database: Database;

beforeAll(async () => {
  database = await openModelCopy();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('seguro_viagem').execute();
});

const nobody = { reservaId: '00000000-0000-0000-0000-000000000000', partidaIds: [] };
const today = (): string => diaEm(new Date(), FUSO_DA_SEDE);
const sellSeguro = (vigente_de: string, valor_centavos: number) =>
  database.db.insertInto('seguro_viagem').values({ vigente_de, valor_centavos, cobertura: 'Morte' }).execute();

describe('the rules of the day', () => {
  it('come with the clock by one statement', async () => {
    const sent = await countStatements(async () => {
      const { agora } = await readRegrasDoDia(database.db, nobody);
      expect(Math.abs(agora.getTime() - Date.now())).toBeLessThan(60_000);
    });
    expect(sent).toHaveLength(1);
  });

  it('have no insurance where none is sold yet, and else the latest one in force', async () => {
    await sellSeguro(addDias(today(), 1), 900);
    expect((await readRegrasDoDia(database.db, nobody)).seguro).toBeNull();
    await sellSeguro(addDias(today(), -30), 500);
    await sellSeguro(today(), 700);
    expect((await readRegrasDoDia(database.db, nobody)).seguro).toEqual({ valor_centavos: 700, cobertura: 'Morte' });
  });

  it('have one rule for each degree of a benefit, which a rule of tomorrow does not replace', async () => {
    const before = (await readRegrasDoDia(database.db, nobody)).regras;
    expect(new Set(before.map(({ beneficio, faixa }) => `${beneficio} ${faixa}`)).size).toBe(before.length);
    const [first] = before;
    if (!first) throw new Error('the law knows no benefit');
    const rule = (vigente_de: string, vagas: number) =>
      database.db
        .insertInto('beneficio_regra')
        .values({ ...first, vigente_de, vagas })
        .execute();
    await rule(addDias(today(), 1), 9);
    expect((await readRegrasDoDia(database.db, nobody)).regras).toEqual(before);
    await rule(today(), 7);
    expect((await readRegrasDoDia(database.db, nobody)).regras[0]).toEqual({ ...first, vigente_de: today(), vagas: 7 });
  });
});
