import type { PushConfig } from '../../avisos/push/pushConfig';
import { createApns } from './apns';
import { createFcm } from './fcm';
import type { PushPort } from '../../avisos/push/pushPort';
import { createWebPush } from './webPush';

/** The push services that the environment configures; null means none. */
export function createPush(push: PushConfig | null): PushPort {
  const web = push?.web ? createWebPush(push.web) : null;
  const android = push?.fcm ? createFcm(push.fcm) : null;
  const ios = push?.apns ? createApns(push.apns) : null;
  const ways = { web, android, ios };
  return {
    canais: { web: push?.web?.publica ?? null, android: android !== null, ios: ios !== null },
    send: async (id, target, notice) => {
      const way = ways[target.canal];
      if (!way) throw new Error(`nothing tells ${target.canal}`);
      return way(id, target, notice);
    },
  };
}
