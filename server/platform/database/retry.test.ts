import { withRetry } from './retry';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** Fails with each error in turn, then answers. */
const failing = (...errors: Error[]) => {
  let calls = 0;
  const work = async (): Promise<number> => {
    calls += 1;
    const error = errors[calls - 1];
    if (error) throw error;
    return calls;
  };
  return work;
};

describe('work that the engine asks to repeat', () => {
  it.each(['40001', '40P01'])('is repeated after %s', async (code) => {
    await expect(withRetry(failing(failure(code), failure(code)))).resolves.toBe(3);
  });

  it('is not repeated after any other error', async () => {
    await expect(withRetry(failing(failure('23505')))).rejects.toThrow('23505');
  });

  it('is given up after five times', async () => {
    await expect(withRetry(failing(...Array.from({ length: 5 }, () => failure('40001'))))).rejects.toThrow('40001');
  });
});
