import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../../metrics/metrics';
import type { Answered } from './kept';

/** Writes the line of the log that Fastify writes of a request it has answered, and measures it. */
export const noteKept =
  (log: FastifyBaseLogger, { observe }: Pick<Metrics, 'observe'>) =>
  ({ request, id, route, status, ms }: Answered): void => {
    observe({ method: 'GET', route, status, seconds: ms / 1000 });
    const req = { method: 'GET', url: request.url ?? '' };
    log.info({ reqId: id, req, res: { statusCode: status }, responseTime: ms }, 'request answered from memory');
  };
