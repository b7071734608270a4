import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../context';
import { createExpiringMap } from '../expiringMap';
import type { StoredUser } from '../state';

/** The person that this browser signed in on the hosted pages, kept for an hour so that the next sign-in asks nothing. */
export interface BrowserSessions {
  open: (reply: FastifyReply, user: StoredUser) => void;
  userOf: (request: FastifyRequest) => StoredUser | undefined;
  close: (request: FastifyRequest, reply: FastifyReply) => void;
}

const COOKIE = 'itape_idp';
const SECONDS = 60 * 60;

function readCookie({ headers }: FastifyRequest): string {
  const pairs = (headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}

export function createBrowserSessions({ pool, users }: IdentityContext, base: string): BrowserSessions {
  const usernames = createExpiringMap<string>(SECONDS * 1000, pool.now);
  const setCookie = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header('set-cookie', `${COOKIE}=${value}; Path=${base}; HttpOnly; SameSite=Lax; Max-Age=${seconds}`);
  return {
    open: (reply, { username }) => void setCookie(reply, usernames.put(username), SECONDS),
    userOf: (request) => {
      const username = usernames.get(readCookie(request));
      const user = username === undefined ? undefined : users.byUsername(username);
      return user?.enabled ? user : undefined;
    },
    close: (request, reply) => {
      usernames.remove(readCookie(request));
      setCookie(reply, '', 0);
    },
  };
}
