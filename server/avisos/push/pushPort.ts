import type { CanalPush } from '../../../src/domain/avisos/avisos';

/** A notice on a device: two lines, and the page of ours that they lead to. */
export interface Push {
  titulo: string;
  corpo: string;
  /** Path of the page. */
  link: string;
}

/** Address of a device; only browsers have keys. */
export interface PushTarget {
  canal: CanalPush;
  endereco: string;
  p256dh: string | null;
  auth: string | null;
}

/** `sumiu`: the device no longer exists. Other failures are thrown and retried. */
export type PushOutcome = 'entregue' | 'sumiu';

/** Sends notices to devices; a device shows notices with the same `id` once. */
export interface PushPort {
  /** The configured channels, and the public key that browsers subscribe with. */
  canais: { web: string | null; android: boolean; ios: boolean };
  send: (id: string, target: PushTarget, push: Push) => Promise<PushOutcome>;
}
