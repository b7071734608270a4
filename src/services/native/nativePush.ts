import { Capacitor, type PluginListenerHandle, registerPlugin } from '@capacitor/core';
import { nomeDispositivo } from '../../domain/conta/nomeDispositivo';
import { within } from '../identity/within';
import type { PushPort } from '../portsDevice';

const WAIT_MS = 10_000;
type Permission = { receive: 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied' };

/** The part of @capacitor/push-notifications in use; the native half comes with the platforms. */
interface PushNotifications {
  checkPermissions: () => Promise<Permission>;
  requestPermissions: () => Promise<Permission>;
  register: () => Promise<void>;
  unregister: () => Promise<void>;
  addListener: (name: string, listener: (data: never) => void) => Promise<PluginListenerHandle>;
}

const plugin = registerPlugin<PushNotifications>('PushNotifications');
const unavailable = { ok: false, motivo: 'indisponivel' } as const;

/** The push token of Firebase or Apple, which arrives by an event. */
async function askToken(): Promise<string> {
  const handles: PluginListenerHandle[] = [];
  try {
    return await within(
      WAIT_MS,
      new Promise<string>((resolve, reject) => {
        const listen = async (): Promise<void> => {
          handles.push(await plugin.addListener('registration', ({ value }: { value: string }) => resolve(value)));
          handles.push(
            await plugin.addListener('registrationError', ({ error }: { error: string }) => reject(new Error(error))),
          );
          await plugin.register();
        };
        listen().catch(reject);
      }),
    );
  } finally {
    for (const handle of handles) void handle.remove?.();
  }
}

/** Push port on the telephone's own service. */
export function createNativePush(userAgent: string): PushPort {
  const isThere = (): boolean => Capacitor.isPluginAvailable('PushNotifications');
  return {
    state: async () => {
      if (!isThere()) return 'indisponivel';
      const { receive } = await plugin.checkPermissions().catch(() => ({ receive: 'denied' }));
      return receive === 'denied' ? 'recusado' : 'possivel';
    },
    register: async () => {
      if (!isThere()) return unavailable;
      try {
        if ((await plugin.requestPermissions()).receive !== 'granted') return { ok: false, motivo: 'recusado' };
        const canal = Capacitor.getPlatform() === 'ios' ? 'ios' : 'android';
        return { ok: true, registro: { canal, nome: nomeDispositivo(userAgent), endereco: await askToken() } };
      } catch {
        return unavailable;
      }
    },
    unregister: async () => {
      if (isThere()) await plugin.unregister().catch(() => undefined);
    },
  };
}

interface Pressed {
  notification?: { data?: { link?: unknown } };
}

/**
 * Passes on the link of each pressed notice; the one that started the app is delivered once a listener is registered.
 */
export function onNoticePressed(listener: (link: string) => void): void {
  if (!Capacitor.isPluginAvailable('PushNotifications')) return;
  void plugin.addListener('pushNotificationActionPerformed', ({ notification }: Pressed) =>
    listener(typeof notification?.data?.link === 'string' ? notification.data.link : ''),
  );
}
