import { $, browser, expect } from '@wdio/globals';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { tarifas } from '../pages/tarifas';
import { signedIn } from '../pages/visitor';

for (const [where, viewport] of [
  ['on a phone', PHONE],
  ['on a desk', DESKTOP],
] as const) {
  describe(`rules of fares, ${where}`, () => {
    const nome = `Promoção ${Math.random().toString(36).slice(2, 8)}`;
    before(() => browser.setViewport(viewport));

    it('are listed, created, seen in the price of a day, and ended', async () => {
      await signedIn('admin@itape.test');
      await browser.url('/administracao/tarifas');
      await says('Terça e quarta-feira');
      expect(await violations()).toEqual([]);
      await tarifas.press('Nova regra');
      await tarifas.dialog('Nova regra').waitForDisplayed();
      await tarifas.fill('Nome', nome);
      await tarifas.fill('Valor', '-33');
      expect(await violations()).toEqual([]);
      await tarifas.confirm('Nova regra', 'Criar regra');
      await says('Regra criada. Vale para as próximas vendas.');
      await says(nome);
      await tarifas.choose(nome, 'Encerrar');
      await tarifas.confirm(`Encerrar ${nome}?`, 'Encerrar regra');
      await says('Regra encerrada.');
      await browser.waitUntil(async () => !(await $(`//table//*[.="${nome}"]`).isExisting()));
    });
  });
}
