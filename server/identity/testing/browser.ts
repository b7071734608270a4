import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CLIENT_ID } from './startIdentity';

export const CALLBACK = 'http://localhost:8080/callback/';

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  /** Where a redirect that leaves the provider, or repeats a form, leads to. */
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

/** What a browser with Amplify in it does on the hosted pages: PKCE, cookies, the form it was shown. */
export interface Browser {
  /** Starts a sign-in and follows it to the first page. */
  authorize: (parameters: Record<string, string | undefined>) => Promise<Answer>;
  /** Sends the form of the page on screen. */
  submit: (fields: Record<string, string>) => Promise<Answer>;
  exchange: (code: string, overrides?: Record<string, string>) => Promise<OAuthTokens>;
  logout: (logoutUri: string) => Promise<Answer>;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export function startBrowser(app: FastifyInstance): Browser {
  const verifier = randomBytes(32).toString('base64url');
  let cookie = '';
  let action = '';
  let tx = '';

  const open = async (url: string, form?: Record<string, string>): Promise<Answer> => {
    const response = await app.inject({
      method: form ? 'POST' : 'GET',
      url,
      headers: { cookie, ...(form ? FORM : {}) },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    const setCookie = response.headers['set-cookie'];
    if (typeof setCookie === 'string') cookie = setCookie.split(';')[0] ?? '';
    const target = response.headers.location;
    if (!form && target?.startsWith('/_idp/')) return open(target);
    tx = /name="tx" value="([^"]+)"/.exec(response.body)?.[1] ?? tx;
    action = /action="([^"]+)"/.exec(response.body)?.[1] ?? action;
    const code = /[?&]code=([^&]+)/.exec(target ?? '')?.[1] ?? '';
    return { status: response.statusCode, body: response.body, headers: response.headers, target, code };
  };

  return {
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
