import { createVersion, RELOAD_PAUSE_MS, type VersionWorld } from './version';

const GONE = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/js/pix.old.js' });

function page(given: Partial<VersionWorld> & { at?: string } = {}) {
  const kept = new Map<string, string>();
  let now = 1_000_000_000;
  const reload = jest.fn();
  const world: VersionWorld = {
    path: () => given.at ?? '/minhas-viagens',
    now: () => now,
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    }),
    cameByReload: () => false,
    scripts: () => ['/js/main.1.js'],
    readShell: async () => '',
    isGone: async (url) => url === '/js/pix.old.js',
    reload,
    ...given,
  };
  return { version: () => createVersion(world), reload, pass: (ms: number) => void (now += ms) };
}
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a page that a deploy left behind', () => {
  it('is loaded anew once, and never in a loop [SW1]', async () => {
    const { version, reload, pass } = page();
    expect(await version().afterFailedLoad(GONE)).toBe('reloading');
    for (let again = 0; again < 5; again += 1) {
      pass(1000);
      expect(await version().afterFailedLoad(GONE)).toBe('outdated');
    }
    expect(reload).toHaveBeenCalledTimes(1);
    pass(RELOAD_PAUSE_MS);
    expect(await version().afterFailedLoad(GONE)).toBe('reloading');
  });

  it.each(['/comprar-viagem', '/pagamento-pix'])(
    'is never loaded anew at %s, only where the person asks [SW1]',
    async (at) => {
      const { version, reload } = page({ at });
      expect(await version().afterFailedLoad(GONE)).toBe('outdated');
      expect(reload).not.toHaveBeenCalled();
      version().reload();
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['once', false, 'reloading', 1],
    ['not a second time', true, 'outdated', 0],
  ])('is loaded anew %s where nothing can be remembered [SW1]', async (_, cameByReload, answer, times) => {
    const { version, reload } = page({ storage: denied, cameByReload: () => cameByReload });
    expect(await version().afterFailedLoad(GONE)).toBe(answer);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('is known by the file also where the failure wears another name [SW1]', async () => {
    const { version } = page();
    expect(await version().afterFailedLoad(new Error('Network Error', { cause: GONE }))).toBe('reloading');
  });

  it.each([
    ['the network failed', Object.assign(new Error('timeout'), { request: '/js/still.here.js' })],
    ['the code failed', new TypeError('x is not a function')],
    ['what failed is no error', 'ChunkLoadError'],
  ])('is not what it is when %s [SW1]', async (_, error) => {
    const { version, reload } = page();
    expect(await version().afterFailedLoad(error)).toBe('current');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page of an older version', () => {
  const shell = '<script defer="defer" src="/js/runtime.1.js"></script><script defer src="/js/main.1.js"></script>';
  const outdated = (scripts: string[], readShell: () => Promise<string> = async () => shell) =>
    page({ scripts: () => scripts, readShell })
      .version()
      .isOutdated();

  it('is known by the scripts that a page loaded now would have [SW1]', async () => {
    expect(await outdated(['/js/runtime.1.js', '/js/main.1.js', '/js/home.2.js'])).toBe(false);
    expect(await outdated(['/js/runtime.0.js', '/js/main.1.js'])).toBe(true);
  });

  it('is taken for today’s where nobody can say', async () => {
    expect(await outdated([], async () => Promise.reject(new Error('offline')))).toBe(false);
    expect(await outdated([], async () => '<p>manutenção</p>')).toBe(false);
  });
});
