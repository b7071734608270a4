import { $, $$, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { compra, umPassageiro } from '../pages/compra';
import { home } from '../pages/home';
import { resultado } from '../pages/resultado';
import { dayFromNow, PHONE, violations } from '../pages/screen';
import { findTrip, openTrip, type Trip } from '../pages/trip';
import { freshVisitor, signedIn } from '../pages/visitor';

/** Highest card of a trip on a phone, in pixels. */
const CARD_PX = 180;
const SEATS_IN_SIGHT = 12;
const filters = () => $('//button[starts-with(normalize-space(.), "Filtrar")]');
const sheet = () => $('//*[@role="dialog"][.//h2="Filtros"]');
const strip = () => $('//*[@role="group"][@aria-label="Sua viagem"]');

/** For each element: true when it is wholly in the viewport of a page at its top, and nothing covers its middle. */
async function areInFirstScreen(elements: Iterable<unknown>): Promise<boolean[]> {
  const found = (await Promise.all(elements)) as HTMLElement[];
  return browser.execute(
    (...nodes: HTMLElement[]) => {
      if (window.scrollY !== 0) throw new Error(`the page has scrolled by ${window.scrollY}`);
      return nodes.map((node) => {
        const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
        if (width === 0 || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (node.contains(above) || above.contains(node));
      });
    },
    ...found,
  );
}

const widerThanWindow = (): Promise<number> =>
  browser.execute(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Targets of a finger smaller than 24 px in one direction. */
const smallTargets = (): Promise<string[]> =>
  browser.execute(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main [role="tab"], main select')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .map((node) => ({ name: node.innerText, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 24 || box.width < 24)
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );

/** Ids of the places that a text means, best first. */
async function places(termo: string): Promise<string[]> {
  const address = new URL(`/api/Localidades?termo=${encodeURIComponent(termo)}`, await browser.getUrl());
  const { data } = (await (await fetch(address)).json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

const openResults = ({ origem, destino }: Pick<Trip, 'origem' | 'destino'>, days: number) => {
  const query = `localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dayFromNow(days)}`;
  return browser.url(`/resultado-busca-viagens?idaVolta=false&${query}`);
};

describe('the first screen of a phone', () => {
  let trip: Trip;

  before(async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
    trip = await findTrip(48);
  });

  it('has the search button at home', async () => {
    await home.open();
    await $('aria/Buscar viagens').waitForDisplayed();
    expect(await areInFirstScreen([$('aria/Buscar viagens')])).toEqual([true]);
    expect(await smallTargets()).toEqual([]);
  });

  it('has room for the year of each day, and for the cards of trips with a change and of several classes', async () => {
    const [saoPaulo] = await places('sao paulo');
    const [foz] = await places('foz do iguacu');
    await openResults({ origem: saoPaulo ?? '', destino: foz ?? '' }, 48);
    await resultado.waitForTrips();
    await expect($('main')).toHaveText(expect.stringMatching(/1 troca em/));
    const heights = await $$('main article').map(async (card) => Math.round((await card.getSize()).height));
    expect(heights.filter((height) => height > CARD_PX)).toEqual([]);
    const cut = await browser.execute(() =>
      [...document.querySelectorAll<HTMLElement>('[role="tablist"] [role="tab"]')]
        .map((tab) => {
          const day = tab.firstElementChild?.getBoundingClientRect();
          const { left, right } = tab.getBoundingClientRect();
          return day ? Math.min(day.left - left, right - day.right) : 0;
        })
        .filter((room) => room < 8),
    );
    expect(cut).toEqual([]);
  });

  it('has days, filters, order and the first trip with price and button in the results', async () => {
    await openResults(trip, 48);
    await resultado.waitForTrips();
    const parts = [
      $('[role="tab"][aria-selected="true"]'),
      filters(),
      $('aria/Ordenar por'),
      $('main article .it-trip__total'),
      $('aria/Selecionar'),
      $('main article'),
    ];
    expect(await areInFirstScreen(parts)).toEqual(parts.map(() => true));
    const heights = await $$('main article').map(async (card) => Math.round((await card.getSize()).height));
    expect(heights.length).toBeGreaterThan(2);
    expect(heights.filter((height) => height > CARD_PX)).toEqual([]);
    expect(await smallTargets()).toEqual([]);
  });

  it('filters in a sheet that Esc closes, and gives the focus back', async () => {
    await filters().click();
    await sheet().waitForDisplayed();
    await sheet().$('//label[starts-with(normalize-space(.), "Executivo")]').click();
    const done = sheet().$('//button[starts-with(normalize-space(.), "Ver ")]');
    await expect(done).toHaveText(expect.stringMatching(/^Ver \d+ viage(m|ns)$/));
    expect(await violations()).toEqual([]);
    const shown = (await done.getText()).replace('Ver ', '');
    await browser.keys(Key.Escape);
    await sheet().waitForExist({ reverse: true });
    await expect(filters()).toBeFocused();
    await expect(filters()).toHaveText('Filtrar (1)');
    await expect(resultado.status()).toHaveText(expect.stringContaining(shown));
    await filters().click();
    await sheet().$('//button[starts-with(normalize-space(.), "Ver ")]').click();
    await sheet().waitForExist({ reverse: true });
    await expect(filters()).toBeFocused();
  });

  it('has the seats above the bar, and the trip that they belong to', async () => {
    await signedIn('cliente@itape.test');
    await openTrip(trip);
    await compra.map().waitForDisplayed({ timeout: 60_000 });
    await expect($('main h1')).toHaveText('Comprar viagem');
    await expect(strip()).toHaveText(expect.stringMatching(/São Paulo.*Rio de Janeiro.*\d\d\/\d\d · \d\d:\d\d/s));
    expect(await areInFirstScreen([strip()])).toEqual([true]);
    const seats = await areInFirstScreen(await $$('[role="gridcell"]').getElements());
    expect(seats.filter(Boolean).length).toBeGreaterThanOrEqual(SEATS_IN_SIGHT);
    expect(await smallTargets()).toEqual([]);
  });

  it('says the trip on every step of the purchase, with the seat', async () => {
    await compra.takeSeat();
    await compra.next();
    await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    await expect(strip()).toHaveText(expect.stringMatching(/· Poltrona \d+$/));
    await compra.fillPassenger(umPassageiro());
    await compra.next();
    await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
    await expect(strip()).toHaveText(expect.stringMatching(/· Poltrona \d+$/));
    expect(await violations()).toEqual([]);
  });

  it('is never wider than 320 px, with text twice as large too', async () => {
    await browser.setViewport({ ...PHONE, width: 320 });
    for (const open of [home.open, () => openResults(trip, 48), () => openTrip(trip)]) {
      await open();
      await $('main h1').waitForExist();
      await $(
        '//main//*[@role="gridcell"] | //button[normalize-space(.)="Selecionar"] | //form[@role="search"]',
      ).waitForDisplayed();
      expect(await widerThanWindow()).toBe(0);
      await browser.execute(() => (document.documentElement.style.fontSize = '200%'));
      expect(await widerThanWindow()).toBe(0);
    }
  });
});
