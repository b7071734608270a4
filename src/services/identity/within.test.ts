import { TimeoutError, within } from './within';

describe('a bounded wait', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives the result of work that ends in time, and leaves no timer behind', async () => {
    await expect(within(10, Promise.resolve('done'))).resolves.toBe('done');
    await expect(within(10, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up exactly when the time is over', async () => {
    let given: unknown = null;
    void within(10_000, new Promise(() => undefined)).catch((error: unknown) => (given = error));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(given).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(given).toBeInstanceOf(TimeoutError);
  });
});
