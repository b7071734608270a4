import { $, $$, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { compra, umPassageiro } from '../pages/compra';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, openTrip } from '../pages/trip';
import { fill } from '../pages/typing';
import { signedIn } from '../pages/visitor';

const nomes = () => $$('aria/Nome completo');
const valueOf = (name: string): Promise<string> => $(`[name="${name}"]`).getValue();

/** Values of both passengers and the buyer. */
const typed = async () => ({
  nomes: [await valueOf('passageiros[0].nome'), await valueOf('passageiros[1].nome')],
  documento: await valueOf('passageiros[0].numeroDocumento'),
  nascimento: await valueOf('passageiros[0].dataNascimento'),
  celular: await valueOf('passageiros[0].celular'),
});

const toPassengers = async (): Promise<void> => {
  await $('[name="passageiros[1].nome"]').waitForDisplayed({ timeout: 30_000 });
};

/** The focused element and its overlap with the bottom bar; empty when it is not covered. */
const covered = (): Promise<string> =>
  browser.execute(() => {
    const focused = document.activeElement;
    const field = focused?.getBoundingClientRect();
    const bar = document.querySelector('.it-summary')?.getBoundingClientRect();
    const isBeside = !field || !bar || field.right <= bar.left;
    const isPast = isBeside || focused?.closest('.it-summary') || field.bottom <= bar.top || field.top >= bar.bottom;
    return isPast ? '' : `${focused?.outerHTML.slice(0, 120)} ${field.bottom - bar.top}`;
  });

/** Method and status of each draft request answered while ordering. */
async function draftsWhileOrdering(order: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await browser.sessionSubscribe({ events: ['network.responseCompleted'] });
  const note = ({ request, response }: { request: { url: string; method: string }; response: { status: number } }) => {
    if (request.url.endsWith('/Rascunho')) asked.push(`${request.method} ${response.status}`);
  };
  browser.on('network.responseCompleted', note);
  await order();
  browser.off('network.responseCompleted', note as never);
  return asked;
}

for (const [name, viewport, days] of [
  ['phone', PHONE, 41],
  ['desktop', DESKTOP, 42],
] as const) {
  describe(`what is typed about the passengers on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('cliente@itape.test');
      await openTrip(await findTrip(days));
      await compra.map().waitForDisplayed({ timeout: 30_000 });
      await compra.takeSeat();
      await compra.takeSeat();
      await compra.next();
      await toPassengers();
    });

    it('is all there after a refresh, half as it is, with nothing called wrong', async () => {
      await compra.fillPassenger(umPassageiro());
      await fill($('[name="passageiros[1].nome"]'), 'Bento 1');
      const before = await typed();
      expect(before.nomes).toEqual(['Ana Souza Lima', 'Bento 1']);
      await says('Rascunho salvo');
      const address = await browser.getUrl();
      for (const text of ['Bento', '123456789', '1990']) expect(address).not.toContain(text);
      await browser.refresh();
      await toPassengers();
      expect(await typed()).toEqual(before);
      expect(await $$('[aria-invalid="true"]').length).toBe(0);
      expect(await violations()).toEqual([]);
    });

    it('is there though the page was loaded anew at the last key', async () => {
      await fill($('[name="passageiros[1].nome"]'), 'Bento Araújo');
      await browser.refresh();
      await toPassengers();
      await browser.waitUntil(async () => (await valueOf('passageiros[1].nome')) === 'Bento Araújo', { timeout: 5000 });
    });

    it('never hides behind the bar at the foot while it has the focus', async () => {
      await $('[name="passageiros[0].nome"]').click();
      for (let step = 0; step < 24; step += 1) {
        await browser.keys(Key.Tab);
        expect(await covered()).toBe('');
      }
      // Errors are linked from the summary, and focusing them must not hide them either.
      await compra.next();
      for (const error of await $$('.it-error-summary button').getElements()) {
        await error.click();
        expect(await covered()).toBe('');
      }
    });

    it('makes way for the order, whose payment fits its line', async () => {
      await $('[name="passageiros[1].numeroDocumento"]').waitForExist();
      await fill($('[name="passageiros[1].numeroDocumento"]'), '987654321');
      await fill($('[name="passageiros[1].dataNascimento"]'), '10/03/1985');
      await compra.next();
      const credit = $('aria/Cartão de crédito');
      await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
      await credit.click();
      const pay = $('//button[normalize-space(.)="Pagar com cartão"]');
      await pay.waitForDisplayed({ timeout: 60_000 });
      expect((await pay.getSize()).height).toBeLessThan(60);
      await browser.waitUntil(async () => (await browser.getUrl()).includes('pedido='), { timeout: 60_000 });
      const asked = await draftsWhileOrdering(async () => {
        await browser.refresh();
        await says('Pagar com');
      });
      expect(asked.filter((one) => one.startsWith('PUT'))).toEqual([]);
      expect(await nomes().length).toBe(0);
    });
  });
}
