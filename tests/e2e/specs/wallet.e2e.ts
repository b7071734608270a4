import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere, type Caller } from '../pages/api';
import { orderSeats } from '../pages/orders';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, freeSeats, type Trip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const PAY = 'aria/Pagar com Carteira de teste';

/** Opens the payment of a new order of the first free seat. @returns the order. */
async function openPayment(caller: Caller, trip: Trip): Promise<string> {
  const [poltrona = 1] = await freeSeats(trip);
  const { id } = await orderSeats(caller, trip, [poltrona]);
  const { viagemId, origem, destino } = trip;
  const leg = `viagem=${viagemId}&localidadeOrigem=${origem}&localidadeDestino=${destino}&poltronas=${poltrona}`;
  await browser.url(`/comprar-viagem?${leg}&pedido=${id}&etapa=pagamento`);
  await $(PAY).waitForClickable({ timeout: 60_000 });
  return id;
}

/** Presses the shop's button and works in the window that the browser opens for the wallet. */
async function inWallet(work: () => Promise<void>): Promise<void> {
  const shop = await browser.getWindowHandle();
  await $(PAY).scrollIntoView({ block: 'center' });
  await $(PAY).click();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length > 1, { timeout: 60_000 });
  const wallet = (await browser.getWindowHandles()).find((handle) => handle !== shop) ?? shop;
  await browser.switchToWindow(wallet);
  try {
    await $('button=Pagar').waitForEnabled({ timeout: 60_000 });
    await work();
  } finally {
    await browser.switchToWindow(shop);
  }
}

const choose = (cartao: string) => $(`//label[contains(., "${cartao}")]`).click();
const ticket = () => $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });

// The wallet is a payment handler of the sandbox, which the browser installs at the first payment.
for (const [name, viewport, days] of [
  ['phone', PHONE, 54],
  ['desktop', DESKTOP, 55],
] as const) {
  describe(`a wallet on a ${name}`, () => {
    let caller: Caller;
    let trip: Trip;
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn(EMAIL);
      caller = await signInElsewhere(EMAIL);
      trip = await findTrip(days);
    });

    it('that is closed charges nothing, and pays at the next press, to the ticket', async () => {
      await openPayment(caller, trip);
      expect(await violations()).toEqual([]);
      await inWallet(() => $('button=Cancelar').click());
      await $(PAY).waitForClickable({ timeout: 60_000 });
      expect(await $('//*[@role="alert"]').isExisting()).toBe(false);
      await inWallet(async () => {
        expect(await $('#valor').getText()).toMatch(/R\$/);
        expect(await violations()).toEqual([]);
        await $('button=Pagar').click();
      });
      await ticket();
      await says('Carteira de teste');
    });

    it('whose card is declined says so, and leaves the other means', async () => {
      const id = await openPayment(caller, trip);
      await inWallet(async () => {
        await choose('sem limite');
        await $('button=Pagar').click();
      });
      await says('O pagamento não foi feito');
      await $('aria/Pagar com Pix').waitForClickable();
      await caller.send('DELETE', `/Pedidos/${id}`);
    });
  });
}
