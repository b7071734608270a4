import { msg } from '../../../src/words/t';
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/appTypes';
import { notFound } from '../http/problem';
import type { Metrics } from '../metrics/metrics';

/** Networks that no router of the internet carries. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8, 'ipv4');
inside.addSubnet('10.0.0.0', 8, 'ipv4');
inside.addSubnet('172.16.0.0', 12, 'ipv4');
inside.addSubnet('192.168.0.0', 16, 'ipv4');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/**
 * GET /metrics for Prometheus. With a token its bearer alone may read it; without one only machines of the same network
 * may, and everybody else is told that there is no such address.
 */
export function registerMetricas(app: App, metrics: Metrics, token: string | null): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    metrics.observe({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw notFound('ENDERECO_NAO_ENCONTRADO', msg('Este endereço não existe.'));
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

function mayRead({ headers, ip }: FastifyRequest, token: string | null): boolean {
  if (token === null) return inside.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  const [sent, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return sent !== undefined && wanted !== undefined && timingSafeEqual(sent, wanted);
}
