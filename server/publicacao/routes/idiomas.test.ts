import { JSDOM } from 'jsdom';
import { enderecoEm } from '../../../src/domain/viagens/enderecoRota';
import { catalogues } from '../../../src/words/catalogues';
import { type Language, LANGUAGES } from '../../../src/words/language';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

let server: Server;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const ROTA = '/onibus/sao-paulo-sp/rio-de-janeiro-rj';
const CIDADE = '/onibus/rio-de-janeiro-rj';

async function open(url: string): Promise<Document> {
  const reply = await get(url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return new JSDOM(reply.body).window.document;
}

const attributes = (document: Document, selector: string, name: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '');
const textsOf = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const pathOf = (address: string): string => new URL(address).pathname;
const dataOf = (document: Document): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

/** Every page of the catalogue, by its address in Portuguese. */
const everyPage = async (): Promise<string[]> =>
  [...(await get('/sitemap.xml')).body.matchAll(/<loc>https?:\/\/[^/]+(\/onibus[^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );

const others = (language: Language): Language[] => LANGUAGES.filter((other) => other !== language);

describe('every page in every language', () => {
  it('names the same versions as each of these does, and itself as its address', async () => {
    const pages = await everyPage();
    expect(pages).toEqual(expect.arrayContaining(['/onibus', CIDADE, ROTA]));
    for (const path of pages) {
      const versions = [...LANGUAGES.map((language) => [language, enderecoEm(language, path)]), ['x-default', path]];
      for (const language of LANGUAGES) {
        const document = await open(enderecoEm(language, path));
        const named = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          pathOf(link.getAttribute('href') ?? ''),
        ]);
        expect(named).toEqual(versions);
        const canonical = attributes(document, 'link[rel="canonical"]', 'href');
        expect(canonical.map(pathOf)).toEqual([enderecoEm(language, path)]);
      }
    }
  });

  it('says its language to browsers, machines and messengers', async () => {
    const locales: Readonly<Record<Language, string>> = { 'pt-BR': 'pt_BR', en: 'en_GB', es: 'es_AR' };
    for (const path of ['/onibus', CIDADE, ROTA])
      for (const language of LANGUAGES) {
        const document = await open(enderecoEm(language, path));
        expect(document.documentElement.lang).toBe(language);
        expect(attributes(document, 'meta[property="og:locale"]', 'content')).toEqual([locales[language]]);
        expect(attributes(document, 'meta[property="og:locale:alternate"]', 'content')).toEqual(
          others(language).map((other) => locales[other]),
        );
        const [url] = attributes(document, 'link[rel="canonical"]', 'href');
        expect(dataOf(document)).toContainEqual(
          expect.objectContaining({ '@type': 'WebPage', inLanguage: language, url }),
        );
      }
  });

  it('leads to pages of its language alone, but for the choice of another', async () => {
    for (const path of ['/onibus', CIDADE, ROTA])
      for (const language of LANGUAGES) {
        const document = await open(enderecoEm(language, path));
        const choice = [...document.querySelectorAll('footer nav:last-of-type a')];
        expect(choice.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('lang')])).toEqual([
          ['Português', path, 'pt-BR'],
          ['English', `/en${path}`, 'en'],
          ['Español', `/es${path}`, 'es'],
        ]);
        const current = choice.filter((link) => link.hasAttribute('aria-current'));
        expect(current.map((link) => link.getAttribute('hreflang'))).toEqual([language]);
        choice.forEach((link) => link.remove());
        const links = attributes(document, 'a[href^="/"]', 'href');
        const pages = links.filter((link) => link.includes('/onibus'));
        expect(pages.length).toBeGreaterThan(1);
        const index = enderecoEm(language, '/onibus');
        expect(pages.filter((link) => link !== index && !link.startsWith(`${index}/`))).toEqual([]);
        const data = JSON.stringify(dataOf(document)).match(/https?:\/\/[^/"]+[^"]*\/onibus[^"]*/g) ?? [];
        expect(data.map(pathOf).filter((link) => !`${link}/`.startsWith(`${index}/`))).toEqual([]);
        const screens = links.filter((link) => !link.includes('/onibus'));
        const chosen = language === 'pt-BR' ? null : language;
        expect(screens.map((link) => new URLSearchParams(link.split('?')[1]).get('idioma'))).toEqual(
          screens.map(() => chosen),
        );
      }
  });

  it('shows everybody the same, whatever their own language', async () => {
    for (const path of ['/onibus', CIDADE, ROTA])
      for (const language of LANGUAGES) {
        const plain = await get(enderecoEm(language, path));
        for (const other of others(language)) {
          const asked = { cookie: `idioma=${other}`, 'x-idioma': other, 'accept-language': other };
          const reply = await get(enderecoEm(language, path), asked);
          expect([reply.body, reply.headers.etag]).toEqual([plain.body, plain.headers.etag]);
        }
        expect(plain.headers['cache-control']).toBe('public, max-age=600');
        expect(plain.headers.vary ?? '').not.toMatch(/cookie|idioma|language/);
      }
  });

  it.each(
    LANGUAGES.flatMap((language) =>
      ['/onibus/lugar-nenhum-xx', '/onibus/sao-paulo-sp/sao-paulo-sp', '/onibus/%3Cscript%3E', `${ROTA}/x`].map(
        (path) => enderecoEm(language, path),
      ),
    ),
  )('is not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('has no language that the product lacks', async () => {
    for (const path of ['/pt-BR/onibus', '/fr/onibus', `/fr${ROTA}`]) expect((await get(path)).statusCode).toBe(404);
  });
});

describe('the words of a page', () => {
  it.each([
    [
      'en',
      'Coaches from São Paulo, SP to Rio de Janeiro, RJ',
      ['From', 'First coach', 'Last coach', 'Shortest trip'],
      ['Departure', 'Arrival', 'From', 'Duration', 'Boarding', 'Drop-off'],
      /^Coach tickets from São Paulo, SP to Rio de Janeiro, RJ, from R\$ \d+\.\d{2}\. First coach at /,
      /^R\$ \d+\.\d{2}$/,
    ],
    [
      'es',
      'Ómnibus de São Paulo, SP a Rio de Janeiro, RJ',
      ['Desde', 'Primer ómnibus', 'Último ómnibus', 'Menor duración'],
      ['Salida', 'Llegada', 'Desde', 'Duración', 'Embarque', 'Desembarque'],
      /^Pasajes de ómnibus de São Paulo, SP a Rio de Janeiro, RJ desde R\$ \d+,\d{2}\. Primer ómnibus a las /,
      /^R\$ \d+,\d{2}$/,
    ],
  ] as const)(
    'of a route are those of %s, with its numbers',
    async (language, h1, facts, columns, description, price) => {
      const document = await open(enderecoEm(language, ROTA));
      expect(textsOf(document, 'h1')).toEqual([h1]);
      expect(textsOf(document, '.fatos dt')).toEqual(facts);
      expect(textsOf(document, 'thead th')).toEqual(columns);
      expect(attributes(document, 'meta[name="description"]', 'content')[0]).toMatch(description);
      expect(textsOf(document, '.fatos dd')[0]).toMatch(price);
      expect(textsOf(document, 'h2#horarios')[0]).toMatch(/ \d{2}\/\d{2}\/\d{4}$/);
    },
  );

  it.each(['en', 'es'] as const)('have no text in %s that a translation says otherwise', async (language) => {
    for (const path of ['/onibus', CIDADE, ROTA, '/onibus/resende-rj']) {
      const document = await open(enderecoEm(language, path));
      const said = [...textsOf(document, 'body *'), ...attributes(document, '[aria-label]', 'aria-label')];
      expect(said.filter((text) => (catalogues[language]?.[text] ?? text) !== text)).toEqual([]);
    }
  });

  it('of a destination and of the index are those of the language too', async () => {
    const titles = async (path: string) => textsOf(await open(path), 'h1')[0];
    expect([await titles(`/en${CIDADE}`), await titles(`/es${CIDADE}`)]).toEqual([
      'Coaches to Rio de Janeiro, RJ',
      'Ómnibus a Rio de Janeiro, RJ',
    ]);
    expect([await titles('/en/onibus'), await titles('/es/onibus')]).toEqual(['Coach routes', 'Rutas de ómnibus']);
    expect(textsOf(await open('/en/onibus'), '.caminho li')).toEqual(['Tickets', 'Coach routes']);
  });

  it('stay of their language when another was drawn before, each time', async () => {
    for (const path of ['/onibus', CIDADE, ROTA]) {
      const drawn = new Map<Language, string>();
      for (const language of [...LANGUAGES, ...LANGUAGES]) {
        const { body } = await get(enderecoEm(language, path));
        expect(body).toBe(drawn.get(language) ?? body);
        drawn.set(language, body);
      }
      expect(new Set(drawn.values()).size).toBe(LANGUAGES.length);
    }
  });
});

it('the button of a route opens the search in the language of the page', async () => {
  const [address = ''] = attributes(await open(`/es${ROTA}`), 'a.botao', 'href');
  expect(address).toMatch(/^\/resultado-busca-viagens\?/);
  const query = new URLSearchParams(address.split('?')[1]);
  expect([query.get('idioma'), query.get('localidadeOrigem'), query.get('idaVolta')]).toEqual(['es', '1', 'false']);
});
