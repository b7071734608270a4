import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRoutes } from '../../../tests/support/startRoutes';
import { createPreloads, PRELOADS_FILE, type Preload } from './preloads';
import { registerWeb } from './registerWeb';

const PRELOADS: Preload[] = [
  { path: '/comprar-viagem', query: { viagem: '', etapa: 'pagamento' }, files: ['js/pagamento.js'] },
  { path: '/comprar-viagem', query: { viagem: '' }, files: ['js/poltronas.js', 'css/poltronas.css'] },
  { path: '/quem-somos', query: {}, files: ['js/quem-somos.js'] },
  { path: '/destinos', query: {}, files: [] },
];

const CONFIG = '</config.json>; rel=preload; as=fetch; crossorigin';

describe('the code that the server announces with a page', () => {
  const dist = mkdtempSync(join(tmpdir(), 'itape-preloads-'));
  const link = (url: string) => createPreloads(dist)(url);
  beforeAll(() => writeFileSync(join(dist, PRELOADS_FILE), JSON.stringify(PRELOADS)));
  afterAll(() => rmSync(dist, { recursive: true }));

  it('is that of the step at the address', () => {
    expect(link('/comprar-viagem?viagem=1&etapa=pagamento')).toContain('</js/pagamento.js>');
    expect(link('/comprar-viagem?viagem=1')).toBe(
      `${CONFIG}, </js/poltronas.js>; rel=preload; as=script; fetchpriority=low, </css/poltronas.css>; rel=preload; as=style; fetchpriority=low`,
    );
    expect(link('/quem-somos/?utm=x')).toContain('</js/quem-somos.js>');
  });

  it('is told with the configuration, which every page asks for as the announcement says', () => {
    expect(link('/destinos')).toBe(CONFIG);
  });

  it.each(['/comprar-viagem', '/comprar-viagem?etapa=pagamento', '/nenhuma', '/', '/comprar-viagem/1'])(
    'is nothing for %s',
    (url) => expect(link(url)).toBeUndefined(),
  );

  it('is nothing where the build has no list', () => {
    expect(createPreloads('/none')('/quem-somos')).toBeUndefined();
  });

  it('comes with the shell alone, not with home, a file or the API', async () => {
    writeFileSync(join(dist, 'index.html'), 'casa');
    writeFileSync(join(dist, 'app.html'), 'tela');
    const app = await startRoutes((routes) => registerWeb(routes, dist), { distDir: dist });
    const linkOf = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).headers.link;
    expect(await linkOf('/quem-somos')).toContain('rel=preload');
    for (const url of ['/home', '/app.html', '/api/Nenhum', `/${PRELOADS_FILE}`])
      expect(await linkOf(url)).toBeUndefined();
    await app.close();
  });
});
