import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { textoDoLimite } from '../../../../src/domain/base/limite';
import type { App } from '../appTypes';
import { Problem } from '../problem';
import { deviceOf, keyOf, networkOf } from './callerKeys';
import { CLASSES, classOf, type Ceilings, type LimitClass } from './classes';
import type { Ceiling, Limiter } from './limiter';

const MINUTE_S = 60;

/**
 * Gives every route its class; one without stops the boot. Registered before the access check, it counts by address
 * and device, so that refused callers count too.
 * @param limiter null where nothing is counted, such as in tests.
 */
export function registerLimits(app: App, limiter: Limiter | null): void {
  const unknown: string[] = [];
  app.addHook('onRoute', (route) => {
    const names = namesOf(route);
    const limit = route.config?.limit ?? names.map((name) => classOf(name.method, route.url)).find(Boolean);
    if (limit === undefined) unknown.push(...names.map(({ method }) => `${method} ${route.url}`));
    else route.config = { ...route.config, limit };
  });
  app.addHook('onReady', (done) => {
    done(unknown.length === 0 ? undefined : new Error(`Routes without a class of limits: ${unknown.join(', ')}`));
  });
  app.decorateRequest('isOverLimit', false);
  if (limiter === null) return;
  app.addHook('onRequest', async (request) => {
    await refuseOver(limiter, request, (ceilings) => countedAtDoor(ceilings, request));
  });
}

/** Counts a request that is answered before any hook, as the hook would. @returns whether it may be answered. */
export const countAtDoor =
  (limiter: Limiter, ipOf: (request: IncomingMessage) => string) =>
  async (route: string, request: IncomingMessage): Promise<boolean> => {
    const limit = classOf('GET', route);
    if (limit === undefined) return false;
    const { headers } = request;
    const counted = countedAtDoor(CLASSES[limit], { headers, ip: ipOf(request) });
    return (await limiter.ask(hitsOf(limit, `GET ${route}`, counted))) === 0;
  };

function countedAtDoor({ address, device: ofDevice }: Ceilings, caller: Parameters<typeof deviceOf>[0]): Counted[] {
  const device = deviceOf(caller);
  return [
    { by: 'address', who: networkOf(caller.ip), max: address },
    { by: 'device', who: device ?? '', max: device === null ? undefined : ofDevice },
  ];
}

/** Counts by account; registered after the access check, which knows the account. */
export function registerAccountLimits(app: App, limiter: Limiter | null): void {
  if (limiter === null) return;
  app.addHook('onRequest', async (request) => {
    const { anonima, sub } = request.identity;
    if (anonima) return;
    await refuseOver(limiter, request, ({ account }) => [{ by: 'account', who: sub, max: account }]);
  });
}

/** Counts by what a body is about; after its validation, so that only a well-formed one uses up somebody's attempts. */
export function registerSubjectLimits(app: App, limiter: Limiter | null): void {
  if (limiter === null) return;
  app.addHook('preHandler', async (request) => {
    const { limitSubject } = request.routeOptions.config;
    if (limitSubject === undefined) return;
    const who = limitSubject(request.body);
    await refuseOver(limiter, request, ({ subject }) => [{ by: 'subject', who, max: subject }]);
  });
}

interface Counted {
  by: 'account' | 'device' | 'address' | 'subject';
  who: string;
  max: number | undefined;
}

async function refuseOver(limiter: Limiter, request: FastifyRequest, of: (ceilings: Ceilings) => Counted[]) {
  const { config, method, url } = request.routeOptions;
  const { limit } = config;
  if (limit === undefined || url === undefined) return;
  const ceilings: Ceilings = CLASSES[limit];
  const waitMs = await limiter.ask(hitsOf(limit, routeOf(method, url), of(ceilings)));
  if (waitMs <= 0) return;
  if (!ceilings.plainOver) throw tooMany(waitMs);
  request.isOverLimit = true;
}

function hitsOf(limit: LimitClass, route: string, counted: readonly Counted[]): Ceiling[] {
  const { windowS = MINUTE_S }: Ceilings = CLASSES[limit];
  return counted.flatMap(({ by, who, max }): Ceiling[] =>
    max === undefined ? [] : [{ key: keyOf(by === 'subject' ? limit : route, by, who), windowMs: windowS * 1000, max }],
  );
}

/** A HEAD is a GET without its body, and counts as one. */
const routeOf = (method: string | string[], url: string): string => `${[method].flat().map(readMethod).join()} ${url}`;
const readMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);

const namesOf = ({ method }: RouteOptions): { method: string }[] =>
  [method].flat().flatMap((one) => (one === 'OPTIONS' ? [] : [{ method: readMethod(one) }]));

/** The 429 answer, with the wait in words and as `Retry-After`. */
function tooMany(waitMs: number): Problem {
  const seconds = Math.ceil(waitMs / 1000);
  return new Problem(
    429,
    { codigo: 'MUITAS_TENTATIVAS', mensagem: textoDoLimite(seconds) },
    {},
    { 'retry-after': String(seconds) },
  );
}
