import capacitor from '../../../native/capacitor.config.json';
import { umaCompanhia } from '../../../tests/bodies/companhiaBodies';
import { startRoutes } from '../../../tests/support/startRoutes';
import { aplicativosPadrao } from '../../../src/domain/companhia/marca/marcaPadrao';
import type { Aplicativos, DadosCompanhia } from '../../../src/domain/wire/companhia/companhia';
import type { App } from '../../platform/http/appTypes';
import { registerAplicativos } from './aplicativos';

const ANDROID = '/.well-known/assetlinks.json';
const APPLE = '/.well-known/apple-app-site-association';
const SHA = Array.from({ length: 32 }, () => 'AB').join(':');

let dados: DadosCompanhia | null = null;
let app: App;
const live = { dados: () => dados, versao: () => 1, refresh: async () => undefined };
beforeAll(async () => {
  app = await startRoutes(async (routes) => registerAplicativos(routes, { companhia: live }));
});
afterAll(() => app.close());
beforeEach(() => {
  dados = null;
});
const publish = (aplicativos: Partial<Aplicativos>) => {
  dados = umaCompanhia({ aplicativos: { ...aplicativosPadrao, ...aplicativos } });
};

describe('which apps may open our links', () => {
  it('is told to Android by the certificates of the document', async () => {
    publish({ android: { pacote: 'br.com.serra.app', certificados: [SHA] } });
    const answer = await app.inject(ANDROID);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: 'br.com.serra.app', sha256_cert_fingerprints: [SHA] },
      },
    ]);
  });

  it('is told to iOS by the team of the document, but for what a machine reads', async () => {
    publish({ ios: { pacote: 'br.com.serra.app', time: 'ABCDE12345' } });
    const answer = await app.inject(APPLE);
    expect(answer.headers['content-type']).toContain('application/json');
    const [details] = answer.json<{ applinks: { details: { appIDs: string[]; components: object[] }[] } }>().applinks
      .details;
    expect(details?.appIDs).toEqual(['ABCDE12345.br.com.serra.app']);
    expect(details?.components.at(0)).toEqual({ '/': '/api/*', exclude: true });
    expect(details?.components.at(-1)).toEqual({ '/': '/*' });
  });

  it.each([ANDROID, APPLE])('is nothing at %s where there is no app, and no document', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
    publish({});
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('changes with the document, without a start', async () => {
    publish({ android: { pacote: 'br.com.serra.app', certificados: [SHA] } });
    expect((await app.inject(ANDROID)).statusCode).toBe(200);
    publish({ android: { pacote: 'br.com.serra.app', certificados: [] } });
    expect((await app.inject(ANDROID)).statusCode).toBe(404);
  });
});

it('begins with the identifier that the native projects are generated with', () => {
  expect(aplicativosPadrao).toMatchObject({
    android: { pacote: capacitor.appId },
    ios: { pacote: capacitor.appId },
  });
});
