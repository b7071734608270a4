import { createHash } from 'node:crypto';
import { hashCodigo, matchesCodigo } from './codeHash';

describe('the hash of a code', () => {
  it('knows its code and no other', async () => {
    const hash = await hashCodigo('012345');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect([await matchesCodigo('012345', hash), await matchesCodigo('012346', hash)]).toEqual([true, false]);
  });

  it('is another each time, so that a table of all codes is of no use', async () => {
    expect(await hashCodigo('012345')).not.toBe(await hashCodigo('012345'));
  });

  it.each(['', 'zz', '00'.repeat(31)])('is not %p', async (hash) => {
    expect(await matchesCodigo('', hash)).toBe(false);
  });

  it('takes far longer than a fast hash', async () => {
    const spent = async (work: () => unknown) => {
      const begun = process.cpuUsage();
      for (let turn = 0; turn < 5; turn += 1) await work();
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const fast = await spent(() => createHash('sha256').update('012345').digest());
    expect(await spent(() => hashCodigo('012345'))).toBeGreaterThan(20 * fast);
  });
});
