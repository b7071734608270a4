import { nomeDispositivo } from '../../domain/conta/nomeDispositivo';
import { within } from '../identity/within';
import type { PushPort } from '../portsDevice';

/** Maximum wait for the browser's worker. */
const WAIT_MS = 10_000;
const POLL_MS = 250;

/** The part of the browser in use. */
export interface PushWorld {
  /** Null when this browser has no notifications. */
  notifications: { permission: () => NotificationPermission; ask: () => Promise<NotificationPermission> } | null;
  /** The service worker that shows notices; undefined without one. */
  registration: () => Promise<Pick<ServiceWorkerRegistration, 'pushManager' | 'active'> | undefined>;
  userAgent: string;
}

const unavailable = { ok: false, motivo: 'indisponivel' } as const;
const keyOf = (subscription: PushSubscription, name: PushEncryptionKeyName): string => {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

/** Waits for the active service worker, which is registered only when the page is idle. */
async function activeWorker({ registration }: PushWorld) {
  const until = performance.now() + WAIT_MS;
  while (performance.now() < until) {
    const found = await registration();
    if (found?.active) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}

/** Subscribes to push; a subscription made with an older server key is replaced. */
async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Web Push: encrypted messages through the browser's push service, shown by the service worker. */
export function createWebPush(world: PushWorld): PushPort {
  const { notifications, registration, userAgent } = world;
  return {
    state: async () => {
      if (!notifications) return 'indisponivel';
      return notifications.permission() === 'denied' ? 'recusado' : 'possivel';
    },
    register: async (chaveWeb) => {
      if (!notifications || chaveWeb === null) return unavailable;
      try {
        if ((await notifications.ask()) !== 'granted') return { ok: false, motivo: 'recusado' };
        const worker = await activeWorker(world);
        if (!worker) return unavailable;
        const subscription = await within(WAIT_MS, subscribe(worker.pushManager, chaveWeb));
        const keys = { p256dh: keyOf(subscription, 'p256dh'), auth: keyOf(subscription, 'auth') };
        const nome = nomeDispositivo(userAgent);
        return { ok: true, registro: { canal: 'web', nome, endereco: subscription.endpoint, ...keys } };
      } catch {
        return unavailable;
      }
    },
    unregister: async () => {
      try {
        const subscription = await (await registration())?.pushManager.getSubscription();
        await subscription?.unsubscribe();
      } catch {
        // Without a subscription there is nothing to end.
      }
    },
  };
}

/** The browser's implementation. */
export const webPush = (): PushPort =>
  createWebPush({
    notifications:
      'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator
        ? { permission: () => Notification.permission, ask: () => Notification.requestPermission() }
        : null,
    registration: async () => navigator.serviceWorker.getRegistration(),
    userAgent: navigator.userAgent,
  });
