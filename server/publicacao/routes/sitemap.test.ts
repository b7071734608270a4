import { JSDOM } from 'jsdom';
import { enderecoEm } from '../../../src/domain/viagens/enderecoRota';
import { LANGUAGES } from '../../../src/words/language';
import { rotaOf } from '../../../src/domain/base/rotas';
import { startRoutes } from '../../../tests/support/startRoutes';
import type { CidadePublicada, CidadesPublicadas } from '../paginas/cidades';
import { registerRobots } from './robots';
import { registerSitemap } from './sitemap';

const city = (nome: string): CidadePublicada => ({ slug: nome, nome, uf: 'SP', busca: '1', terminais: [] });

/** Cities that a coach joins in a ring, each with the next. */
function ringOf(nomes: readonly string[]): CidadesPublicadas {
  const todas = nomes.map(city);
  const at = (slug: string, by: number) => {
    const other = todas[(nomes.indexOf(slug) + by + nomes.length) % nomes.length];
    return other ? [other] : [];
  };
  return {
    cidade: (slug) => todas.find((one) => one.slug === slug),
    destinosDe: (slug) => at(slug, 1),
    origensDe: (slug) => at(slug, -1),
    todas: () => todas,
  };
}

/** The sitemap's answer for some cities. */
async function answerOf(cidades: CidadesPublicadas, address = '/sitemap.xml') {
  const app = await startRoutes(async (routes) =>
    registerSitemap(routes, { cidades: () => cidades, publicUrl: 'https://itape.test' }),
  );
  const answer = await app.inject(address);
  await app.close();
  return answer;
}

/** The sitemap of a catalogue with these cities; the parser refuses what is not well-formed. */
async function sitemapOf(nomes: readonly string[]): Promise<Document> {
  const answer = await answerOf(ringOf(nomes));
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return new JSDOM(answer.body, { contentType: 'application/xml' }).window.document;
}

const textsOf = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const addressesOf = async (nomes: readonly string[]): Promise<string[]> =>
  textsOf(await sitemapOf(nomes), 'urlset > url > loc');

describe('the sitemap', () => {
  it('names public screens only, under the address of the shop', async () => {
    const addresses = await addressesOf([]);
    expect(addresses).toContain('https://itape.test/home');
    // The index of routes is a page that the server draws, no screen.
    const screens = addresses.filter((address) => !/^https:\/\/itape\.test(\/en|\/es)?\/onibus$/.test(address));
    expect(screens).toHaveLength(addresses.length - 3);
    for (const address of screens) expect(rotaOf(new URL(address).pathname)?.acesso).toBe('open');
  });

  it('names the page of each destination, and of each route in its direction, in each language', async () => {
    const addresses = await addressesOf(['São Paulo', 'Rio & Cia', 'Santos']);
    expect(addresses.filter((address) => address.includes('/onibus/'))).toEqual(
      [
        '/onibus/sao-paulo-sp',
        '/onibus/rio-cia-sp',
        '/onibus/santos-sp',
        '/onibus/sao-paulo-sp/rio-cia-sp',
        '/onibus/rio-cia-sp/santos-sp',
        '/onibus/santos-sp/sao-paulo-sp',
      ].flatMap((path) => LANGUAGES.map((language) => `https://itape.test${enderecoEm(language, path)}`)),
    );
  });

  it('names with each version of a page all of its versions, each of which it has', async () => {
    const document = await sitemapOf(['São Paulo', 'Rio & Cia', 'Santos']);
    const versions = [...document.querySelectorAll('url')].filter((url) => url.textContent.includes('/onibus'));
    const has = new Set(textsOf(document, 'loc'));
    expect(versions).toHaveLength(3 * 7);
    for (const url of versions) {
      const links = [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
      const named = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? '']);
      expect(named.map(([hreflang]) => hreflang)).toEqual([...LANGUAGES, 'x-default']);
      expect(named.map(([, href]) => href)).toContain(url.textContent);
      expect(named.filter(([, href]) => !has.has(href ?? ''))).toEqual([]);
    }
  });

  it('lists parts where it is too large for a file, none of which is, and which have every page', async () => {
    const many = Array.from({ length: 150 }, (_, i) => city(String(i)));
    const cidades: CidadesPublicadas = {
      cidade: () => undefined,
      destinosDe: () => many,
      origensDe: () => many,
      todas: () => many,
    };
    const index = (await answerOf(cidades)).body;
    const parts = [...index.matchAll(/<sitemap><loc>https:\/\/itape\.test([^<]+)<\/loc><\/sitemap>/g)].map(
      ([, at]) => at,
    );
    expect(parts).toEqual(['/sitemap.xml?parte=1', '/sitemap.xml?parte=2', '/sitemap.xml?parte=3']);
    const found = new Set<string>();
    for (const part of parts) {
      const { body } = await answerOf(cidades, part);
      const addresses = [...body.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address ?? '');
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(body)).toBeLessThan(50_000_000);
      addresses.forEach((address) => found.add(address));
    }
    const published = [...found].filter((address) => address.includes('/onibus'));
    expect(published).toHaveLength(3 * (1 + 150 + 150 * 150));
    expect((await answerOf(cidades, '/sitemap.xml?parte=4')).statusCode).toBe(404);
  });

  it('is written once for a catalogue, and anew for the next', async () => {
    let cidades = ringOf(['Santos', 'Bauru']);
    const written = jest.fn(cidades.todas);
    cidades = { ...cidades, todas: written };
    const app = await startRoutes(async (routes) =>
      registerSitemap(routes, { cidades: () => cidades, publicUrl: 'https://itape.test' }),
    );
    const ask = async () => (await app.inject('/sitemap.xml')).body;
    const first = await ask();
    const times = written.mock.calls.length;
    expect(await ask()).toBe(first);
    expect(written).toHaveBeenCalledTimes(times);
    cidades = ringOf(['Santos', 'Jales']);
    expect(await ask()).toContain('/onibus/jales-sp');
    await app.close();
  });

  it.each([
    ['1', 200],
    ['2', 404],
    ['0', 400],
    ['x', 400],
  ])('is one part where a file holds it: part %s answers %i', async (parte, status) => {
    expect((await answerOf(ringOf(['Santos', 'Bauru']), `/sitemap.xml?parte=${parte}`)).statusCode).toBe(status);
  });
});

describe('robots.txt', () => {
  it('names the sitemap by its whole address at the shop’s, and what is not to be read', async () => {
    const app = await startRoutes(async (routes) => registerRobots(routes, { publicUrl: 'https://itape.test' }));
    const reply = await app.inject('/robots.txt');
    await app.close();
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(reply.body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /_idp/',
      'Disallow: /_sandbox/',
      '',
      'Sitemap: https://itape.test/sitemap.xml',
      '',
    ]);
  });
});
