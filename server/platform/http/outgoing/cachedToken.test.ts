import { createCachedToken } from './cachedToken';

const HOUR_MS = 3_600_000;

/** A provider that numbers its tokens and answers when it is told to. */
function provider(validMs = HOUR_MS) {
  const waiting: { answer: () => void; fail: (error: Error) => void }[] = [];
  let given = 0;
  const request = jest.fn(
    () =>
      new Promise<{ value: string; validMs: number }>((resolve, reject) => {
        const value = `token ${(given += 1)}`;
        waiting.push({ answer: () => resolve({ value, validMs }), fail: reject });
      }),
  );
  /** The result of a call whose request, if it makes one, is answered at once. */
  const settled = async <T>(call: Promise<T>): Promise<T> => {
    await Promise.resolve();
    waiting.shift()?.answer();
    return call;
  };
  return { request, waiting, settled, token: createCachedToken(request) };
}

describe('a token of a provider', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is requested at the first call, and kept until half a minute before it ends', async () => {
    const { request, settled, token } = provider();
    expect(await settled(token.current())).toBe('token 1');
    jest.advanceTimersByTime(HOUR_MS - 30_001);
    expect(await settled(token.current())).toBe('token 1');
    jest.advanceTimersByTime(1);
    expect(await settled(token.current())).toBe('token 2');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is requested once by calls that need it at the same time, at first and when it has ended', async () => {
    const { request, settled, token } = provider();
    const all = () => settled(Promise.all([token.current(), token.current(), token.current()]));
    expect(await all()).toEqual(['token 1', 'token 1', 'token 1']);
    jest.advanceTimersByTime(HOUR_MS);
    expect(await all()).toEqual(['token 2', 'token 2', 'token 2']);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('that was refused is replaced once, by whatever number of calls that carried it', async () => {
    const { request, settled, token } = provider();
    const refused = await settled(token.current());
    expect(await settled(Promise.all([token.replace(refused), token.replace(refused)]))).toEqual([
      'token 2',
      'token 2',
    ]);
    // This refusal comes later than the others, of the same token.
    expect(await token.replace(refused)).toBe('token 2');
    expect(await token.current()).toBe('token 2');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is asked for again by the next call where the request failed, and by no call in between', async () => {
    const { request, waiting, settled, token } = provider();
    const calls = [token.current(), token.current()];
    waiting.shift()?.fail(new Error('no answer'));
    expect(await Promise.allSettled(calls)).toEqual(
      Array.from({ length: 2 }, () => ({ status: 'rejected', reason: new Error('no answer') })),
    );
    expect(request).toHaveBeenCalledTimes(1);
    expect(await settled(token.current())).toBe('token 2');
  });

  it('that was refused is carried by no call any more, though its replacement failed', async () => {
    const { waiting, settled, token } = provider();
    const refused = await settled(token.current());
    const replaced = token.replace(refused);
    waiting.shift()?.fail(new Error('no answer'));
    await expect(replaced).rejects.toThrow('no answer');
    expect(await settled(token.current())).toBe('token 3');
  });

  it('of an unreadable validity serves the calls that waited for it and no other', async () => {
    const { request, settled, token } = provider(Number.NaN);
    await settled(token.current());
    await settled(token.current());
    expect(request).toHaveBeenCalledTimes(2);
  });
});
