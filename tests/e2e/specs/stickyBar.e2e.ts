import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere, takeSeats } from '../pages/api';
import { compra, umPassageiro } from '../pages/compra';
import { DESKTOP, PHONE, setOffline, violations } from '../pages/screen';
import { findTrip, freeSeats, openTrip, specialSeat, type Trip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const TABLET = { width: 768, height: 1024, devicePixelRatio: 1 };
const seat = (numero: number) => $(`//*[@role="gridcell"][starts-with(@aria-label, "Poltrona ${numero},")]`);
const goOn = () => $('//button[normalize-space(.)="Continuar"]');

/** Waits until the innermost element with this text is wholly in the viewport and nothing covers it. */
async function isInSight(text: string): Promise<void> {
  const seen = () =>
    browser.execute((words) => {
      const all = [...document.querySelectorAll<HTMLElement>('main *')];
      return all.some((element) => {
        if (!element.innerText?.includes(words)) return false;
        if ([...element.children].some((child) => (child as HTMLElement).innerText?.includes(words))) return false;
        const { top, bottom, left, width, height } = element.getBoundingClientRect();
        if (height === 0 || top < 0 || bottom > innerHeight) return false;
        const above = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
        return above !== null && (element.contains(above) || above.contains(element));
      });
    }, text);
  await browser.waitUntil(seen, { timeout: 20_000, timeoutMsg: `"${text}" is not in the viewport` });
}

/** The focused element is in the viewport and clear of the bar. */
async function focusIsInSight(): Promise<void> {
  const seen = () =>
    browser.execute(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return false;
      const { top, left } = activeElement.getBoundingClientRect();
      const found = document.elementFromPoint(left + 8, top + 8);
      return top >= 0 && found !== null && activeElement.contains(found);
    });
  await browser.waitUntil(seen, { timeout: 20_000, timeoutMsg: 'the focus is not in the viewport' });
}

for (const [name, viewport, days] of [
  ['phone', PHONE, 49],
  ['tablet', TABLET, 43],
  ['desktop', DESKTOP, 35],
] as const) {
  describe(`what hinders a step of the purchase on a ${name}`, () => {
    let trip: Trip;
    let special = 0;
    let first = 0;

    before(async () => {
      await browser.setViewport(viewport);
      await signedIn(EMAIL);
      trip = await findTrip(days);
      special = await specialSeat(trip);
      [first = 0] = await freeSeats(trip);
      await openTrip(trip);
      await compra.map().waitForDisplayed({ timeout: 60_000 });
    });

    it('is in the viewport after a press without a seat', async () => {
      await goOn().click();
      await isInSight('Escolha pelo menos uma poltrona');
      expect(await violations()).toEqual([]);
    });

    it('is a question about a special seat, without whose answer the purchase does not go on', async () => {
      await seat(special).click();
      await isInSight('Confirme esta poltrona');
      await goOn().click();
      await isInSight(`Diga se fica com a poltrona ${special} antes de continuar.`);
      expect(await violations()).toEqual([]);
      await $('//button[normalize-space(.)="Escolher outra"]').click();
      await expect(seat(special)).toHaveAttribute('aria-selected', 'false');
    });

    it('is told of a seat that somebody else took, with another in its place', async () => {
      await seat(first).click();
      await expect(seat(first)).toHaveAttribute('aria-selected', 'true');
      await takeSeats(await signInElsewhere('agencia@itape.test'), trip, [first]);
      await isInSight(`A poltrona ${first} acabou de ser escolhida por outra pessoa.`);
      await $('//button[starts-with(normalize-space(.), "Ficar com a poltrona")]').click();
      await goOn().click();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    });

    it('is among the passengers what is missing', async () => {
      await goOn().click();
      await isInSight('Confira o que falta');
      await focusIsInSight();
    });

    it('is at the payment that nothing answers', async () => {
      await compra.fillPassenger(umPassageiro());
      await compra.next();
      await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
      await setOffline(true);
      try {
        await $('aria/Pagar com Pix').click();
        await isInSight('Sem resposta do servidor');
      } finally {
        await setOffline(false);
      }
    });
  });
}
