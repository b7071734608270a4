import { JSDOM } from 'jsdom';
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

/** The sitemap of a catalogue with these cities. */
async function sitemapOf(nomes: readonly string[]): Promise<string> {
  const cidades = ringOf(nomes);
  const app = await startRoutes(async (routes) =>
    registerSitemap(routes, { cidades: () => cidades, publicUrl: 'https://itape.test' }),
  );
  const answer = await app.inject('/sitemap.xml');
  await app.close();
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return answer.body;
}

/** Its addresses; the parser refuses what is not well-formed. */
async function addressesOf(nomes: readonly string[]): Promise<string[]> {
  const { window } = new JSDOM(await sitemapOf(nomes), { contentType: 'application/xml' });
  return [...window.document.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent);
}

describe('the sitemap', () => {
  it('names public screens only, under the address of the shop', async () => {
    const addresses = await addressesOf([]);
    expect(addresses).toContain('https://itape.test/home');
    // The index of routes is a page that the server draws, no screen.
    const screens = addresses.filter((address) => address !== 'https://itape.test/onibus');
    expect(screens).toHaveLength(addresses.length - 1);
    for (const address of screens) expect(rotaOf(new URL(address).pathname)?.acesso).toBe('open');
  });

  it('names the page of each destination, and of each route in its direction', async () => {
    const addresses = await addressesOf(['São Paulo', 'Rio & Cia', 'Santos']);
    expect(addresses.filter((address) => address.includes('/onibus/'))).toEqual([
      'https://itape.test/onibus/sao-paulo-sp',
      'https://itape.test/onibus/rio-cia-sp',
      'https://itape.test/onibus/santos-sp',
      'https://itape.test/onibus/sao-paulo-sp/rio-cia-sp',
      'https://itape.test/onibus/rio-cia-sp/santos-sp',
      'https://itape.test/onibus/santos-sp/sao-paulo-sp',
    ]);
  });

  it('has no more addresses than a sitemap may have', async () => {
    const many = Array.from({ length: 1_000 }, (_, i) => String(i));
    const todos = many.map(city);
    const cidades: CidadesPublicadas = {
      cidade: () => undefined,
      destinosDe: () => todos,
      origensDe: () => todos,
      todas: () => todos,
    };
    const app = await startRoutes(async (routes) =>
      registerSitemap(routes, { cidades: () => cidades, publicUrl: 'https://itape.test' }),
    );
    expect((await app.inject('/sitemap.xml')).body.match(/<url>/g)).toHaveLength(50_000);
    await app.close();
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
