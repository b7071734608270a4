import { $, browser, expect } from '@wdio/globals';
import { compra } from '../pages/compra';
import { buyTrip, readOrder } from '../pages/orders';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { fill } from '../pages/typing';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const press = async (name: string): Promise<void> => {
  const button = $(`//button[not(@disabled)][normalize-space(.)="${name}"]`);
  await button.waitForClickable({ timeout: 60_000 });
  await button.click();
};

for (const [name, viewport, days] of [
  ['phone', PHONE, 25],
  ['desktop', DESKTOP, 26],
] as const) {
  describe(`after the sale on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn(EMAIL);
    });

    it('shows what comes back, then cancels and pays it back', async () => {
      const { caller, pedidoId } = await buyTrip(days);
      const { totalCentavos } = await readOrder(caller, pedidoId);
      await browser.url(`/minhas-viagens?pedido=${pedidoId}`);
      await press('Cancelar passagem');
      await $('//button[normalize-space(.)="Confirmar cancelamento"]').waitForClickable({ timeout: 60_000 });
      expect(await violations()).toEqual([]);
      await press('Confirmar cancelamento');
      await says('Cancelamento feito');
      expect(await violations()).toEqual([]);
      await browser.waitUntil(async () => (await readOrder(caller, pedidoId)).situacao === 'estornado', {
        timeout: 30_000,
      });
      // Full refund within seven days of an online purchase.
      const { estornos } = await readOrder(caller, pedidoId);
      expect(estornos.map(({ valorCentavos }) => valorCentavos)).toEqual([totalCentavos]);
      await press('Fechar');
    });

    it('exchanges a seat for another and shows the new ticket', async () => {
      const { caller, pedidoId } = await buyTrip(days);
      const [before] = (await readOrder(caller, pedidoId)).itens;
      await browser.url(`/minhas-viagens?pedido=${pedidoId}`);
      await press('Remarcar');
      const partida = $('//*[@role="dialog"]//input[@name="partida"]/ancestor::*[@data-chosen]//label');
      await partida.waitForClickable({ timeout: 60_000 });
      await partida.click();
      await press('Continuar');
      await compra.map().waitForDisplayed({ timeout: 60_000 });
      expect(await violations()).toEqual([]);
      await compra.freeSeat().click();
      const goOn = $('//*[@role="dialog"]//button[not(@disabled)][.="Continuar"]');
      await goOn.waitForClickable({ timeout: 60_000 });
      await goOn.click();
      const confirm = $('//button[not(@disabled)][.="Confirmar remarcação" or .="Ir para o pagamento"]');
      await confirm.waitForClickable({ timeout: 60_000 });
      expect(await violations()).toEqual([]);
      const isFree = (await confirm.getText()) === 'Confirmar remarcação';
      await confirm.click();
      if (!isFree) return expect(browser).toHaveUrl(expect.stringMatching(/pagamento/));
      await says('Remarcação feita');
      const link = $('//*[@role="dialog"]//a[normalize-space(.)="Ver novo bilhete"]');
      await link.waitForClickable();
      await link.click();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 30_000 });
      const id = new URL(await browser.getUrl()).searchParams.get('pedido') ?? '';
      const [after] = (await readOrder(caller, id)).itens;
      expect(after?.bilheteId).not.toBe(before?.bilheteId);
      expect(await violations()).toEqual([]);
    });

    it('gives a ticket to somebody else, under their name', async () => {
      const { pedidoId } = await buyTrip(days);
      await browser.url(`/minhas-viagens?pedido=${pedidoId}`);
      await press('Transferir');
      const form = $('//form[@aria-label="Quem vai viajar"]');
      await form.waitForDisplayed({ timeout: 60_000 });
      await fill(form.$('aria/Nome completo'), 'Bruno Costa Alves');
      await form.$('aria/Tipo de documento').selectByVisibleText('RG');
      await fill(form.$('aria/Número do documento'), '334445556');
      await fill(form.$('aria/Data de nascimento'), '02/02/1985');
      expect(await violations()).toEqual([]);
      await press('Confirmar transferência');
      await says('Transferência feita');
    });
  });
}
