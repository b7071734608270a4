import { $, browser, expect } from '@wdio/globals';
import { compra } from '../pages/compra';
import { buyTrip, readOrder, type PedidoLido } from '../pages/orders';
import { pix } from '../pages/pix';
import { resultado } from '../pages/resultado';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { signedIn } from '../pages/visitor';

const PESSOAS = 2;
const valueOf = (name: string): Promise<string> => $(`[name="${name}"]`).getValue();
const digits = (text: string): string => text.replaceAll(/\D/g, '');
const isWide = (): Promise<boolean> => browser.execute(() => document.documentElement.scrollWidth > innerWidth);

/** Name, document and birth date of a passenger of the form. */
const shown = async (i: number) => ({
  nome: await valueOf(`passageiros[${i}].nome`),
  documento: digits(await valueOf(`passageiros[${i}].numeroDocumento`)),
  nascimento: await valueOf(`passageiros[${i}].dataNascimento`),
});

for (const [name, viewport, days] of [
  ['phone', PHONE, 27],
  ['desktop', DESKTOP, 28],
] as const) {
  describe(`buying an order again on a ${name}`, () => {
    let antes: PedidoLido;

    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('cliente@itape.test');
      const { caller, pedidoId } = await buyTrip(days, PESSOAS);
      antes = await readOrder(caller, pedidoId);
      // An order that is over: the trip of another one is not made within a journey.
      const path = `/Pedidos/${pedidoId}/Cancelamento`;
      const { devolverCentavos } = (await caller.send('GET', path)).data as { devolverCentavos: number };
      const { status } = await caller.send('POST', path, { devolverCentavos });
      expect(status).toBeLessThan(300);
    });

    it('begins at its card among my trips, and finds the same way on the same day', async () => {
      await browser.url('/minhas-viagens');
      const tab = $('//*[@role="tab"][starts-with(normalize-space(.), "Canceladas")]');
      await tab.waitForClickable({ timeout: 60_000 });
      await tab.click();
      await says(antes.localizador);
      expect(await isWide()).toBe(false);
      await $(`//article[contains(., "${antes.localizador}")]//a[normalize-space(.)="Comprar de novo"]`).click();
      await resultado.waitForTrips();
      await expect(browser).toHaveUrl(expect.stringContaining(`deNovo=${antes.id}`));
      await expect($('main h1')).toHaveText(/São Paulo.*Rio de Janeiro/s);
    });

    it('asks for seats as always', async () => {
      await resultado.chooseFirst();
      for (let i = 0; i < PESSOAS; i += 1) await compra.takeSeat();
      await says('Poltronas ');
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
      await compra.next();
    });

    it('fills its people into the chosen seats', async () => {
      await $('[name="passageiros[1].nome"]').waitForDisplayed({ timeout: 60_000 });
      await browser.waitUntil(async () => (await valueOf('passageiros[1].nome')) !== '', {
        timeout: 60_000,
        timeoutMsg: 'the people of the order never came',
      });
      await says('Preenchemos os passageiros da compra anterior');
      const pessoas = [await shown(0), await shown(1)];
      expect(pessoas).toEqual(
        antes.itens.map(({ poltrona }) => ({
          nome: 'Ana Souza Lima',
          documento: `1234567${poltrona}9`,
          nascimento: '10/03/1990',
        })),
      );
      expect(await isWide()).toBe(false);
      expect(await violations()).toEqual([]);
    });

    it('leads on to their tickets with nothing typed', async () => {
      await compra.next();
      await compra.payWithPix();
      await pix.pay();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
      await says('Ana Souza Lima');
    });
  });
}
