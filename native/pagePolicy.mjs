/**
 * The content security policy of the pages that the shell brings. A server sends it as a header with every page; the
 * shell's pages come from the telephone, so it stands in them. The directives are the server's (server/platform/http/security/security.ts),
 * with the product's own origin named, because the pages do not come from it.
 */
import { createHash } from 'node:crypto';
import { HOST } from './patches.mjs';

/** Where `cap sync` puts the pages, by platform. */
export const PAGES = ['android/app/src/main/assets/public', 'ios/App/App/public'].flatMap((folder) =>
  ['index.html', 'app.html'].map((page) => `${folder}/${page}`),
);

const META = /\s*<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, text = '']) => hash(text)))];
const originOf = (url) => (url?.startsWith('https://') ? [new URL(url).origin] : []);

/**
 * Where the app calls and what it frames, from the variables that configure the server: the user pool, the acquirer's
 * pages and an assistant elsewhere. Without them the app reaches the product alone.
 */
export function sourcesOf(env) {
  const region = env.COGNITO_USER_POOL_ID?.split('_', 1)[0];
  return {
    connect: [
      `https://${HOST}`,
      ...(region ? [`https://cognito-idp.${region}.amazonaws.com`] : []),
      ...(env.COGNITO_DOMAIN ? [`https://${env.COGNITO_DOMAIN}`] : []),
      ...originOf(env.CHATBOT_API),
    ],
    frame: originOf(env.CARTAO_ORIGEM),
  };
}

/** The page with its policy, before anything that it governs; a policy that stands there gives way to the new one. */
export function addPolicy(source, { connect, frame }) {
  const html = source.replace(META, '');
  const head = /<head[^>]*>/.exec(html);
  if (!head) throw new Error('não encontrei <head> na página');
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/gi);
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${[...new Set(["'self'", ...styles, EMPTY])].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `frame-src ${frame.length === 0 ? "'none'" : frame.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types itape-home itape-worker webpack dompurify',
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
  const at = head.index + head[0].length;
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(at)}`;
}
