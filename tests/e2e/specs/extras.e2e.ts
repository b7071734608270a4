import { $, browser, expect } from '@wdio/globals';
import { compra, umPassageiro } from '../pages/compra';
import { pix } from '../pages/pix';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, openTrip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const isWide = (): Promise<boolean> => browser.execute(() => document.documentElement.scrollWidth > innerWidth);
const more = (label: string) => $(`aria/Aumentar, ${label}`);

/** Shows the rows of the summary, which is folded on a phone. */
async function unfoldSummary(): Promise<void> {
  const detalhes = $('//button[normalize-space(.)="Detalhes"]');
  if (await detalhes.isDisplayed()) await detalhes.click();
}

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
      await unfoldSummary();
      await says('1 × Bicicleta');
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });

    it('is still chosen where the page is loaded anew', async () => {
      await says('Rascunho salvo');
      await browser.refresh();
      const chosen = $('//*[@role="spinbutton"][@aria-valuenow="1"]');
      await chosen.waitForExist({ timeout: 60_000 });
      await unfoldSummary();
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

    it('is cancelled by itself: the money first, and the ticket stays', async () => {
      const cancel = $('//button[starts-with(normalize-space(.), "Cancelar adicional")]');
      await cancel.scrollIntoView({ block: 'center' });
      await cancel.click();
      await says('Você recebe de volta');
      await says('A passagem continua valendo.');
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
      await $('//button[normalize-space(.)="Confirmar cancelamento"]').click();
      await says('Adicional cancelado');
      // Whether it comes back or has come back: the sandbox's bank is quick.
      await says('R$ 40,00. Na conta de onde veio o Pix');
      expect(await violations()).toEqual([]);
      await $('//*[@role="dialog"]//button[normalize-space(.)="Fechar"]').click();
      await cancel.waitForExist({ reverse: true });
      const line = $('//ul[@aria-label="Adicionais"]/li');
      await expect(line).toHaveText(expect.stringMatching(/1 × Bicicleta\s+Cancelado/));
      await browser.refresh();
      await expect(line).toHaveText(expect.stringMatching(/1 × Bicicleta\s+Cancelado/), { wait: 60_000 });
      expect(await $('aria/Baixar PDF').isDisplayed()).toBe(true);
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });
  });
}
