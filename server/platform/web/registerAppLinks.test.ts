import { startRoutes } from '../../../tests/support/startRoutes';
import capacitor from '../../../native/capacitor.config.json';
import { readAppsConfig } from './appsConfig';
import { APP_ID, registerAppLinks } from './registerAppLinks';

const SHA = Array.from({ length: 32 }, () => 'AB').join(':');
const get = async (env: Record<string, string>, url: string) => {
  const app = await startRoutes(async (routes) => registerAppLinks(routes, readAppsConfig(env)));
  const answer = await app.inject({ url });
  await app.close();
  return answer;
};

describe('which apps may open our links', () => {
  it('is told to Android by the certificates of the environment', async () => {
    const answer = await get({ APP_ANDROID_SHA256: ` ${SHA.toLowerCase()} ,${SHA}` }, '/.well-known/assetlinks.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: capacitor.appId, sha256_cert_fingerprints: [SHA, SHA] },
      },
    ]);
  });

  it('is told to iOS by the team of the environment, but for what a machine reads', async () => {
    const answer = await get({ APP_IOS_TIME: 'ABCDE12345' }, '/.well-known/apple-app-site-association');
    expect(answer.headers['content-type']).toContain('application/json');
    const [details] = answer.json<{ applinks: { details: { appIDs: string[]; components: object[] }[] } }>().applinks
      .details;
    expect(details?.appIDs).toEqual([`ABCDE12345.${APP_ID}`]);
    expect(details?.components.at(0)).toEqual({ '/': '/api/*', exclude: true });
    expect(details?.components.at(-1)).toEqual({ '/': '/*' });
  });

  it.each(['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'])(
    'is nothing at %s where there is no app',
    async (url) => expect((await get({}, url)).statusCode).toBe(404),
  );

  it('refuses what cannot be meant', () => {
    expect(() => readAppsConfig({ APP_ANDROID_SHA256: 'AB:CD' })).toThrow('APP_ANDROID_SHA256');
    expect(() => readAppsConfig({ APP_IOS_TIME: 'abc' })).toThrow('APP_IOS_TIME');
  });
});
