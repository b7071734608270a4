import type { FastifyReply } from 'fastify';
import { ORIGENS_NATIVAS } from '../../platform/http/security/cors';
import { html, type Html } from '../../platform/html/html';

interface FramePage {
  title: string;
  body: Html;
  /** Its script, a file of its own, as its policy asks. */
  script?: string;
  /** The shop, which may frame the page as the app's shell may; null for a page that is in no frame. */
  shopOrigin: string | null;
  status?: number;
  /** A page whose form must say where it was posted from: without a referrer its origin would be `null`. */
  saysOrigin?: boolean;
}

/**
 * The origins that may frame a page of the acquirer or of a bank: the shop's, and the two of the app's shell, whose files
 * do not come from the shop.
 */
export const framedBy = (shopOrigin: string): string => [shopOrigin, ...ORIGENS_NATIVAS].join(' ');

/** Sends a page that only the shop and the app's shell may frame; it is never stored. */
export function sendFramePage(reply: FastifyReply, page: FramePage) {
  const { title, body, script, shopOrigin, status = 200, saysOrigin = false } = page;
  // The policy names the allowed frames; the older header cannot name them and would forbid all.
  void reply.removeHeader('x-frame-options');
  return reply
    .code(status)
    .headers({
      'content-security-policy': policyFor(shopOrigin),
      'cache-control': 'no-store',
      'referrer-policy': saysOrigin ? 'same-origin' : 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(layout(title, body, script).text);
}

const policyFor = (shopOrigin: string | null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    // After the form a bank's page without a frame redirects to the shop.
    `form-action 'self'${shopOrigin === null ? '' : ` ${shopOrigin}`}`,
    "base-uri 'none'",
    `frame-ancestors ${shopOrigin === null ? "'none'" : framedBy(shopOrigin)}`,
  ].join('; ');

const layout = (title: string, body: Html, script: string | undefined): Html =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/_sandbox/cartao/estilo.css" />
        ${script === undefined ? [] : [html`<script defer src="${script}"></script>`]}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
