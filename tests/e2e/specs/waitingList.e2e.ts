import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere } from '../pages/api';
import { sellOut } from '../pages/orders';
import { resultado } from '../pages/resultado';
import { sandbox } from '../pages/sandbox';
import { dayFromNow, PHONE, says, violations } from '../pages/screen';
import { findTrip, freeSeats, searchedSeats } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const DAYS = 45;
const ask = () => $('aria/Avise-me se abrir vaga');
const stop = () => $('aria/Não avisar mais');

describe('a trip without a free seat', () => {
  let trip: Awaited<ReturnType<typeof findTrip>>;
  let results: string;
  /** Ids of the holds that fill the coach. */
  let holds: string[];
  before(async () => {
    await browser.setViewport(PHONE);
    await signedIn(EMAIL);
    await browser.url('/home');
    trip = await findTrip(DAYS);
    results = `/resultado-busca-viagens?idaVolta=false&localidadeOrigem=${trip.origem}&localidadeDestino=${trip.destino}&dataPartida=${dayFromNow(DAYS)}`;
    holds = await sellOut(trip, await freeSeats(trip, 'every deck'));
    await untilSearched((livres) => livres === 0);
  });

  const untilSearched = (isTold: (livres: number) => boolean) =>
    browser.waitUntil(async () => isTold(await searchedSeats(trip, DAYS)), { timeout: 20_000, interval: 500 });

  it('takes a wish for a notice, which a reload keeps and a press takes back', async () => {
    await browser.url(results);
    await resultado.waitForTrips();
    await ask().click();
    await says('Avisaremos por e-mail se abrir uma poltrona');
    expect(await violations()).toEqual([]);
    await browser.refresh();
    await stop().waitForDisplayed({ timeout: 30_000 });
    await stop().click();
    await ask().waitForDisplayed({ timeout: 30_000 });
    await ask().click();
    await stop().waitForDisplayed({ timeout: 30_000 });
  });

  it('tells by e-mail that a seat is free, and offers it', async () => {
    const agency = await signInElsewhere('agencia@itape.test');
    expect((await agency.send('DELETE', `/Reservas/${holds[0]}`)).status).toBe(204);
    await sandbox.mailTo(EMAIL, 'Abriu uma poltrona');
    await untilSearched((livres) => livres > 0);
    await browser.url(results);
    await resultado.waitForTrips();
    await expect(stop()).not.toBeExisting();
    await expect(ask()).not.toBeExisting();
  });
});
