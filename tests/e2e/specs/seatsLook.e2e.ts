import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { signInElsewhere, takeSeats } from '../pages/api';
import { entrar } from '../pages/entrar';
import { resultado } from '../pages/resultado';
import { dayFromNow, PHONE, violations } from '../pages/screen';
import { findTrip, freeSeats } from '../pages/trip';
import { freshVisitor } from '../pages/visitor';

const dialog = () => $('//*[@role="dialog"][.//h2="Poltronas"]');
const seat = (numero: number) => dialog().$(`//*[@role="gridcell"][starts-with(@aria-label, "Poltrona ${numero},")]`);
const nameOf = (numero: number) => seat(numero).getAttribute('aria-label');

describe('the seats of a trip, looked at without signing in', () => {
  before(async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
  });

  it('change while others hold them, and lead to the sign-in over the results', async () => {
    const trip = await findTrip(41);
    const query = `localidadeOrigem=${trip.origem}&localidadeDestino=${trip.destino}&dataPartida=${dayFromNow(41)}`;
    await browser.url(`/resultado-busca-viagens?idaVolta=false&${query}`);
    await resultado.waitForTrips();
    await $('aria/Ver poltronas').click();
    await dialog().waitForDisplayed();
    const [numero = 0] = await freeSeats(trip);
    await seat(numero).waitForDisplayed();
    expect(await nameOf(numero)).toMatch(/R\$.*livre/);
    expect(await violations()).toEqual([]);

    await takeSeats(await signInElsewhere('cliente@itape.test'), trip, [numero]);
    await browser.waitUntil(async () => (await nameOf(numero))?.includes('ocupada') === true, {
      timeout: 20_000,
      timeoutMsg: 'the seat that somebody took still looks free',
    });

    await browser.keys(Key.Escape);
    await dialog().waitForDisplayed({ reverse: true });
    await $('aria/Ver poltronas').click();
    await seat(numero).waitForDisplayed();
    await browser.back();
    await dialog().waitForDisplayed({ reverse: true });
    await expect(browser).toHaveUrl(expect.stringContaining('/resultado-busca-viagens'));
    await $('aria/Ver poltronas').click();
    await dialog().$('aria/Selecionar').click();
    await entrar.dialog().waitForDisplayed();
    await expect(browser).toHaveUrl(expect.stringContaining('/resultado-busca-viagens'));
  });
});
