import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { blockOperador } from '../operadores/manageOperadores';
import type { OperadorRow } from '../operadores/operadorRepository';
import { insertOperador, opened, venda } from '../testdata/agencia';
import { closeCaixa, countCaixa } from './countCaixa';
import { recordArrived, recordMovement } from './recordMovement';
import { dinheiroInCaixa } from './movimentoRepository';
import { lastCount } from './contagemRepository';

let server: Server;
let people = 0;

beforeAll(async () => {
  server = await startRaces({ jobs: true });
}, START_MS);
afterAll(() => server.close());

const database = () => server.services.database;
const someone = (changes: Partial<OperadorRow> = {}) => insertOperador(database().db, `pg${(people += 1)}`, changes);
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: Error) => error.message,
  );

describe('on PostgreSQL', () => {
  it('two who open at once have one till', async () => {
    const operadora = await someone();
    const both = await Promise.all([opened(database(), operadora), opened(database(), operadora)].map(outcome));
    expect(both.sort()).toEqual(['CAIXA_JA_ABERTO', 'ok']);
  });

  it('a movement that is recorded from two sides at once is one', async () => {
    const operadora = await someone();
    await opened(database(), operadora);
    const movement = venda(operadora.id, 500);
    const twins = await Promise.all(
      Array.from({ length: 8 }, () => database().transaction((tx) => recordMovement(tx, movement))),
    );
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
  });

  it('sales while the till is counted and closed are in the close or refused, never lost', async () => {
    const operadora = await someone();
    const caixa = await opened(database(), operadora);
    const vendas = Array.from({ length: 30 }, () =>
      outcome(database().transaction((tx) => recordMovement(tx, venda(operadora.id, 100)))),
    );
    const closing = (async () => {
      await database().transaction((tx) => countCaixa(tx, operadora, caixa.id, []));
      const count = await lastCount(database().db, caixa.id);
      await database().transaction((tx) =>
        closeCaixa(tx, operadora, caixa.id, { contagemId: count?.id ?? '', nota: 'corrida' }),
      );
      return count?.esperado_centavos;
    })();
    const [results, expected] = await Promise.all([Promise.all(vendas), closing]);
    const taken = results.filter((result) => result === 'ok').length;
    expect(results.filter((result) => !['ok', 'CAIXA_PAUSADO', 'CAIXA_FECHADO'].includes(result))).toEqual([]);
    expect(expected).toBe(10_000 + 100 * taken);
    expect(await dinheiroInCaixa(database().db, caixa.id)).toBe(expected);
  });

  it('money that arrives while a till is opened is in it, once', async () => {
    const operadora = await someone();
    const money = Array.from({ length: 10 }, () => ({ ...venda(operadora.id, 50), modalidade: 'link' as const }));
    const [caixa] = await Promise.all([
      opened(database(), operadora),
      ...money.map((one) => database().transaction((tx) => recordArrived(tx, one))),
    ]);
    const rows = await database()
      .db.selectFrom('caixa_movimento')
      .selectAll()
      .where('caixa_id', '=', caixa.id)
      .execute();
    const waiting = await database().db.selectFrom('caixa_pendencia').selectAll().execute();
    expect([rows.length, waiting.length]).toEqual([11, 0]);
    expect(rows.map(({ n }) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
  });

  it('two supervisors who block one another don’t both succeed', async () => {
    const [one, other] = [await someone({ papel: 'responsavel' }), await someone({ papel: 'responsavel' })];
    const parts = { database: database(), acessos: { settle: async () => undefined, sweep: async () => undefined } };
    const results = await Promise.all([
      outcome(blockOperador(parts, one.identidade_sub ?? '', other.id)),
      outcome(blockOperador(parts, other.identidade_sub ?? '', one.id)),
    ]);
    expect(results.sort()).toEqual(['OPERADOR_BLOQUEADO', 'ok']);
  });
});
