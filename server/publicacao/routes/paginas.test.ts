import { JSDOM } from 'jsdom';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

let server: Server;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const ROTA = '/onibus/sao-paulo-sp/rio-de-janeiro-rj';

/** The document of a page; no script runs in it. */
async function open(url: string): Promise<Document> {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  return new JSDOM(reply.body).window.document;
}
const textOf = (document: Document, selector: string): string =>
  document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const content = (document: Document, selector: string) => document.querySelector(selector)?.getAttribute('content');
/** Structured data of one type. */
const dataOf = (document: Document, type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .filter((one) => one['@type'] === type);

describe('the page of a route', () => {
  it('tells price, first and last coach, duration and departures of the next day, before any script', async () => {
    const viagens = await buscarViagens(server, lugares.saoPaulo, lugares.rio, daquiA(1));
    const document = await open(ROTA);
    expect(textOf(document, 'h1')).toBe('Ônibus de São Paulo, SP para Rio de Janeiro, RJ');
    const facts = [...document.querySelectorAll('.fatos div')].map((one) => [
      textOf(one as unknown as Document, 'dt'),
      textOf(one as unknown as Document, 'dd'),
    ]);
    const cheapest = Math.min(...viagens.map(({ menorPrecoCentavos }) => menorPrecoCentavos));
    expect(facts).toEqual([
      ['A partir de', formatCentavos(cheapest)],
      ['Primeiro ônibus', viagens[0]?.partida.hora],
      ['Último ônibus', viagens.at(-1)?.partida.hora],
      ['Menor duração', '6h 30min'],
    ]);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(viagens.length);
    const search = document.querySelector('a.botao')?.getAttribute('href');
    expect(search).toContain(`localidadeOrigem=${lugares.saoPaulo}&localidadeDestino=${lugares.rio}`);
    expect(search).toContain(`dataPartida=${daquiA(1)}`);
    expect(document.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  });

  it('says to search engines and messengers what it is, by its canonical address', async () => {
    const document = await open(`${ROTA}?utm_source=x`);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toMatch(new RegExp(`^https?://[^/]+${ROTA}$`));
    expect(content(document, 'meta[property="og:url"]')).toBe(canonical);
    expect(content(document, 'meta[property="og:title"]')).toMatch(
      /^Ônibus de São Paulo, SP para Rio de Janeiro, RJ – /,
    );
    expect(content(document, 'meta[name="description"]')).toMatch(/a partir de R\$ \d+,\d{2}\. Primeiro ônibus às /);
    const [trip] = dataOf(document, 'BusTrip');
    expect(trip).toMatchObject({
      departureBusStop: { '@type': 'BusStation', address: { addressLocality: 'São Paulo' } },
      departureTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      offers: { priceCurrency: 'BRL', price: expect.stringMatching(/^\d+\.\d{2}$/) },
    });
    expect(dataOf(document, 'BreadcrumbList')).toHaveLength(1);
  });

  it('leads to other routes, all of which exist', async () => {
    const document = await open(ROTA);
    const links = [...document.querySelectorAll('.cidades a')].map((a) => a.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links).not.toContain(ROTA);
    for (const link of links) expect((await get(link)).statusCode).toBe(200);
  });

  it('is kept for minutes, and not sent again to a reader that has it', async () => {
    const first = await get(ROTA);
    expect(first.headers['cache-control']).toBe('public, max-age=600');
    const again = await get(ROTA, { 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/onibus/sao-paulo-sp/sao-paulo-sp',
    '/onibus/sao-paulo-sp/lugar-nenhum-xx',
    '/onibus/lugar-nenhum-xx/sao-paulo-sp',
    '/onibus/lugar-nenhum-xx',
    '/onibus/%3Cscript%3E',
    '/onibus/Sao-Paulo-SP/rio-de-janeiro-rj',
  ])('is not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the index of routes', () => {
  it('leads to every route from every city, by state, and to nothing else', async () => {
    const document = await open('/onibus');
    expect(textOf(document, 'h1')).toBe('Rotas de ônibus');
    const estados = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(estados).toEqual([...estados].sort((a, b) => a.localeCompare(b, 'pt-BR')));
    expect(estados).toEqual(expect.arrayContaining(['Rio de Janeiro', 'São Paulo']));
    const links = [...document.querySelectorAll('.cidades a')].map((a) => a.getAttribute('href') ?? '');
    const routes = [
      ...(await get('/sitemap.xml')).body.matchAll(/<loc>https?:\/\/[^/]+(\/onibus\/[^<]+\/[^<]+)<\/loc>/g),
    ];
    expect([...links].sort()).toEqual(routes.map(([, path]) => path ?? '').sort());
    const folds = [...document.querySelectorAll('details')];
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(estados);
    expect(folds.filter((fold) => fold.open || !fold.querySelector('.cidades a'))).toEqual([]);
    expect(document.querySelectorAll('details .cidades a')).toHaveLength(links.length);
    expect(document.querySelector('#sp .cidades a')?.getAttribute('href')).toMatch(/^\/onibus\/[a-z-]+-sp\//);
  });

  it('says to machines what it is: its way, its cities, its own address', async () => {
    const document = await open('/onibus?utm_source=x');
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(canonical).toMatch(/^https?:\/\/[^/]+\/onibus$/);
    expect(content(document, 'meta[property="og:url"]')).toBe(canonical);
    expect(content(document, 'meta[property="og:title"]')).toMatch(/^Rotas de ônibus – /);
    expect(dataOf(document, 'BreadcrumbList')).toMatchObject([
      { itemListElement: [{ position: 1 }, { item: canonical }] },
    ]);
    const [list] = dataOf(document, 'ItemList');
    const cities = list?.itemListElement as { name: string; url: string }[];
    expect(list?.numberOfItems).toBe(cities.length);
    expect(cities).toContainEqual(expect.objectContaining({ name: 'São Paulo, SP', url: `${canonical}/sao-paulo-sp` }));
    for (const { url } of cities) expect((await get(new URL(url).pathname)).statusCode).toBe(200);
  });
});

describe('the page of a destination', () => {
  it('tells its lowest price and its picture to machines', async () => {
    const document = await open('/onibus/rio-de-janeiro-rj');
    const [trip] = dataOf(document, 'BusTrip');
    expect(trip).toMatchObject({
      arrivalBusStop: [{ '@type': 'BusStation', address: { addressLocality: 'Rio de Janeiro' } }],
      offers: { '@type': 'AggregateOffer', priceCurrency: 'BRL', lowPrice: expect.stringMatching(/^\d+\.\d{2}$/) },
    });
    const picture = new URL(content(document, 'meta[property="og:image"]') ?? '');
    expect(picture.pathname).toBe('/icons/icone-512.png');
  });

  it('tells from where a coach goes there and at what price, and its terminals', async () => {
    const document = await open('/onibus/rio-de-janeiro-rj');
    expect(textOf(document, 'h1')).toBe('Ônibus para Rio de Janeiro, RJ');
    const origens = [...document.querySelectorAll('.precos li')].map(({ textContent }) =>
      textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(origens).toContainEqual(expect.stringMatching(/^São Paulo, SP a partir de R\$ \d+,\d{2}$/));
    const links = [...document.querySelectorAll('.precos a')].map((a) => a.getAttribute('href') ?? '');
    expect(links).toContain(ROTA);
    // Where no price is known nothing stands in its place.
    expect(document.querySelectorAll('.precos span:empty')).toHaveLength(0);
    for (const link of links) expect((await get(link)).statusCode).toBe(200);
  });
});

it('every page has its place in the sitemap, and every address of it is a page', async () => {
  const paths = [...(await get('/sitemap.xml')).body.matchAll(/<loc>https?:\/\/[^/]+(\/onibus[^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  expect(paths).toEqual(expect.arrayContaining(['/onibus', ROTA]));
  for (const path of paths) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
});

it('the stylesheet of the pages is served, with the colours of every scheme', async () => {
  const reply = await get('/onibus/estilo.css');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  for (const name of ['primary-main', 'secondary-main', 'secondary-contrastText', 'brand-surface', 'brand-on'])
    expect(reply.body.split(`--mui-palette-${name}:`)).toHaveLength(5);
});
