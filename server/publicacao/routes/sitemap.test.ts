import { JSDOM } from 'jsdom';
import { rotaOf } from '../../../src/domain/base/rotas';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { startRoutes } from '../../../tests/support/startRoutes';
import { registerSitemap } from './sitemap';

const place = (id: string) => ({ id, nome: 'X', uf: 'SP', terminal: 'X', fuso: 'America/Sao_Paulo', lat: 0, lon: 0 });

/** The sitemap of a catalogue with these places. */
async function sitemapOf(ids: readonly string[]): Promise<string> {
  const catalogue = { coordenadas: () => ids.map(place) };
  const app = await startRoutes(async (routes) =>
    registerSitemap(routes, { catalogue, publicUrl: 'https://itape.test' }),
  );
  const answer = await app.inject('/sitemap.xml');
  await app.close();
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return answer.body;
}

/** Its addresses; the parser refuses what is not well-formed. */
async function addressesOf(ids: readonly string[]): Promise<string[]> {
  const { window } = new JSDOM(await sitemapOf(ids), { contentType: 'application/xml' });
  return [...window.document.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent);
}

describe('the sitemap', () => {
  it('names public screens only, under the address of the shop', async () => {
    const addresses = await addressesOf([]);
    expect(addresses).toContain('https://itape.test/home');
    for (const address of addresses) expect(rotaOf(new URL(address).pathname)?.acesso).toBe('open');
  });

  it('names the page of each place with departures', async () => {
    expect(await addressesOf([lugares.saoPaulo, 'a&b'])).toEqual(
      expect.arrayContaining([
        `https://itape.test/destinos?lugar=${lugares.saoPaulo}`,
        'https://itape.test/destinos?lugar=a&b',
      ]),
    );
  });

  it('has no more addresses than a sitemap may have', async () => {
    const many = Array.from({ length: 50_001 }, (_, i) => String(i));
    expect((await sitemapOf(many)).match(/<url>/g)).toHaveLength(50_000);
  });
});
