import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptReplies } from './kept/kept';
import type { LimitClass } from './limits/classes';
import type { Access, DeclaredRoute, Identity } from './access/identity';

/** The web server, typed by the schemas of its routes. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers that this route admits; every route under /api must declare it. */
    access?: Access;
    /** The class of its rate limits; `limits/classes.ts` sets it for all our routes. */
    limit?: LimitClass;
    /** Names the subject of a valid body, such as an order; it has a ceiling over all routes of the class. */
    limitSubject?: (body: unknown) => string;
  }
  interface FastifyInstance {
    /** Every route of the API with its callers. */
    declaredRoutes: readonly DeclaredRoute[];
    /** Replies that are sent from memory before any hook. */
    kept: KeptReplies;
  }
  interface FastifyRequest {
    /** The caller: a person, or the anonymous service user. */
    identity: Identity;
    /** The origin of the browser, as in `https://itape.com.br`; links back to the shop begin with it. */
    origin: string;
    /** Over the ceiling of a class that refuses nobody: the answer is to read nothing. */
    isOverLimit: boolean;
  }
}
