/** Pages bundled in the mobile app carry the same policy that the server sends. */
import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { addPolicy, PAGES, sourcesOf } from '../../native/pagePolicy.mjs';
import type { Server } from '../../server/createServer';
import { ORIGEM_APP } from '../../src/domain/aplicativo/deepLink';
import { START_MS } from '../support/startMs';
import { startServer } from '../support/startServer';

const SCRIPT = 'globalThis.pronto = 1;';
const STYLE = 'a { color: red }';
const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><script>${SCRIPT}</script><style>${STYLE}</style>
<script defer src="/main.js"></script></head><body></body></html>`;
const env = {
  COGNITO_USER_POOL_ID: 'sa-east-1_abc',
  COGNITO_DOMAIN: 'entrar.exemplo.com.br',
  CARTAO_ORIGEM: 'https://campos.exemplo.com.br',
  CHATBOT_API: 'https://assistente.exemplo.com.br/api',
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/);
      return [name, sources];
    }),
  );
const policyOf = (html: string) => {
  const [first] = new JSDOM(html).window.document.head.children;
  expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  return directivesOf(first?.getAttribute('content') ?? '');
};

describe('a page of the app’s shell', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  }, START_MS);
  afterAll(() => server.close());

  it('lets run what stands in it and comes with it, and nothing else', () => {
    const policy = policyOf(addPolicy(page, sourcesOf({})));
    expect(policy['script-src']).toEqual(["'self'", hash(SCRIPT)]);
    expect(policy['style-src']).toEqual(["'self'", hash(STYLE), hash('')]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
  });

  it('calls the product, whoever signs people in and the assistant, and frames the acquirer', () => {
    const policy = policyOf(addPolicy(page, sourcesOf(env)));
    expect(policy['connect-src']).toEqual([
      "'self'",
      ORIGEM_APP,
      'https://cognito-idp.sa-east-1.amazonaws.com',
      'https://entrar.exemplo.com.br',
      'https://assistente.exemplo.com.br',
    ]);
    expect(policy['frame-src']).toEqual(['https://campos.exemplo.com.br']);
    const bare = policyOf(addPolicy(page, sourcesOf({})));
    expect([bare['connect-src'], bare['frame-src']]).toEqual([["'self'", ORIGEM_APP], ["'none'"]]);
  });

  it('has every directive that the server sends and a page may say, with the same sources', async () => {
    const { headers } = await server.app.inject({ url: '/home' });
    const sent = directivesOf(String(headers['content-security-policy']));
    const said = policyOf(addPolicy(page, sourcesOf({})));
    // A policy in a meta tag cannot contain `frame-ancestors` or reporting; the rest depends on the page's content and
    // API origin.
    const headerOnly = ['frame-ancestors', 'report-uri', 'report-to'];
    const own = [...headerOnly, 'script-src', 'style-src', 'connect-src', 'frame-src'];
    for (const [name, sources] of Object.entries(sent)) {
      if (!headerOnly.includes(name)) expect(Object.keys(said)).toContain(name);
      if (!own.includes(name)) expect([name, said[name]]).toEqual([name, sources]);
    }
  });

  it('is configured as often as one likes, and is found on both platforms', () => {
    const once = addPolicy(page, sourcesOf({}));
    expect(addPolicy(once, sourcesOf({}))).toBe(once);
    expect(addPolicy(addPolicy(page, sourcesOf(env)), sourcesOf({}))).toBe(once);
    expect(PAGES).toEqual([
      'android/app/src/main/assets/public/index.html',
      'android/app/src/main/assets/public/app.html',
      'ios/App/App/public/index.html',
      'ios/App/App/public/app.html',
    ]);
    expect(() => addPolicy('<p>', sourcesOf({}))).toThrow('não encontrei <head>');
  });
});
