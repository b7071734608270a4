import { $, browser, expect } from '@wdio/globals';
import { compra, umPassageiro } from '../pages/compra';
import { pix } from '../pages/pix';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, openTrip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const isWide = (): Promise<boolean> => browser.execute(() => document.documentElement.scrollWidth > innerWidth);
/** Opens the summary, which is folded on a phone. */
async function openSummary(): Promise<void> {
  const detalhes = $('//button[normalize-space(.)="Detalhes"]');
  if (await detalhes.isDisplayed()) await detalhes.click();
}
const more = (label: string) => $(`aria/Aumentar, ${label}`);

for (const [name, viewport, days] of [
  ['phone', PHONE, 23],
  ['desktop', DESKTOP, 24],
] as const) {
  describe(`taking a bicycle along on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('cliente@itape.test');
      await openTrip(await findTrip(days));
      await compra.takeSeat();
      await compra.next();
    });

    it('is offered with its price at the passengers’ step, and stands in the summary', async () => {
      await compra.fillPassenger(umPassageiro());
      await more('Bicicleta').waitForDisplayed({ timeout: 60_000 });
      await more('Bicicleta').click();
      await openSummary();
      await says('1 × Bicicleta');
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });

    it('is still chosen where the page is loaded anew', async () => {
      await says('Rascunho salvo');
      await browser.refresh();
      const chosen = $('//*[@role="spinbutton"][@aria-valuenow="1"]');
      await chosen.waitForExist({ timeout: 60_000 });
      await openSummary();
      await says('1 × Bicicleta');
    });

    it('is on the ticket that was paid with it', async () => {
      await compra.next();
      await compra.payWithPix();
      await pix.pay();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
      await says('Adicionais: 1 × Bicicleta');
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });
  });
}
