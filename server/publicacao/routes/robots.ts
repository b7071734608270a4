import type { App } from '../../platform/http/appTypes';

const KEPT_S = 3_600;
/** Addresses that no search engine should read: the API, the identity provider, the sandboxes. */
const CLOSED = ['/api/', '/_idp/', '/_sandbox/'];

/** GET /robots.txt: what search engines may read, and where all of it is listed. A sitemap is named by a whole address. */
export function registerRobots(app: App, { publicUrl }: { publicUrl: string }): void {
  const body = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`];
  app.get('/robots.txt', { config: { access: 'publico' }, schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${KEPT_S}`)
      .send(`${body.join('\n')}\n`),
  );
}
