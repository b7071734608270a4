import { $, $$, browser, expect } from '@wdio/globals';
import { cards, cartao } from '../pages/cartao';
import { compra, umPassageiro } from '../pages/compra';
import { resultado } from '../pages/resultado';
import { DESKTOP, PHONE, dayFromNow, says, violations } from '../pages/screen';
import { findTrip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

for (const [name, viewport, days] of [
  ['phone', PHONE, 15],
  ['desktop', DESKTOP, 16],
] as const) {
  describe(`a round trip paid by card on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('cliente@itape.test');
      const { origem, destino } = await findTrip(days);
      await browser.url(
        `/resultado-busca-viagens?idaVolta=true&localidadeOrigem=${origem}&localidadeDestino=${destino}` +
          `&dataPartida=${dayFromNow(days)}&dataVolta=${dayFromNow(days + 3)}`,
      );
    });

    it('chooses the way out, then the way back [§1.clientes.1]', async () => {
      await resultado.waitForTrips();
      await resultado.chooseFirst();
      await says('Trocar ida');
      await resultado.waitForTrips();
      expect(await violations()).toEqual([]);
      await resultado.chooseFirst();
      await compra.map().waitForDisplayed({ timeout: 30_000 });
    });

    it('holds a seat each way, or none', async () => {
      await compra.takeSeat();
      await compra.next();
      await says('Volta: escolha as poltronas');
      await compra.takeSeat();
      await compra.next();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      await compra.fillPassenger(umPassageiro());
      await compra.next();
      await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
    });

    it('keeps everything where the card is refused', async () => {
      await cartao.choose();
      await cartao.fill(cards.refuses);
      expect(await violations()).toEqual([]);
      await cartao.pay();
      await says('O pagamento não foi feito');
      expect(await violations()).toEqual([]);
    });

    it('answers the bank and reaches the tickets of both ways', async () => {
      await cartao.fill(cards.challenges);
      await cartao.pay();
      await cartao.answerBank();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 30_000 });
      await browser.waitUntil(async () => (await $$('//article[.//*[text()="Localizador"]]').length) === 2);
      expect(await violations()).toEqual([]);
    });
  });
}
