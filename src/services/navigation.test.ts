import { createNavigation } from './navigation';
import { createLazyPush } from './push/lazyPush';
import type { PushPort } from './portsDevice';

describe('navigation that is asked for', () => {
  const open = (at = '/home') => {
    const navigation = createNavigation(() => at, jest.fn());
    const navigate = jest.fn();
    return { navigation, navigate };
  };

  it('before the router is there waits for it, and happens once', () => {
    const { navigation, navigate } = open();
    navigation.go('/destinos');
    navigation.bind(navigate);
    expect(navigate.mock.calls).toEqual([['/destinos', { replace: false }]]);
    const again = jest.fn();
    navigation.bind(again);
    expect(again).not.toHaveBeenCalled();
  });

  it('more than once before the router is there leads where it was asked for last', () => {
    const { navigation, navigate } = open();
    navigation.go('/destinos');
    navigation.replace('/ajuda');
    navigation.bind(navigate);
    expect(navigate.mock.calls).toEqual([['/ajuda', { replace: true }]]);
  });

  it('to the page on screen adds no entry to the history', () => {
    const { navigation, navigate } = open('/destinos');
    navigation.bind(navigate);
    navigation.go('/destinos');
    navigation.go('/home');
    expect(navigate.mock.calls).toEqual([
      ['/destinos', { replace: true }],
      ['/home', { replace: false }],
    ]);
    expect(navigation.current()).toBe('/destinos');
  });
});

describe('notices whose code comes when it is needed', () => {
  const there: PushPort = {
    state: () => Promise.resolve('possivel'),
    register: () => Promise.resolve({ ok: false, motivo: 'recusado' }),
    unregister: jest.fn(() => Promise.resolve()),
  };

  it('are those of the device', async () => {
    const push = createLazyPush(() => Promise.resolve(there));
    expect(await push.state()).toBe('possivel');
    expect(await push.register('chave')).toEqual({ ok: false, motivo: 'recusado' });
    await push.unregister();
    expect(there.unregister).toHaveBeenCalledTimes(1);
  });

  it('are not available where the code does not come, and nothing is thrown', async () => {
    const push = createLazyPush(() => Promise.reject(new Error('rede')));
    expect(await push.state()).toBe('indisponivel');
    expect(await push.register('chave')).toEqual({ ok: false, motivo: 'indisponivel' });
    await expect(push.unregister()).resolves.toBeUndefined();
  });
});
