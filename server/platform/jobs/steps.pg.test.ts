import { openModelCopy } from '../../../tests/support/modelCopy';
import { RACE_SESSIONS } from '../../../tests/support/startRaces';
import type { Database } from '../database/database';
import { aFewAtOnce, createSteps, forgetOldFailures, type StepFailure } from './steps';

let database: Database;

beforeAll(async () => {
  database = await openModelCopy({ sessions: RACE_SESSIONS });
});
afterAll(() => database.close());
afterEach(() => database.db.deleteFrom('falha').execute());

type Work = (row: string) => Promise<void>;
const twenty = Array.from({ length: 20 }, (_, i) => `vinte-${i}`);
const subject = (assunto: string) => ({ assunto, pedidoId: null });
const failures = () => database.db.selectFrom('falha').selectAll().orderBy('assunto').execute();
/** The wait of every row is over. */
const waited = () =>
  database.db
    .updateTable('falha')
    .set({ tentar_em: new Date(Date.now() - 60_000) })
    .execute();

describe('the rows of a sweeper', () => {
  it('are all worked on although one of them fails, and only that one is counted and told', async () => {
    const told: StepFailure[] = [];
    const steps = createSteps(database, (failure) => told.push(failure));
    const done: string[] = [];
    await steps.each('cartao', ['a', 'ruim', 'b', 'c'], subject, async (row) => {
      if (row === 'ruim') throw new Error('refused');
      done.push(row);
    });
    expect(done.sort()).toEqual(['a', 'b', 'c']);
    expect(await failures()).toMatchObject([
      { etapa: 'cartao', assunto: 'ruim', vezes: 1, mensagem: 'Error: refused' },
    ]);
    expect(told.map(({ assunto }) => assunto)).toEqual(['ruim']);
  });

  it.each([
    ['guarded one by one', (work: Work) => createSteps(database).each('cartao', twenty, subject, work)],
    ['that record their own end', (work: Work) => aFewAtOnce(twenty, work)],
  ])('are worked on eight at once, no more and no fewer: those %s', async (_, sweep) => {
    let open = 0;
    let most = 0;
    let ended = 0;
    await sweep(async () => {
      open += 1;
      most = Math.max(most, open);
      // A provider that takes its time: whoever may begin has begun by then.
      await new Promise((resolve) => setTimeout(resolve, 50));
      open -= 1;
      ended += 1;
    });
    expect([most, ended]).toEqual([8, twenty.length]);
  });

  it('are leased before they are worked on, so two sweepers at once share them', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => `linha-${i}`);
    const worked: string[] = [];
    const work = async (row: string) => void worked.push(row);
    const sweepers = Array.from({ length: 4 }, () => createSteps(database).claim('cartao', rows, subject));
    for (const claimed of await Promise.all(sweepers)) for (const row of claimed) await work(row);
    expect(worked.sort()).toEqual([...rows].sort());
  });

  it('wait longer after each failure, and are forgotten after a success', async () => {
    const steps = createSteps(database);
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await waited();
      await steps.each('cartao', ['a'], subject, () => Promise.reject(new Error('no')));
      const [row] = await failures();
      waits.push(Math.round(((row?.tentar_em.getTime() ?? 0) - Date.now()) / 10_000) * 10);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 300, 300]);
    await steps.each('cartao', ['a'], subject, () => Promise.reject(new Error('not its turn')));
    expect(await failures()).toMatchObject([{ vezes: 7 }]);
    await waited();
    await steps.each('cartao', ['a'], subject, () => Promise.resolve());
    expect(await failures()).toEqual([]);
  });

  it('whose process died come back when the lease is over, and are forgotten where nobody has to work on them', async () => {
    const steps = createSteps(database);
    expect(await steps.claim('cartao', ['a'], subject)).toEqual(['a']);
    expect(await steps.claim('cartao', ['a'], subject)).toEqual([]);
    await waited();
    expect(await steps.claim('cartao', ['a'], subject)).toEqual(['a']);
    await database.db
      .updateTable('falha')
      .set({ tentar_em: new Date(Date.now() - 3 * 3_600_000) })
      .execute();
    await forgetOldFailures(database);
    expect(await failures()).toEqual([]);
  });
});
