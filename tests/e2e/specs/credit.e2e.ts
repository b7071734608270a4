import { $, browser, expect } from '@wdio/globals';
import { compra, umPassageiro } from '../pages/compra';
import { buyTrip, readOrder } from '../pages/orders';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, openTrip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const press = async (name: string): Promise<void> => {
  const button = $(`//button[not(@disabled)][normalize-space(.)="${name}"]`);
  await button.waitForClickable({ timeout: 60_000 });
  await button.click();
};
const choose = async (label: string): Promise<void> => {
  const option = $(`//label[starts-with(normalize-space(.), "${label}")]`);
  await option.waitForClickable({ timeout: 60_000 });
  await option.click();
};

for (const [name, viewport, days] of [
  ['phone', PHONE, 44],
  ['desktop', DESKTOP, 46],
] as const) {
  describe(`credit in the place of a refund on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn(EMAIL);
    });

    it('is chosen beside the money, with its bonus', async () => {
      const { caller, pedidoId } = await buyTrip(days);
      await browser.url(`/minhas-viagens?pedido=${pedidoId}`);
      await press('Cancelar passagem');
      await choose('Receber em crédito');
      await says('Bônus de 10%');
      expect(await violations()).toEqual([]);
      await press('Confirmar cancelamento');
      await says('Cancelamento feito');
      await says('em crédito, para usar até');
      const { situacao, totalCentavos, estornos } = await readOrder(caller, pedidoId);
      expect([situacao, estornos.map(({ valorCentavos }) => valorCentavos)]).toEqual(['cancelado', [totalCentavos]]);
      await press('Fechar');
    });

    it('stands in the account', async () => {
      await browser.url('/minha-conta');
      await $('aria/Lançamentos do crédito').waitForDisplayed({ timeout: 60_000 });
      expect(await $('aria/Lançamentos do crédito').getText()).toContain('Passagem cancelada');
      expect(await violations()).toEqual([]);
    });

    it('buys another trip, and nothing is left to pay', async () => {
      await openTrip(await findTrip(days + 1));
      await compra.map().waitForDisplayed({ timeout: 60_000 });
      await compra.takeSeat();
      await compra.next();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      await compra.fillPassenger(umPassageiro());
      await compra.next();
      await choose('Usar crédito de');
      await says('Nada a pagar');
      expect(await violations()).toEqual([]);
      await press('Concluir pedido');
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
      await browser.url('/minha-conta');
      await $('aria/Lançamentos do crédito').waitForDisplayed({ timeout: 60_000 });
      expect(await $('aria/Lançamentos do crédito').getText()).toContain('Usado em compra');
    });
  });
}
