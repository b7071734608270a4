import { sql } from 'kysely';
import { addDias, hoje } from '../../../src/domain/base/data';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { START_MS } from '../../../tests/support/startMs';
import type { Database } from '../../platform/database/database';
import { insertRegra } from '../../viagens/tarifas/regraTarifaRepository';
import { novaRegra } from '../../viagens/tarifas/testdata/umaRegra';
import { publishedFares } from './publishedFares';

let database: Database;
beforeAll(async () => {
  database = await openModelCopy({ content: 'seeded' });
}, START_MS);
afterAll(() => database.close());

const TAXAS = 600 + 500 + 150;
const fare = (centavos: number, dia: string, seqD = 2) =>
  sql`insert into tarifa(linha_id, seq_o, seq_d, classe, vigente_de, centavos, pedagio, embarque, seguro)
    values (1, 0, ${seqD}, 1, ${dia}, ${centavos}, 600, 500, 150)`.execute(database.db);
/** Prices of line 1 from São Paulo, by the place where the coach is left. */
const pricesTo = async (destino: number) =>
  (await publishedFares(database.db, [1]))
    .filter(({ origem_id, destino_id }) => origem_id === 1 && destino_id === destino)
    .map(({ centavos }) => centavos);

describe('the prices of the schedule feed', () => {
  it('are those of the fare that is in force today, not of an earlier or a later one', async () => {
    const dia = hoje(new Date());
    await fare(20_000, dia);
    await fare(30_000, addDias(dia, 1));
    expect(await pricesTo(3)).toEqual([20_000 + TAXAS]);
  });

  it('are the lowest where a line passes a place twice', async () => {
    await sql`insert into linha_parada(linha_id, seq, localidade_id, km, minutos, parada_min) values (1, 3, 3, 440, 420, 0)`.execute(
      database.db,
    );
    await sql`insert into linha_par select linha_id, seq_o, 3, origem_id, destino_id, min_o, 420, 440 from linha_par
      where linha_id = 1 and seq_o = 0 and seq_d = 2`.execute(database.db);
    await fare(15_000, '2020-01-01', 3);
    expect(await pricesTo(3)).toEqual([15_000 + TAXAS]);
  });

  it('follow rules of every day that have begun, and none of some days or of days to come', async () => {
    const dia = hoje(new Date());
    const rule = (fields: Parameters<typeof novaRegra>[0]) =>
      database.transaction((tx) => insertRegra(tx, novaRegra(fields)));
    const before = await pricesTo(2);
    await rule({ vigente_de: addDias(dia, 1), valor: -5_000 });
    await rule({ dias: 1, valor: -4_000 });
    await rule({ periodos: JSON.stringify([{ de: dia, ate: dia }]), valor: -3_000 });
    expect(await pricesTo(2)).toEqual(before);
    await rule({ medida: 'centavos', valor: -1_000 });
    expect(await pricesTo(2)).toEqual(before.map((centavos) => centavos - 1_000));
  });
});
