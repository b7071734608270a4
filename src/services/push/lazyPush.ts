import type { PushPort } from '../portsDevice';

/** The code of telling a device comes when it is first needed; where it cannot come, the device cannot be told. */
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
