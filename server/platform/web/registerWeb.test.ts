import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { aparenciaPadrao, BARRA } from '../../../src/domain/aplicativo/modeloPagina';
import { palavrasDaMarca } from '../../../src/domain/companhia/marca/nomeDaMarca';
import { readPagina } from '../../../src/domain/aplicativo/metaPagina';
import { startRoutes } from '../../../tests/support/startRoutes';
import type { App } from '../http/appTypes';
import { registerWeb } from './registerWeb';

const distDir = mkdtempSync(join(tmpdir(), 'itape-dist-'));
const ASSET = '/assets/main.3f2a9c.js';
let app: App;

beforeAll(async () => {
  mkdirSync(join(distDir, 'assets'));
  writeFileSync(join(distDir, 'index.html'), '<h1>casa</h1><script>let casa</script>');
  writeFileSync(join(distDir, 'app.html'), '<h1>tela</h1>');
  writeFileSync(join(distDir, 'sw.js'), 'sw');
  writeFileSync(join(distDir, ASSET), 'let a');
  writeFileSync(join(distDir, `${ASSET}.br`), brotliCompressSync('let a'));
  app = await startRoutes((routes) => registerWeb(routes, distDir), { distDir });
});

const umLugar = (id: string) => ({ id, nome: 'Embu', uf: 'SP', terminal: 'Central', fuso: 'America/Sao_Paulo' });
/** Content of the `meta` by which a page tells the app what it shows. */
const toldIn = (body: string): string =>
  (/<meta name="itape-pagina" content="([^"]*)">/.exec(body)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the built web of a company', () => {
  const dist = mkdtempSync(join(tmpdir(), 'itape-modelo-'));
  const modelo = (body: string) =>
    `<html><head><title>t – @@nome@@</title><meta name="theme-color" content="${BARRA.clara}"><link rel="apple-touch-icon" href="/i.png"></head><body>${body}</body></html>`;
  let rotas = [{ origem: { id: '1', nome: 'Embu <Guaçu>' }, destino: { id: '2', nome: 'Rio' } }];
  let marca = palavrasDaMarca(null);
  let aparencia = aparenciaPadrao;
  /** Queries whose page was drawn, once for each language. */
  const drawn: string[] = [];
  let company: App;
  beforeAll(async () => {
    writeFileSync(join(dist, '.escrito.index.html'), modelo('<b>@@logotipo@@ @@inicial@@</b><i><p>@@lema@@</p></i>'));
    const home = '<ul><li><b>@@origem@@</b> – @@destino@@</li></ul><footer><p>@@rodape@@</p><p>versão</p></footer>';
    for (const [name, body] of [
      ['index.html', home],
      ['app.html', '<p>tela</p>'],
    ] as const) {
      writeFileSync(join(dist, name), body);
      writeFileSync(join(dist, `.${name}`), modelo(body));
    }
    const english = modelo('<p>home in English</p>').replace('<html>', '<html lang="pt-BR">');
    writeFileSync(join(dist, '.index.en.html'), english);
    writeFileSync(join(dist, '.tela-minhasViagens.html'), modelo('<h1>Minhas viagens</h1><p>@@rodape@@</p>'));
    writeFileSync(join(dist, '.tela-minhasViagens.en.html'), modelo('<h1>My trips</h1>'));
    writeFileSync(join(dist, '.tela-resultadoBusca.html'), modelo('<h1>@@titulo@@</h1>'));
    writeFileSync(join(dist, '.tela-resultadoBusca.en.html'), modelo('<h1>@@titulo@@</h1>'));
    writeFileSync(join(dist, '.tela-pedidos.html'), modelo('<h1>Pedidos</h1>'));
    const pagina = () => ({ rodape: ['Serra & Mar', 'CNPJ'], rotas, marca });
    const lugares = [umLugar('1'), umLugar('4')];
    const busca = async (query: string) =>
      query.includes('destino=4')
        ? {
            chave: query,
            dados: () => {
              drawn.push(query);
              return { busca: { titulo: 'Embu <1> → Rio', lugares } };
            },
          }
        : undefined;
    const site = { pagina, aparencia: () => aparencia, servidos: { '/resultado-busca-viagens': busca } };
    company = await startRoutes((routes) => registerWeb(routes, dist, site), { distDir: dist });
  });
  afterAll(() => company.close());
  const home = (headers: Record<string, string> = {}) => company.inject({ url: '/home', headers });

  it('comes without what its address names, and without reading it, once an address has opened too many', async () => {
    let read = 0;
    const site = {
      pagina: () => ({ rodape: [], rotas: [], marca }),
      aparencia: () => aparencia,
      servidos: { '/resultado-busca-viagens': async () => void (read += 1) },
    };
    const busy = await startRoutes((routes) => registerWeb(routes, dist, site), { distDir: dist, rateLimit: true });
    const open = () => busy.inject('/resultado-busca-viagens?localidadeOrigem=1&localidadeDestino=4');
    for (let n = 0; n < 900; n += 1) await open();
    expect(read).toBe(900);
    const over = await open();
    expect([over.statusCode, over.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(over.body).toContain('<h1>Viagens</h1>');
    expect(read).toBe(900);
    await busy.close();
  });

  it('gives the results the heading of their search, and tells the app its places', async () => {
    const results = (query: string) => company.inject({ url: `/resultado-busca-viagens?${query}` });
    const found = await results('destino=4');
    expect(found.body).toContain('<h1>Embu &lt;1&gt; → Rio</h1>');
    expect(readPagina(toldIn(found.body))?.busca).toEqual({
      titulo: 'Embu <1> → Rio',
      lugares: [umLugar('1'), umLugar('4')],
    });
    expect((await results('destino=4')).headers.etag).toBe(found.headers.etag);
    const unknown = await results('destino=9');
    expect(unknown.body).toContain('<h1>Viagens</h1>');
    expect(unknown.body).not.toContain('busca');

    // Further searches share the text of the build, which is read once.
    rmSync(join(dist, '.tela-resultadoBusca.html'));
    expect((await results('destino=4&outra')).body).toContain('<h1>Embu &lt;1&gt; → Rio</h1>');
  });

  it('says the same to everybody: nothing of who asks stands in a page', async () => {
    const url = '/resultado-busca-viagens?destino=4&quem';
    const anonymous = await company.inject({ url });
    const known = await company.inject({ url, headers: { authorization: 'Bearer teste.ana', cookie: 'conta=Ana' } });
    expect([known.statusCode, known.body]).toEqual([200, anonymous.body]);
    expect(known.headers['set-cookie']).toBeUndefined();
  });

  it('keeps the pages of a hundred addresses, and is told that one is unchanged as it loads anew', async () => {
    const first = '/resultado-busca-viagens?destino=4&n=0';
    const timesDrawn = () => drawn.filter((query) => query === 'destino=4&n=0').length;
    const { headers } = await company.inject({ url: first });
    const once = timesDrawn();
    const again = await company.inject({ url: first, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, timesDrawn()]).toEqual([304, once]);
    for (let n = 1; n <= 100; n += 1) await company.inject({ url: `/resultado-busca-viagens?destino=4&n=${n}` });
    await company.inject({ url: first });
    expect(timesDrawn()).toBe(2 * once);
  });

  it('draws its lines and its routes, as text, and tells the app the same', async () => {
    const { body } = await home();
    expect(body).toContain('<ul><li><b>Embu &lt;Guaçu&gt;</b> – Rio</li></ul>');
    expect(body).toContain('<footer><p>Serra &amp; Mar</p><p>CNPJ</p><p>versão</p></footer>');
    expect(readPagina(toldIn(body))).toEqual({ rodape: ['Serra & Mar', 'CNPJ'], rotas, marca });
  });

  it('tells every other screen too, where there is nothing to draw', async () => {
    const reply = await company.inject({ url: '/quem-somos', headers: { accept: 'text/html' } });
    expect(reply.body).toMatch(/<meta name="itape-pagina" content="[^"]+"><\/head><body><p>tela<\/p>/);
  });

  describe('on a traveller’s page', () => {
    it.each(['/minhas-viagens', '/minhas-viagens/?bilhete=1'])(
      'stands in %s as the build drew it while it loads',
      async (url) => {
        const { statusCode, headers, body } = await company.inject({ url });
        expect([statusCode, headers.vary]).toEqual([200, 'cookie, accept-encoding']);
        expect(body).toContain('<h1>Minhas viagens</h1><p>Serra &amp; Mar</p><p>CNPJ</p>');
      },
    );

    it('stands in the language that its address or the browser chose', async () => {
      for (const request of [
        { url: '/minhas-viagens?idioma=en' },
        { url: '/minhas-viagens', headers: { cookie: 'idioma=en' } },
      ])
        expect((await company.inject(request)).body).toContain('<h1>My trips</h1>');
    });

    it('is not drawn for staff, nor where no screen is', async () => {
      expect((await company.inject({ url: '/pedidos' })).body).toContain('<p>tela</p>');
      const none = await company.inject({ url: '/minhas-viagen', headers: { accept: 'text/html' } });
      expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('<p>tela</p>')]);
    });
  });

  describe('in another language', () => {
    it.each([
      ['an address that chooses it', '/home?idioma=en', {}],
      ['a browser that chose it before', '/home', { cookie: 'a=1; idioma=en' }],
    ])('is home of %s', async (_, url, headers) => {
      const { body } = await company.inject({ url, headers });
      expect(body).toContain('<html lang="en">');
      expect(body).toContain('home in English');
    });

    it('is kept by the browser once an address chose it', async () => {
      const chosen = await company.inject({ url: '/home?idioma=en' });
      expect(chosen.headers['set-cookie']).toBe('idioma=en; Path=/; Max-Age=31536000; SameSite=Lax');
      expect((await company.inject({ url: '/home?idioma=xx' })).headers['set-cookie']).toBeUndefined();
    });

    it('is never chosen by what a browser prefers', async () => {
      expect((await home({ 'accept-language': 'en' })).body).toContain('Embu');
    });
  });

  it('is sent compressed, and once: a browser that has it is told so until the data change', async () => {
    const first = await home({ 'accept-encoding': 'gzip, br' });
    expect([first.headers['content-encoding'], first.headers.vary]).toEqual(['br', 'cookie, accept-encoding']);
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('Serra');
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await home(known)).statusCode).toBe(304);
    rotas = [];
    const changed = await home(known);
    expect([changed.statusCode, changed.body]).toEqual([200, expect.stringContaining('<ul></ul>')]);
  });

  it('is the drawn page in the build’s own look for the build’s own brand', async () => {
    const { body } = await home();
    expect(body).toContain('<title>t – Itapê</title><meta name="theme-color" content="#0c3f38">');
    expect(body).toContain('apple-touch-icon');
    expect(body).not.toContain('marca.css');
  });

  it('fills a page once for all its readers', async () => {
    let read = 0;
    const said = {
      rotas: [],
      marca,
      get rodape() {
        read += 1;
        return ['Serra & Mar'];
      },
    };
    const site = { pagina: () => said, aparencia: () => aparencia };
    const served = await startRoutes((routes) => registerWeb(routes, dist, site), { distDir: dist });
    const first = await served.inject({ url: '/home' });
    const readOnce = read;
    const again = await served.inject({ url: '/home' });
    expect([readOnce > 0, read]).toEqual([true, readOnce]);
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag]);
    await served.close();
  });

  it('has another brand’s name, logo and colours, as text, from its first byte', async () => {
    const { etag } = (await home()).headers;
    marca = { nome: 'Serra & Mar', logotipo: 'Serra <b>', inicial: 'S', lema: '' };
    aparencia = { folha: '/marca.css?v=1', barra: { clara: '#3a0a52', escura: '#29073a' } };
    const { statusCode, body } = await home({ 'if-none-match': String(etag) });
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>t – Serra &amp; Mar</title><meta name="theme-color" content="#3a0a52">');
    expect(body).toContain('<body><b>Serra &lt;b&gt; S</b><i></i></body>');
    expect(body).toMatch(/<link rel="stylesheet" href="\/marca.css\?v=1"><meta name="itape-pagina"/);
    expect(body).not.toContain('apple-touch-icon');
    const shell = await company.inject({ url: '/minhas-viagens', headers: { accept: 'text/html' } });
    expect(shell.body).toContain('<title>t – Serra &amp; Mar</title>');
    expect(`${body}${shell.body}`).not.toContain('@@');
  });
});

describe('the built web', () => {
  it.each([
    ['/', '/home'],
    ['/?idaVolta=true&localidadeOrigem=1', '/home?idaVolta=true&localidadeOrigem=1'],
    ['/?//example.org/', '/home?//example.org/'],
  ])('redirects %s to home, with its query [§2.rota.vazia]', async (url, home) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, home]);
  });

  it.each(['/home', '/home?origem=chatbot'])('answers %s with home, made at build time', async (url) => {
    const reply = await get(url);
    expect(reply.body).toContain('casa');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/resultado-busca-viagens?idaVolta=false', '/minhas-viagens', '/encomendas/rastreio', '/callback/?code=1'])(
    'answers the screen %s with the shell',
    async (url) => {
      const reply = await get(url, { accept: 'text/html' });
      expect([reply.statusCode, reply.body]).toEqual([200, '<h1>tela</h1>']);
      expect(reply.headers['content-type']).toContain('text/html');
    },
  );

  it.each(['/healthz', '/minhas-viagen', '/encomendas/nada'])(
    'answers %s, which no screen has, as not found: with the shell to a person, with a problem to a program',
    async (url) => {
      const page = await get(url, { accept: 'text/html,application/xhtml+xml' });
      expect([page.statusCode, page.body]).toEqual([404, '<h1>tela</h1>']);
      const problem = await get(url, { accept: '*/*' });
      expect([problem.statusCode, problem.headers['content-type']]).toEqual([
        404,
        expect.stringContaining('application/problem+json'),
      ]);
    },
  );

  it.each(['/api/Nada', '/_idp/nada', '/assets/velho.000000.js', '/nada.png'])(
    'does not answer %s with a page',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toContain('application/problem+json');
    },
  );

  it('sends the file as the build compressed it, to be kept for ever since its name has its hash', async () => {
    const { headers } = await get(ASSET, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('lets a file without a hash be asked for anew each time', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('allows the inline script of home by its hash alone', async () => {
    const policy = String((await get('/home')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
  });

  it('never leaves its folder', async () => {
    expect((await get('/..%2f..%2fetc%2fpasswd')).body).not.toContain('root:');
  });
});
