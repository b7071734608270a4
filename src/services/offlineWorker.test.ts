import { bringOfflineWorker, type WorkerWorld } from './offlineWorker';

function world(readyState: DocumentReadyState, fields: Partial<WorkerWorld> = {}) {
  const register = jest.fn(() => Promise.resolve({} as ServiceWorkerRegistration));
  const waiting: (() => void)[] = [];
  const idle: (() => void)[] = [];
  bringOfflineWorker({
    document: { readyState },
    addEventListener: (_type, listener) => void waiting.push(listener),
    whenIdle: (work) => void idle.push(work),
    serviceWorker: { register },
    ...fields,
  });
  return { register, waiting, idle };
}

describe('the worker for reading without a network', () => {
  it('comes once the page is loaded and idle, never before', () => {
    const { register, waiting, idle } = world('interactive');
    expect([waiting.length, idle.length]).toEqual([1, 0]);
    waiting[0]?.();
    expect(register).not.toHaveBeenCalled();
    idle[0]?.();
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  });

  it('comes to a page that was loaded before', () => {
    const { register, idle } = world('complete');
    idle[0]?.();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('is done without where the browser has none, or refuses it', async () => {
    world('complete', { serviceWorker: undefined }).idle[0]?.();
    const register = () => Promise.reject(new DOMException('no', 'SecurityError'));
    world('complete', { serviceWorker: { register } }).idle[0]?.();
    await expect(Promise.resolve()).resolves.toBeUndefined();
  });
});
