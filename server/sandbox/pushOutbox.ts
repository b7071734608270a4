import { createECDH } from 'node:crypto';
import type { Database } from '../platform/database/database';
import type { PushPort } from '../avisos/push/pushPort';

const MARK = 6;

/**
 * Every device of the demonstration, shown under `/_sandbox/`; a notice that comes twice is kept once. Browsers
 * subscribe with a key whose private half does not exist, so that no notice leaves this machine.
 */
export function createSandboxPush({ db }: Database): PushPort {
  const web = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');
  return {
    canais: { web, android: true, ios: true },
    send: async (id, { canal, endereco }, { titulo, corpo, link }) => {
      await db
        .insertInto('sandbox_push')
        .values({ id, canal, aparelho: endereco.slice(-MARK), titulo, corpo, link })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return 'entregue';
    },
  };
}
