import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CLIENT_ID } from './startIdentity';

export const CALLBACK = 'http://localhost:8080/callback/';

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  /** The target of a redirect that leaves the provider, or of one that repeats a form. */
  target: string | undefined;
  /** The authorization code in it, or nothing. */
  code: string;
}

export interface OAuthTokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  token_type: string;
  error?: string;
}

/** The part of a browser with Amplify on the hosted pages: PKCE, cookies, and the form that it was shown. */
export interface Browser {
  /** The PKCE secret of every sign-in that it starts. */
  verifier: string;
  /** Starts a sign-in and follows it to the first page. */
  authorize: (parameters: Record<string, string | undefined>) => Promise<Answer>;
  /** Sends the form of the page on screen. */
  submit: (fields: Record<string, string>) => Promise<Answer>;
  exchange: (code: string, overrides?: Record<string, string>) => Promise<OAuthTokens>;
  logout: (logoutUri: string) => Promise<Answer>;
}

/** One request without following where it leads. */
type Send = (
  url: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; headers: Record<string, unknown>; body: string }>;

/** Straight into the application. */
export const injected =
  (app: FastifyInstance): Send =>
  async (url, { method, headers, body }) => {
    const response = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };

/** Over the network, to a provider that listens. */
export const overNetwork =
  (origin: string): Send =>
  async (url, request) => {
    const response = await fetch(origin + url, { ...request, redirect: 'manual' });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const firstMatch = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

export function startBrowser(send: Send): Browser {
  const verifier = randomBytes(32).toString('base64url');
  let cookie = '';
  let action = '';
  let tx = '';

  /** Keeps what the next step needs: the cookie, and the form on screen. */
  const remember = (body: string, setCookie: unknown): void => {
    if (typeof setCookie === 'string') [cookie = ''] = setCookie.split(';');
    tx = firstMatch(/name="tx" value="([^"]+)"/, body) || tx;
    action = firstMatch(/action="([^"]+)"/, body) || action;
  };

  const open = async (url: string, form?: Record<string, string>): Promise<Answer> => {
    const { status, headers, body } = await send(url, {
      method: form ? 'POST' : 'GET',
      headers: { cookie, ...(form ? FORM : {}) },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    });
    remember(body, headers['set-cookie']);
    const target = typeof headers.location === 'string' ? headers.location : undefined;
    if (!form && target?.startsWith('/_idp/')) return open(target);
    return { status, body, headers, target, code: firstMatch(/[?&]code=([^&]+)/, target ?? '') };
  };

  return {
    verifier,
    authorize: (parameters) => {
      const query = new URLSearchParams({
        client_id: CLIENT_ID,
        redirect_uri: CALLBACK,
        response_type: 'code',
        scope: 'openid email profile aws.cognito.signin.user.admin',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      for (const [name, value] of Object.entries(parameters))
        if (value === undefined) query.delete(name);
        else query.set(name, value);
      return open(`/_idp/oauth2/authorize?${query.toString()}`);
    },
    submit: (fields) => open(action, { tx, ...fields }),
    exchange: async (code, overrides = {}) => {
      const form = {
        grant_type: 'authorization_code',
        client_id: CLIENT_ID,
        redirect_uri: CALLBACK,
        code_verifier: verifier,
        code,
        ...overrides,
      };
      return JSON.parse((await open('/_idp/oauth2/token', form)).body) as OAuthTokens;
    },
    logout: (logoutUri) =>
      open(`/_idp/logout?${new URLSearchParams({ client_id: CLIENT_ID, logout_uri: logoutUri }).toString()}`),
  };
}
