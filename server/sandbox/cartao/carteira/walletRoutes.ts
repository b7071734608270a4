import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFramePage } from '../framePage';
import { carteiraBody } from './walletPage';
import { WALLET_WINDOW_JS, WALLET_WORKER_JS } from './walletScripts';

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
const HERE = '/_sandbox/carteira';

/**
 * A wallet that pays in an ordinary Chromium without an account (Payment Handler API): its method, the method's manifest,
 * the wallet's own manifest, its service worker and its window. The browser installs it at the first payment.
 */
export function registerCarteiraSandbox(app: FastifyInstance): void {
  const manifesto = `${HERE}/metodo.json`;
  app.get('/pagar', (_request, reply) =>
    reply.header('link', `<${manifesto}>; rel="payment-method-manifest"`).type('text/plain').send('Carteira de teste'),
  );
  app.get('/metodo.json', (request, reply) => {
    const origin = originOf(request);
    return reply
      .header('cache-control', 'no-store')
      .send({ default_applications: [`${origin}${HERE}/carteira.webmanifest`], supported_origins: [origin] });
  });
  app.get('/carteira.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').send({
      name: 'Carteira de teste',
      short_name: 'Carteira',
      start_url: `${HERE}/janela`,
      display: 'standalone',
      icons: [{ src: '/icons/icone-192.png', sizes: '192x192', type: 'image/png' }],
      serviceworker: { src: `${HERE}/trabalhador.js`, scope: `${HERE}/`, use_cache: false },
    }),
  );
  app.get('/trabalhador.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WALLET_WORKER_JS),
  );
  app.get('/janela.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(WALLET_WINDOW_JS));
  app.get('/janela', (_request, reply) =>
    sendFramePage(reply, {
      title: 'Carteira de teste',
      body: carteiraBody(),
      script: `${HERE}/janela.js`,
      shopOrigin: null,
    }),
  );
}
