import { OAUTH_WAIT_MS } from '../../../domain/base/constantes';
import { alone } from './alone';

/** The browser's locks: one holder per name, the others queued. */
function browserLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> => {
      const given = new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        void tail.then(() => resolve());
      });
      const result = given.then(work);
      tail = result.catch(() => undefined);
      return result;
    },
  };
}

describe('a renewal', () => {
  it('has its turn alone, however many tabs want theirs [SV9]', async () => {
    const locks = browserLocks();
    let under = 0;
    let most = 0;
    const renew = async () => {
      most = Math.max(most, (under += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      under -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => alone(renew, locks)));
    expect(most).toBe(1);
  });

  it('needs no locks where the browser has none [SV9]', async () => {
    await expect(alone(async () => 'renewed', null)).resolves.toBe('renewed');
  });

  it('does not wait for a tab that never lets go longer than for a sign-in [SV9]', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')));
    const renew = jest.fn(async () => 'renewed');
    const impatient = { request: () => Promise.reject(new Error('late')) };
    await expect(alone(renew, impatient)).resolves.toBe('renewed');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(timeout).toHaveBeenCalledWith(OAUTH_WAIT_MS);
  });

  it('that fails in its turn is not tried a second time', async () => {
    const renew = jest.fn(() => Promise.reject(new Error('refused')));
    await expect(alone(renew, browserLocks())).rejects.toThrow('refused');
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
