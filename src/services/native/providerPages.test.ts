import { createProviderPages } from './providerPages';

const ANSWER = 'itape://localhost/callback/?code=1';

/** The system's browser, which the test closes as the person would. */
function open(launch: () => Promise<void> = async () => undefined) {
  let closedByPerson = () => undefined as void;
  const browser = {
    open: jest.fn(launch),
    close: jest.fn(async () => undefined),
    onClosed: (listener: () => void) => (closedByPerson = listener),
  };
  return { pages: createProviderPages(browser), browser, closesIt: () => closedByPerson() };
}

describe('the provider’s pages in the system’s browser', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('give the answer that came as a deep link, and close', async () => {
    const { pages, browser } = open();
    const returned = pages.openProvider('https://provider.test');
    expect(pages.answerProvider(ANSWER)).toBe(true);
    await expect(returned).resolves.toEqual({ type: 'success', url: ANSWER });
    expect(browser.open).toHaveBeenCalledWith('https://provider.test');
    expect(browser.close).toHaveBeenCalledTimes(1);
  });

  it('are cancelled by the person, half a second after their browser closed', async () => {
    const { pages, closesIt } = open();
    let answer: unknown = 'none yet';
    void pages.openProvider('https://provider.test').then((given) => (answer = given));
    closesIt();
    await jest.advanceTimersByTimeAsync(499);
    expect(answer).toBe('none yet');
    await jest.advanceTimersByTimeAsync(1);
    expect(answer).toEqual({ type: 'canceled' });
  });

  it('answer all the same where the browser closed as the answer came', async () => {
    const { pages, closesIt } = open();
    const returned = pages.openProvider('https://provider.test');
    closesIt();
    await jest.advanceTimersByTimeAsync(200);
    expect(pages.answerProvider(ANSWER)).toBe(true);
    await jest.runAllTimersAsync();
    await expect(returned).resolves.toEqual({ type: 'success', url: ANSWER });
  });

  it('opened anew cancel the attempt before, whose closing does not end the new one', async () => {
    const { pages, closesIt } = open();
    const first = pages.openProvider('https://provider.test/1');
    closesIt();
    const second = pages.openProvider('https://provider.test/2');
    await expect(first).resolves.toEqual({ type: 'canceled' });
    await jest.runAllTimersAsync();
    pages.answerProvider(ANSWER);
    await expect(second).resolves.toEqual({ type: 'success', url: ANSWER });
  });

  it('take an answer once: its repetition is known, another one belongs to nobody', () => {
    const { pages, browser } = open();
    void pages.openProvider('https://provider.test');
    expect([pages.answerProvider(ANSWER), pages.answerProvider(ANSWER)]).toEqual([true, true]);
    expect(pages.answerProvider(`${ANSWER}2`)).toBe(false);
    expect(browser.close).toHaveBeenCalledTimes(1);
  });

  it('leave an answer to the start where nothing waits for it: the app was killed meanwhile', () => {
    expect(open().pages.answerProvider(ANSWER)).toBe(false);
  });

  it('that were closed by the app are cancelled', async () => {
    const { pages, browser } = open();
    const returned = pages.openProvider('https://provider.test');
    pages.closeProvider();
    await expect(returned).resolves.toEqual({ type: 'canceled' });
    expect(browser.close).toHaveBeenCalledTimes(1);
  });

  it('fail where the telephone has no browser', async () => {
    const { pages } = open(() => Promise.reject(new Error('no browser')));
    await expect(pages.openProvider('https://provider.test')).rejects.toThrow('no browser');
  });
});
