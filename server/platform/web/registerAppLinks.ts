import type { AppsConfig } from './appsConfig';
import type { App } from '../http/appTypes';
import { notFound } from '../http/problem';

/** The app's identifier in both stores: native/capacitor.config.json. */
export const APP_ID = 'br.com.itape.app';

/** Paths that stay with the browser: those that machines read, and those that a mail program opens. */
const NOT_IN_APP = ['/api/*', '/_idp/*', '/_sandbox/*', '/callback/*', '/cancelar-avisos*'];

/** The files by which Android and iOS let an app open the site's links; 404 where there is no such app. */
export function registerAppLinks(app: App, { androidSha256, iosTime }: AppsConfig): void {
  const options = { schema: { hide: true } };
  const none = () => notFound('APLICATIVO_NAO_CONFIGURADO', 'Não há aplicativo publicado com este endereço.');

  app.get('/.well-known/assetlinks.json', options, async (_, reply) => {
    if (androidSha256.length === 0) throw none();
    const target = { namespace: 'android_app', package_name: APP_ID, sha256_cert_fingerprints: androidSha256 };
    return reply.send([{ relation: ['delegate_permission/common.handle_all_urls'], target }]);
  });

  app.get('/.well-known/apple-app-site-association', options, async (_, reply) => {
    if (iosTime === null) throw none();
    const components = [...NOT_IN_APP.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }];
    return reply
      .type('application/json; charset=utf-8')
      .send({ applinks: { details: [{ appIDs: [`${iosTime}.${APP_ID}`], components }] } });
  });
}
