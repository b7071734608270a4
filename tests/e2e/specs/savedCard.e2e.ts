import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere, type Caller } from '../pages/api';
import { cards, cartao } from '../pages/cartao';
import { minhaConta } from '../pages/minhaConta';
import { orderSeats } from '../pages/orders';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, freeSeats, type Trip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const VISA = 'Visa final 1111';

/** Opens the payment of a new order of the first free seat, with credit chosen. */
async function openPayment(caller: Caller, trip: Trip): Promise<void> {
  const [poltrona = 1] = await freeSeats(trip);
  const { id } = await orderSeats(caller, trip, [poltrona]);
  const { viagemId, origem, destino } = trip;
  const leg = `viagem=${viagemId}&localidadeOrigem=${origem}&localidadeDestino=${destino}&poltronas=${poltrona}`;
  await browser.url(`/comprar-viagem?${leg}&pedido=${id}&etapa=pagamento`);
  await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
  await cartao.choose();
}
const ticket = () => $('aria/Baixar PDF').waitForDisplayed({ timeout: 30_000 });

for (const [name, viewport, days] of [
  ['phone', PHONE, 38],
  ['desktop', DESKTOP, 39],
] as const) {
  describe(`a card that is kept on a ${name}`, () => {
    let caller: Caller;
    let trip: Trip;
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn(EMAIL);
      caller = await signInElsewhere(EMAIL);
      trip = await findTrip(days);
    });
    // The journeys after this one pay with typed cards.
    after(async () => {
      const cartoes = (await caller.send('GET', '/Cartoes')).data as { id: string }[];
      for (const { id } of cartoes) await caller.send('DELETE', `/Cartoes/${id}`);
    });

    it('pays typed, with the wish to keep it', async () => {
      await openPayment(caller, trip);
      await cartao.fill(cards.approves);
      await cartao.keep();
      expect(await violations()).toEqual([]);
      await cartao.pay();
      await ticket();
      await browser.waitUntil(async () => ((await caller.send('GET', '/Cartoes')).data as unknown[]).length === 1, {
        timeout: 30_000,
      });
    });

    it('comes first in the next purchase, and pays with its code alone', async () => {
      await openPayment(caller, trip);
      await cartao.saved(VISA).waitForDisplayed({ timeout: 60_000 });
      await cartao.fillCode();
      expect(await violations()).toEqual([]);
      await cartao.pay();
      await ticket();
    });

    it('is removed in the account, after a question', async () => {
      await browser.url('/minha-conta');
      await says(VISA);
      expect(await violations()).toEqual([]);
      await minhaConta.press(`Remover cartão ${VISA}`);
      await says(`Remover ${VISA}?`);
      await minhaConta.press('Remover cartão');
      await says('Nenhum cartão guardado');
      expect((await caller.send('GET', '/Cartoes')).data).toEqual([]);
    });
  });
}
