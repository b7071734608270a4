import { createWebPush, type PushWorld } from './webPush';

const CHAVE = 'BOd-chave';
const UA =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const subscription = (changes: Partial<Record<keyof PushSubscription, unknown>> = {}) =>
  ({
    endpoint: 'https://push.test/1',
    getKey: (name: string) => (name === 'auth' ? bytes(255, 254, 253) : bytes(251, 239)),
    unsubscribe: jest.fn(async () => true),
    ...changes,
  }) as unknown as PushSubscription;

interface Browser {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  /** Answers of the push service, call by call; the last one stays. */
  subscribe?: (() => Promise<PushSubscription>)[];
  old?: PushSubscription | null;
  /** Looks at the worker until it is active. */
  activeAfter?: number;
}

/** A browser with a service worker, and what the product asked of it. */
function open({ permission = 'default', answer = 'granted', subscribe, old = null, activeAfter = 0 }: Browser = {}) {
  const tries = subscribe ?? [async () => subscription()];
  let looks = 0;
  const manager = {
    subscribe: jest.fn((_options: PushSubscriptionOptionsInit) => (tries.length > 1 ? tries.shift() : tries[0])?.()),
    getSubscription: async () => old,
  } as unknown as PushManager;
  const ask = jest.fn(async () => answer);
  const world: PushWorld = {
    notifications: { permission: () => permission, ask },
    registration: async () => ({ pushManager: manager, active: looks++ < activeAfter ? null : ({} as ServiceWorker) }),
    userAgent: UA,
  };
  return { push: createWebPush(world), world, ask, manager };
}

describe('notices in a browser', () => {
  it.each<[NotificationPermission, string]>([
    ['default', 'possivel'],
    ['granted', 'possivel'],
    ['denied', 'recusado'],
  ])('are, with the permission “%s”, %s; nobody is asked yet', async (permission, state) => {
    const { push, ask } = open({ permission });
    await expect(push.state()).resolves.toBe(state);
    expect(ask).not.toHaveBeenCalled();
  });

  it('are not to be had where the browser has none, or the server has no key', async () => {
    const { world, push, ask } = open();
    const without = createWebPush({ ...world, notifications: null });
    await expect(without.state()).resolves.toBe('indisponivel');
    await expect(without.register(CHAVE)).resolves.toEqual({ ok: false, motivo: 'indisponivel' });
    await expect(push.register(null)).resolves.toEqual({ ok: false, motivo: 'indisponivel' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('are registered by the address and keys of this browser, in the letters of the wire', async () => {
    const { push, manager } = open();
    await expect(push.register(CHAVE)).resolves.toEqual({
      ok: true,
      registro: {
        canal: 'web',
        nome: expect.stringContaining('Android'),
        endereco: 'https://push.test/1',
        p256dh: '--8',
        auth: '__79',
      },
    });
    expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: CHAVE });
  });

  it.each<NotificationPermission>(['denied', 'default'])('are refused by the answer “%s”', async (answer) => {
    const { push, manager } = open({ answer });
    await expect(push.register(CHAVE)).resolves.toEqual({ ok: false, motivo: 'recusado' });
    expect(manager.subscribe).not.toHaveBeenCalled();
  });

  it('replace a registration made with an older key of the server', async () => {
    const old = subscription();
    const { push, manager } = open({
      old,
      subscribe: [
        () => Promise.reject(new DOMException('another key', 'InvalidStateError')),
        async () => subscription(),
      ],
    });
    await expect(push.register(CHAVE)).resolves.toMatchObject({ ok: true });
    expect(old.unsubscribe).toHaveBeenCalledTimes(1);
    expect(manager.subscribe).toHaveBeenCalledTimes(2);
  });

  it('are not to be had where the push service refuses and there is nothing to replace', async () => {
    const { push } = open({ subscribe: [() => Promise.reject(new DOMException('no service', 'AbortError'))] });
    await expect(push.register(CHAVE)).resolves.toEqual({ ok: false, motivo: 'indisponivel' });
  });

  describe('wait', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('for the worker, which is registered only when the page is idle', async () => {
      const { push } = open({ activeAfter: 3 });
      const registered = push.register(CHAVE);
      await jest.advanceTimersByTimeAsync(750);
      await expect(registered).resolves.toMatchObject({ ok: true });
    });

    it('ten seconds for a worker that never comes', async () => {
      const { push } = open({ activeAfter: Infinity });
      const registered = push.register(CHAVE);
      await jest.advanceTimersByTimeAsync(10_000);
      await expect(registered).resolves.toEqual({ ok: false, motivo: 'indisponivel' });
    });

    it('ten seconds for a push service that does not answer', async () => {
      const { push } = open({ subscribe: [() => new Promise<never>(() => undefined)] });
      const registered = push.register(CHAVE);
      await jest.advanceTimersByTimeAsync(10_000);
      await expect(registered).resolves.toEqual({ ok: false, motivo: 'indisponivel' });
    });
  });

  it('end on this device, whatever the browser says to it', async () => {
    const old = subscription();
    await open({ old }).push.unregister();
    expect(old.unsubscribe).toHaveBeenCalledTimes(1);
    await expect(open().push.unregister()).resolves.toBeUndefined();
    const { world } = open();
    const broken = createWebPush({ ...world, registration: () => Promise.reject(new Error('gone')) });
    await expect(broken.unregister()).resolves.toBeUndefined();
  });
});
