import { $, browser, expect } from '@wdio/globals';
import { compra } from '../pages/compra';
import { entrar } from '../pages/entrar';
import { button, pressFrom } from '../pages/press';
import { DESKTOP, PHONE } from '../pages/screen';
import { findTrip, openTrip } from '../pages/trip';
import { freshVisitor, signedIn } from '../pages/visitor';

for (const [name, viewport, days] of [
  ['phone', PHONE, 36],
  ['desktop', DESKTOP, 37],
] as const) {
  describe(`a click from an invalid field on a ${name}`, () => {
    before(() => browser.setViewport(viewport));

    it('arrives in the registration, and the field says afterwards what it needs', async () => {
      await freshVisitor();
      await browser.url('/minhas-viagens');
      await entrar.withGoogle('nova.conta@gmail.test');
      const dialog = $('//*[@role="dialog"][.//*[normalize-space(.)="Finalize seu cadastro"]]');
      await dialog.waitForDisplayed({ timeout: 30_000 });
      const aceite = dialog.$('aria/Li e aceito os termos de uso');
      expect(await pressFrom(dialog.$('aria/CPF'), aceite)).toBe(1);
      expect(await aceite.isSelected()).toBe(true);
      await expect(dialog.$('aria/CPF')).toHaveAttribute('aria-invalid', 'true');
      expect(await pressFrom(dialog.$('aria/Celular'), button('Ler os termos de uso'))).toBe(1);
    });

    it('arrives in the letter to the company', async () => {
      await freshVisitor();
      await browser.url('/atendimento-ajuda?canal=manifestacao');
      await button('Registrar').waitForDisplayed({ timeout: 60_000 });
      expect(await pressFrom($('aria/Nome completo'), button('Registrar'))).toBe(1);
    });

    it('arrives among the passengers of a purchase', async () => {
      await signedIn('cliente@itape.test');
      await openTrip(await findTrip(days));
      await compra.takeSeat();
      await compra.next();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      expect(await pressFrom($('aria/Número do documento'), button('Voltar às poltronas'))).toBe(1);
      await compra.map().waitForDisplayed({ timeout: 60_000 });
    });
  });
}
