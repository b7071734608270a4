import { openModelCopy } from '../../../tests/support/modelCopy';
import { START_MS } from '../../../tests/support/startMs';
import type { Database } from '../database/database';
import { MAX_ATTEMPTS } from './attempts';
import { enqueueEmail } from './outbox';
import { sendEmails } from './sendEmails';

let database: Database;
beforeAll(async () => {
  database = await openModelCopy();
}, START_MS);
afterAll(() => database.close());

describe('an e-mail that the mail server does not take', () => {
  it('is a warning of the log at each attempt and an error at the last, without its receiver', async () => {
    const log = { warn: jest.fn(), error: jest.fn() };
    let run = (): Promise<void> => Promise.resolve();
    const scheduler = { add: (job: { run: () => Promise<void> }) => (run = job.run) };
    sendEmails({ database, scheduler, log } as never, { send: () => Promise.reject(new Error('451 try later')) });
    await enqueueEmail(database.db, 'a', { para: 'ana@itape.test', assunto: 'Sua passagem', corpo: 'Olá' });
    for (let n = 0; n < MAX_ATTEMPTS; n += 1) {
      await database.db
        .updateTable('caixa_saida')
        .set({ tentar_em: new Date(0) })
        .execute();
      await run();
    }
    const attempts = [...log.warn.mock.calls, ...log.error.mock.calls].map(([failure]: unknown[]) => failure);
    expect(log.warn).toHaveBeenCalledTimes(MAX_ATTEMPTS - 1);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ topico: 'email', tentativa: MAX_ATTEMPTS, desistiu: true }),
      'e-mail not sent',
    );
    expect(JSON.stringify(attempts)).not.toContain('ana@');
  });
});
