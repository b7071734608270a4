import type { CanalPush } from '../../../src/domain/avisos';

/** What a device shows: two lines, and the page of ours that they lead to. */
export interface Push {
  titulo: string;
  corpo: string;
  /** A path of ours. */
  link: string;
}

/** Where to. The keys are a browser's alone. */
export interface PushTarget {
  canal: CanalPush;
  endereco: string;
  p256dh: string | null;
  auth: string | null;
}

/** `sumiu`: there is no such device any more, and never will be. Whatever else goes wrong is thrown, and tried again. */
export type PushOutcome = 'entregue' | 'sumiu';

/** Whoever brings notices to devices; told the same one twice (`id`), a device shows it once. */
export interface PushPort {
  /** What can be told, and the public key that browsers subscribe with. */
  canais: { web: string | null; android: boolean; ios: boolean };
  send: (id: string, target: PushTarget, push: Push) => Promise<PushOutcome>;
}
