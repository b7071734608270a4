import { $, browser, expect } from '@wdio/globals';
import { DESKTOP, PHONE, path, says, violations } from '../pages/screen';

const ROTA = '/onibus/sao-paulo-sp/rio-de-janeiro-rj';
/** The smallest window that the product supports. */
const SMALL = { ...PHONE, width: 320 };

/** Width in px by which the page is wider than its window. */
const overflow = (): Promise<number> =>
  browser.execute(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, viewport] of [
  ['small phone', SMALL],
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  describe(`the pages that the server draws, on a ${name}`, () => {
    before(() => browser.setViewport(viewport));

    it('are readable, and lead from a destination to a route and to its trips', async () => {
      await browser.url('/onibus/rio-de-janeiro-rj');
      await expect($('h1')).toHaveText('Ônibus para Rio de Janeiro, RJ');
      expect(await violations()).toEqual([]);
      expect(await overflow()).toBe(0);
      await $('=São Paulo, SP').click();
      expect(await path()).toBe(ROTA);
      await expect($('h1')).toHaveText('Ônibus de São Paulo, SP para Rio de Janeiro, RJ');
      expect(await violations()).toEqual([]);
      expect(await overflow()).toBe(0);
      await $('=Ver viagens').click();
      await says('Selecionar');
      expect(await path()).toMatch(/^\/resultado-busca-viagens\?.*dataPartida=\d{4}-\d{2}-\d{2}/);
    });

    it('are readable in another language, which the app then keeps', async () => {
      await browser.url(ROTA);
      await $('=English').click();
      expect(await path()).toBe(`/en${ROTA}`);
      await expect($('h1')).toHaveText('Coaches from São Paulo, SP to Rio de Janeiro, RJ');
      expect(await violations()).toEqual([]);
      expect(await overflow()).toBe(0);
      await $('=See trips').click();
      await says('Select');
      expect(await browser.execute(() => document.documentElement.lang)).toBe('en');
      expect(await path()).not.toContain('idioma');
      await browser.deleteCookies(['idioma']);
      await browser.execute(() => localStorage.removeItem('idioma'));
    });
  });
}
