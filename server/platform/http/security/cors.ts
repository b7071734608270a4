import type { App } from '../appTypes';

/** Origins of the mobile app's own files in its shells, as native/capacitor.config.json sets them. */
export const ORIGENS_NATIVAS: readonly string[] = ['https://localhost', 'capacitor://localhost'];

/** Whether an address is shared with the app's shells: the API and the configuration. */
const isShared = (url: string): boolean => /^\/(api\/|config\.json(\?|$))/.test(url);

/** `Vary` of every answer there. */
export const VARY_SHARED = 'Origin';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  // Every header that src/services/http sends and a browser does not let pass by itself.
  'access-control-allow-headers': [
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'X-App-Version',
    'X-Dispositivo',
    'X-Atualizacao',
    'X-Sessao-Client-Id',
    'X-Estabelecimento-Id',
    'X-Documento-Final',
    'X-Idioma',
  ].join(', '),
  'access-control-max-age': '7200',
};

/**
 * The mobile app calls from another origin than ours: its shell's two, to the letter, may read the API. No cookie is
 * ever meant, so credentials stay off; every other origin gets no answer to read, and none is reflected.
 */
export function registerCors(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isShared(request.url)) return done();
    void reply.header('vary', VARY_SHARED);
    const { origin } = request.headers;
    const known = ORIGENS_NATIVAS.find((one) => one === origin);
    if (known === undefined) return done();
    void reply.header('access-control-allow-origin', known).header('access-control-expose-headers', 'Retry-After');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return done();
    void reply.headers(PREFLIGHT).code(204).send();
  });
}
