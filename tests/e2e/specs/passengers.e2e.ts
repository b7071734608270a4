import { $, browser, expect } from '@wdio/globals';
import { compra, umPassageiro } from '../pages/compra';
import { DESKTOP, PHONE, dayFromNow, says, violations } from '../pages/screen';
import { findConvencional, openTrip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const birthday = (yearsAgo: number): string => {
  const [year = '', month, day] = dayFromNow(-40).split('-');
  return `${day}/${month}/${Number(year) - yearsAgo}`;
};

for (const [name, viewport, days] of [
  ['phone', PHONE, 33],
  ['desktop', DESKTOP, 34],
] as const) {
  describe(`passengers with rights of their own on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('cliente@itape.test');
      await openTrip(await findConvencional(days));
      await compra.map().waitForDisplayed({ timeout: 30_000 });
    });

    it('asks for the authorisation of a minor who travels alone', async () => {
      await compra.takeSeat('convencional');
      await compra.next();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      await compra.fillPassenger(umPassageiro({ nascimento: birthday(13) }));
      const promise = $('aria/Vou apresentar a autorização de viagem no embarque');
      await promise.waitForExist();
      await compra.next();
      await expect($('aria/Nome completo')).toBeDisplayed();
      expect(await violations()).toEqual([]);
      await promise.click();
      await compra.next();
      await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
      await browser.back();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    });

    it('lets an old person travel free, and asks for no payment', async () => {
      await compra.fillPassenger(umPassageiro({ nascimento: birthday(66) }));
      await $('aria/Gratuidade ou meia-passagem').selectByVisibleText('Pessoa idosa');
      await $('aria/Declaro que minha renda mensal é de até dois salários mínimos').click();
      await browser.waitUntil(async () => /R\$\s0,00/.test(await $('aria/Resumo da compra').getText()), {
        timeout: 60_000,
        timeoutMsg: 'the summary never came to nothing',
      });
      expect(await violations()).toEqual([]);
      await compra.next();
      await says('Nada a pagar');
      expect(await violations()).toEqual([]);
      await $('//button[not(@disabled)][normalize-space(.)="Concluir pedido"]').click();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 30_000 });
    });
  });
}
