import { BreakerOpen, createBreaker } from './breaker';

const REST_MS = 30_000;
const away = new Error('no answer');
const refusal = new Error('404');

function start() {
  let time = 0;
  const states: boolean[] = [];
  const breaker = createBreaker({
    isAway: (error) => error === away,
    closed: () => new BreakerOpen('left alone'),
    now: () => time,
    restMs: REST_MS,
    onState: (isOpen) => states.push(isOpen),
  });
  const ask = breaker.guard((answer: () => Promise<string>) => answer());
  const fail = (error: Error) => ask(() => Promise.reject(error)).catch((thrown: unknown) => thrown);
  const open = async () => {
    for (let n = 0; n < 5; n += 1) await fail(away);
  };
  return { breaker, ask, fail, open, states, rest: () => (time += REST_MS) };
}

describe('a circuit breaker', () => {
  it('counts failures in a row alone: a refusal in between is an answer', async () => {
    const { breaker, fail, states } = start();
    for (const error of [away, away, away, away, refusal, away, away, away, away]) await fail(error);
    expect([breaker.isAvailable(), states]).toEqual([true, []]);
    await fail(away);
    expect([breaker.isAvailable(), states]).toEqual([false, [true]]);
  });

  it('lets the trial’s refusal close it, since who refuses is there', async () => {
    const { breaker, fail, open, states, rest } = start();
    await open();
    rest();
    expect(await fail(refusal)).toBe(refusal);
    expect([breaker.isAvailable(), states]).toEqual([true, [true, false]]);
  });

  it('has one trial at a time, also while a call that began before it opened comes to its end', async () => {
    const { ask, open, rest } = start();
    let endLate = (): void => undefined;
    const late = ask(() => new Promise<string>((_, reject) => (endLate = () => reject(away)))).catch(() => 'late');
    await open();
    rest();
    let answer = (_: string): void => undefined;
    const trial = ask(() => new Promise<string>((resolve) => (answer = resolve)));
    endLate();
    await late;
    rest();
    await expect(ask(() => Promise.resolve('second'))).rejects.toBeInstanceOf(BreakerOpen);
    answer('first');
    await expect(trial).resolves.toBe('first');
    await expect(ask(() => Promise.resolve('third'))).resolves.toBe('third');
  });
});
