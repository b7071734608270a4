import { $, $$, browser, expect } from '@wdio/globals';
import { resultado } from '../pages/resultado';
import { dayFromNow, PHONE, violations } from '../pages/screen';
import { findTrip } from '../pages/trip';
import { freshVisitor } from '../pages/visitor';

const alert = () => $('main [role="alert"]');
/** Delays each request by so many milliseconds. */
const slow = (latency: number) =>
  browser.sendCommand('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

describe('a visit that is interrupted', () => {
  before(async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
  });

  afterEach(() => slow(0));

  it('takes the results anew in the middle of their load, and shows them once', async () => {
    const { origem, destino } = await findTrip(9);
    const query = `idaVolta=false&localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dayFromNow(9)}`;
    await slow(700);
    await browser.url(`/resultado-busca-viagens?${query}`);
    await $('main [aria-busy="true"]').waitForExist({ timeout: 60_000 });
    await browser.refresh();
    await slow(0);
    await resultado.waitForTrips();
    await expect(resultado.status()).toHaveText(expect.stringMatching(/\d+ viage(m|ns) encontrada/));
    expect(await $$('ul[aria-label="Viagens"], [role="list"][aria-label="Viagens"]').length).toBe(1);
    expect(await alert().isExisting()).toBe(false);
    expect(await violations()).toEqual([]);
  });
});
