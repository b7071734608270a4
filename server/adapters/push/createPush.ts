import type { PushConfig } from '../../avisos/push/pushConfig';
import { BreakerOpen, createBreaker, type OpenBreaker } from '../../platform/breaker/breaker';
import { guardFetch } from '../../platform/breaker/guardFetch';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { ApnsRefused, createApns } from './apns';
import { createFcm } from './fcm';
import type { PushPort } from '../../avisos/push/pushPort';
import { createWebPush } from './webPush';

const closed = () => new BreakerOpen('the push service is left alone for a while');
const isAppleAway = (error: unknown): boolean => !(error instanceof ApnsRefused) || error.status >= 500;

/**
 * The push services that the environment configures, each behind a breaker of its own; null means none.
 * @param appleTopic the identifier of the app in Apple's store.
 */
export function createPush(
  push: PushConfig | null,
  appleTopic: () => string,
  open: OpenBreaker = createBreaker,
  fetch: Fetch = globalThis.fetch,
): PushPort {
  const web = push?.web ? createWebPush(push.web, guardEachOrigin(open, fetch)) : null;
  const android = push?.fcm ? createFcm(push.fcm, guardFetch(open, fetch)) : null;
  const ios = push?.apns ? open({ isAway: isAppleAway, closed }).guard(createApns(push.apns, appleTopic)) : null;
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

/** Each browser has a push service of its own: one that is away does not silence the others. */
function guardEachOrigin(open: OpenBreaker, fetch: Fetch): Fetch {
  const guarded = new Map<string, Fetch>();
  return (url, init) => {
    const { origin } = new URL(url);
    const ask = guarded.get(origin) ?? guardFetch(open, fetch);
    guarded.set(origin, ask);
    return ask(url, init);
  };
}
