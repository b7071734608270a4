import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { $, browser, expect } from '@wdio/globals';
import { compra, umPassageiro } from '../pages/compra';
import { DESKTOP, PHONE } from '../pages/screen';
import { findTrip, openTrip, type Trip } from '../pages/trip';
import { freshVisitor, signedIn } from '../pages/visitor';
import { allShiftsOf, watchPageSpeed } from '../support/pageSpeed';

const TABLET = { width: 768, height: 1024, devicePixelRatio: 1 };
const SIZES = [PHONE, TABLET, DESKTOP];

/** A page as the server sends it. */
const servedHtml = async (path: string): Promise<string> =>
  (await fetch(new URL(path, browser.options.baseUrl))).text();

/** Text of a page's `main` as the server sends it, before any code. */
const servedText = async (path: string): Promise<string> =>
  (/<main.*<\/main>/s.exec(await servedHtml(path))?.[0] ?? '').replaceAll(/<[^>]+>/g, ' ');

/** Opens a page whose rest comes half a second after its first characters, and whose scripts do not come. */
async function openInParts(html: string, cut: number, seen: () => Promise<unknown>): Promise<void> {
  const slow = createServer(({ url }, reply) => {
    if (url !== '/') return void reply.writeHead(404).end();
    reply.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, cut));
    setTimeout(() => reply.end(html.slice(cut)), 500);
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  try {
    await browser.url(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`);
    await seen();
  } finally {
    slow.close();
    slow.closeAllConnections();
  }
}

/** Requests for the configuration that this page has sent. */
const configRequests = (): Promise<number> =>
  browser.execute(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/config.json')).length,
  );

describe('pages that the server draws with what their address names', () => {
  let trip: Trip;
  let watch: Awaited<ReturnType<typeof watchPageSpeed>>;

  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
    trip = await findTrip(47);
    watch = await watchPageSpeed();
  });
  after(() => watch.end());

  it('have the trip, its day and its hour, and say nothing of a trip that is not known', async () => {
    const lugares = `localidadeOrigem=${trip.origem}&localidadeDestino=${trip.destino}`;
    const known = await servedText(`/comprar-viagem?viagem=${trip.viagemId}&${lugares}`);
    expect(known).toMatch(/São Paulo, SP → Rio de Janeiro, RJ.*\d\d\/\d\d · \d\d:\d\d.*Escolha as poltronas/);
    const unknown = await servedText(`/comprar-viagem?viagem=999999999999&${lugares}`);
    expect(unknown).not.toContain('→');
    expect(unknown).toContain('Escolha as poltronas');
    expect(await servedText(`/informacao-de-viagem?viagem=${trip.viagemId}`)).toMatch(/→ .*\d{4}, às \d\d:\d\d/);
  });

  it('move nothing on the page of a trip, whose heading is there from the beginning', async () => {
    for (const size of SIZES) {
      await browser.setViewport(size);
      await browser.url(`/informacao-de-viagem?viagem=${trip.viagemId}`);
      await $('//h2[normalize-space(.)="Paradas"]').waitForDisplayed();
      expect(await allShiftsOf(`information ${size.width}`)).toEqual([]);
    }
  });

  it('move nothing as the app takes them over, on phones, tablets and desktops', async () => {
    await signedIn('cliente@itape.test');
    for (const size of SIZES) {
      await browser.setViewport(size);
      await openTrip(trip);
      await compra.map().waitForDisplayed({ timeout: 60_000 });
      expect(await allShiftsOf(`seats ${size.width}`)).toEqual([]);
      await browser.url('/minhas-viagens');
      await $('[role="tablist"]').waitForDisplayed();
      expect(await allShiftsOf(`trips ${size.width}`)).toEqual([]);
      await browser.url('/minha-conta');
      await $('//h2[normalize-space(.)="Excluir conta"]').waitForDisplayed();
      expect(await allShiftsOf(`account ${size.width}`)).toEqual([]);
    }
  });

  it('move nothing where their end comes late', async () => {
    const html = await servedHtml('/home');
    const body = html.indexOf('<main');
    const end = html.indexOf('</main>');
    for (const size of [PHONE, DESKTOP]) {
      await browser.setViewport(size);
      // In the account's place in the header, then at every sixth of what follows.
      for (const cut of [html.indexOf('Entrar'), ...[1, 2, 3, 4, 5].map((part) => body + ((end - body) * part) / 6)]) {
        await openInParts(html, Math.round(cut), () => $('aria/Buscar viagens').waitForDisplayed());
        expect(await allShiftsOf(`home in parts at ${cut} ${size.width}`)).toEqual([]);
      }
    }
  });

  it('ask for the configuration once, as they announce it, also for those whom the guard sends home', async () => {
    await browser.url('/minhas-viagens');
    await $('[role="tablist"]').waitForDisplayed();
    expect(await configRequests()).toBe(1);
    await freshVisitor();
    await browser.url('/minhas-viagens');
    await $('//*[normalize-space(.)="Faça o login para continuar."]').waitForExist();
    expect(await configRequests()).toBe(1);
  });

  it('move nothing on a cold visit of passengers and of payment, loaded anew amid its load too', async () => {
    await browser.setViewport(PHONE);
    await signedIn('cliente@itape.test');
    await openTrip(trip);
    await compra.takeSeat();
    await compra.next();
    await compra.fillPassenger(umPassageiro());
    const passengers = await browser.getUrl();
    await compra.next();
    await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
    const payment = await browser.getUrl();
    for (const size of SIZES) {
      await browser.setViewport(size);
      await browser.url(payment);
      // Before the app has asked who is here.
      await browser.refresh();
      await $('aria/Voltar aos passageiros').waitForDisplayed({ timeout: 60_000 });
      expect(await allShiftsOf(`payment ${size.width}`)).toEqual([]);
      await browser.url(passengers);
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      expect(await allShiftsOf(`passengers ${size.width}`)).toEqual([]);
    }
  });
});
