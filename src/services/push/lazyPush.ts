import type { PushPort } from '../portsDevice';

/** Push port whose code loads on first use; a failed load counts as not available. */
export function createLazyPush(load: () => Promise<PushPort>): PushPort {
  return {
    state: () =>
      load().then(
        (push) => push.state(),
        () => 'indisponivel',
      ),
    register: (chaveWeb) =>
      load().then(
        (push) => push.register(chaveWeb),
        () => ({ ok: false, motivo: 'indisponivel' }),
      ),
    unregister: () =>
      load().then(
        (push) => push.unregister(),
        () => undefined,
      ),
  };
}
