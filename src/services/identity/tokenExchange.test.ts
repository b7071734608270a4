/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { hasStoredSession } from './storedSession';
import { watchTokenExchange } from './tokenExchange';

const ENDPOINT = 'https://auth.test/oauth2/token';
const EXCHANGE = { method: 'POST', body: 'grant_type=authorization_code&code=c1' };
const reply = (status: number) => new Response('{}', { status });

describe('the exchange of the code', () => {
  const original = window.fetch;
  /** A page returning from the provider, whose token endpoint gives these answers in turn. */
  function back(...answers: ((signal: AbortSignal) => Response | Promise<Response>)[]) {
    window.history.replaceState({ key: 'k' }, '', '/callback/?code=c1&state=s1');
    const sent = jest.fn(async (_input: RequestInfo | URL, init?: RequestInit) => {
      const answer = answers.shift();
      if (!answer) throw new TypeError('one call too many');
      return answer(init?.signal as AbortSignal);
    });
    window.fetch = sent as typeof fetch;
    watchTokenExchange('auth.test');
    return sent;
  }
  afterEach(() => {
    window.fetch = original;
    window.history.replaceState(null, '', '/home');
    jest.restoreAllMocks();
  });

  const down = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([
    ['a 500', () => reply(500)],
    ['a gateway that gave up', () => reply(504)],
    ['a broken connection', down],
  ])('is tried once more after %s [FC5]', async (_, first) => {
    const sent = back(first, () => reply(200));
    expect((await window.fetch(ENDPOINT, EXCHANGE)).status).toBe(200);
    expect(sent).toHaveBeenCalledTimes(2);
    expect(sent.mock.calls[1]?.[1]?.body).toBe(EXCHANGE.body);
  });

  it('is tried no third time, and is nobody’s fault [FC5]', async () => {
    const sent = back(() => reply(503), down);
    await expect(window.fetch(ENDPOINT, EXCHANGE)).rejects.toMatchObject({
      kind: 'transient',
      message: 'Network Error',
    });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('that the provider refused is not tried again: the code may be spent [FC5]', async () => {
    const sent = back(() => reply(400));
    expect((await window.fetch(ENDPOINT, EXCHANGE)).status).toBe(400);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is given up after ten seconds in all, and its request with it [FC5, §9.esperas.2]', async () => {
    const deadline = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const hanging = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const sent = back(() => reply(500), hanging);
    const exchange = window.fetch(ENDPOINT, EXCHANGE);
    await new Promise((resolve) => setTimeout(resolve, 400));
    deadline.abort(new DOMException('10 s', 'TimeoutError'));
    await expect(exchange).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('takes the code out of the address and the history before it is sent [FC7]', async () => {
    const seen: string[] = [];
    const entries = window.history.length;
    back(() => (seen.push(window.location.href), reply(200)));
    const exchange = window.fetch(ENDPOINT, EXCHANGE);
    expect(hasStoredSession()).toBe(true);
    await exchange;
    expect(seen).toEqual([`${window.location.origin}/callback/`]);
    expect(window.history).toHaveLength(entries);
    expect(window.history.state).toEqual({ key: 'k' });
    expect(hasStoredSession()).toBe(false);
  });

  it.each([
    ['to other addresses', 'https://auth.test/oauth2/revoke', EXCHANGE],
    ['with other grants', ENDPOINT, { method: 'POST', body: 'grant_type=refresh_token' }],
  ])('leaves requests %s alone [FC5]', async (_, url, init) => {
    const sent = back(() => reply(500));
    expect((await window.fetch(url, init)).status).toBe(500);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(url, init);
    expect(window.location.search).toContain('code=c1');
  });
});
