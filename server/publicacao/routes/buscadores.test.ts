import { JSDOM } from 'jsdom';
import { enderecoEm } from '../../../src/domain/viagens/enderecoRota';
import { LANGUAGES } from '../../../src/words/language';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { folhaDasPaginas } from '../paginas/folha';

let server: Server;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

/** Words that say nothing of where a link leads, as search engines count them. */
const EMPTY_WORDS = /^(aqui|clique aqui|clique|saiba mais|mais|leia mais|veja|este link|início)$/i;

const pages = [
  ['the index of routes', '/onibus'],
  ['a destination', '/onibus/rio-de-janeiro-rj'],
  ['a route', '/onibus/sao-paulo-sp/rio-de-janeiro-rj'],
] as const;

describe.each(
  LANGUAGES.flatMap((language) => pages.map(([name, path]) => [name, language, enderecoEm(language, path)] as const)),
)('the page of %s in %s holds what search engines check', (_name, language, path) => {
  const open = async () => {
    const reply = await server.app.inject({ url: path });
    return { reply, page: new JSDOM(reply.body, { url: `http://localhost${path}` }).window.document };
  };

  it('may be read and listed: 200, and no word against it', async () => {
    const { reply, page } = await open();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['x-robots-tag']).toBeUndefined();
    expect(page.querySelector('meta[name="robots"], meta[name="googlebot"]')).toBeNull();
  });

  it('has a language, a title, a description, a viewport and one canonical address', async () => {
    const { page } = await open();
    expect(page.documentElement.lang).toBe(language);
    expect(page.title.length).toBeGreaterThan(10);
    const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(page.querySelector('meta[name="viewport"]')?.getAttribute('content')).toContain('width=device-width');
    const canonical = [...page.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'));
    expect(canonical).toHaveLength(1);
    expect(new URL(canonical[0] ?? '').pathname).toBe(path);
    expect(page.querySelectorAll('link[rel="alternate"][hreflang]')).toHaveLength(LANGUAGES.length + 1);
  });

  it('has links that a crawler follows, whose words say where they lead, and pictures with words', async () => {
    const { page } = await open();
    const links = [...page.querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^(\/|#|https?:|mailto:|tel:)/);
      expect(link.textContent.trim()).toMatch(/\S/);
      expect(link.textContent.trim()).not.toMatch(EMPTY_WORDS);
    }
    expect([...page.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt'))).toEqual([]);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });
});

it('the letters of the pages are large enough to be read on a phone', () => {
  const sizes = [...folhaDasPaginas.matchAll(/font-size:\s*([\d.]+)(rem|px|em)/g)].map(([, size, unit]) =>
    unit === 'px' ? Number(size) : Number(size) * 16,
  );
  expect(Math.min(...sizes, 16)).toBeGreaterThanOrEqual(12);
});
