import { aplicativosPadrao } from '../../../src/domain/companhia/marca/marcaPadrao';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';
import type { LiveCompanhia } from '../liveCompanhia';

/** Paths that stay with the browser: those that machines read, and those that a mail program opens. */
const NOT_IN_APP = ['/api/*', '/_idp/*', '/_sandbox/*', '/callback/*', '/cancelar-avisos*'];

/**
 * The files by which Android and iOS let an app open the site's links, as the company's document in force says; 404 where
 * there is no such app.
 */
export function registerAplicativos(app: App, { companhia }: { companhia: LiveCompanhia }): void {
  const options = { schema: { hide: true } };
  const none = () => notFound('APLICATIVO_NAO_CONFIGURADO', 'Não há aplicativo publicado com este endereço.');
  const current = () => companhia.dados()?.aplicativos ?? aplicativosPadrao;

  app.get('/.well-known/assetlinks.json', options, async (_, reply) => {
    const { pacote, certificados } = current().android;
    if (certificados.length === 0) throw none();
    const target = { namespace: 'android_app', package_name: pacote, sha256_cert_fingerprints: certificados };
    return reply.send([{ relation: ['delegate_permission/common.handle_all_urls'], target }]);
  });

  app.get('/.well-known/apple-app-site-association', options, async (_, reply) => {
    const { pacote, time } = current().ios;
    if (time === '') throw none();
    const components = [...NOT_IN_APP.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }];
    return reply
      .type('application/json; charset=utf-8')
      .send({ applinks: { details: [{ appIDs: [`${time}.${pacote}`], components }] } });
  });
}
