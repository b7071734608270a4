import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../platform/html/html';

/** No script, no frame, no outside resource; a form may lead back to the product, also to its native shell. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'self'",
  "form-action 'self' http://localhost:* http://127.0.0.1:* itape:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const layout = (base: string, title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} – Itapê (identidade local)</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${base}/style.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
          <small>Provedor de identidade de desenvolvimento. Nada sai desta máquina.</small>
        </main>
      </body>
    </html>`;

export interface Page {
  title: string;
  body: Html;
  status?: number;
}

/** Sends a hosted page; it is never stored, for it carries a sign-in under way. */
export function sendPage(reply: FastifyReply, base: string, { title, body, status = 200 }: Page): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(layout(base, title, body).text);
}

/** The error page of a request that must not be redirected, since its client or address is not registered. */
export const sendRefusal = (reply: FastifyReply, base: string, reason: string): FastifyReply =>
  sendPage(reply, base, { status: 400, title: 'Pedido inválido', body: html`<p role="alert">${reason}</p>` });

export const sendExpired = (reply: FastifyReply, base: string): FastifyReply =>
  sendPage(reply, base, {
    status: 400,
    title: 'Sessão expirada',
    body: html`<p role="alert">Volte ao aplicativo e entre de novo.</p>`,
  });
