import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere } from '../pages/api';
import { compra, umPassageiro } from '../pages/compra';
import { orderSeats, readOrder, sellOut } from '../pages/orders';
import { pix } from '../pages/pix';
import { sandbox } from '../pages/sandbox';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, freeSeats, openTrip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const expired = () => $('//*[@role="dialog"][.//h2[normalize-space(.)="Sua reserva expirou"]]');

for (const [name, viewport, days] of [
  ['phone', PHONE, 20],
  ['desktop', DESKTOP, 21],
] as const) {
  describe(`time that runs out on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn(EMAIL);
      await openTrip(await findTrip(days));
      await compra.map().waitForDisplayed({ timeout: 30_000 });
    });

    it('ends a hold in so many words and keeps the passengers', async () => {
      await compra.takeSeat();
      await compra.next();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      await compra.fillPassenger(umPassageiro());
      await compra.next();
      await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
      await sandbox.expireHolds();
      await $('aria/Pagar com Pix').click();
      await expired().waitForDisplayed({ timeout: 60_000 });
      expect(await violations()).toEqual([]);
      await expired().$('aria/Escolher poltronas').click();
      await compra.map().waitForDisplayed({ timeout: 60_000 });
      await compra.next();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      expect(await $('aria/Nome completo').getValue()).toBe(umPassageiro().nome);
    });

    it('gives the ticket for money that comes late while the seat is free', async () => {
      await compra.next();
      await compra.payWithPix();
      await pix.code();
      await sandbox.expireHolds();
      await pix.payLate();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 40_000 });
    });

    it('gives the money back, and says so, where the coach is full', async () => {
      const caller = await signInElsewhere(EMAIL);
      const trip = await findTrip(days + 30);
      const free = await freeSeats(trip, 'every deck');
      const [poltrona = 0, ...others] = free;
      const { id } = await orderSeats(caller, trip, [poltrona]);
      await caller.send('POST', `/Pedidos/${id}/Pix`);
      await browser.url(`/pagamento-pix?pedido=${id}`);
      await pix.code();
      await sandbox.expireHolds();
      await browser.waitUntil(async () => (await readOrder(caller, id)).situacao === 'pagamento_expirado', {
        timeout: 40_000,
      });
      await sellOut(trip, [poltrona, ...others]);
      await pix.payLate();
      await browser.waitUntil(async () => (await readOrder(caller, id)).situacao === 'estornado', { timeout: 40_000 });
      await browser.url(`/pagamento-pix?pedido=${id}`);
      await says('O valor deste pedido foi devolvido para a conta que fez o Pix.');
      expect(await violations()).toEqual([]);
    });
  });
}
