import { $, browser } from '@wdio/globals';
import { entrar } from './entrar';
import { fill, freshVisitor } from './screen';

const button = (name: string, within = '') => $(`${within}//button[not(@disabled)][normalize-space(.)="${name}"]`);

/** Somebody of an agency among orders and charges. */
export const agencia = {
  /** Signs in anew on this window, as an operator. */
  enter: async (viewport: Parameters<typeof browser.setViewport>[0], email = 'agencia@itape.test'): Promise<void> => {
    await browser.setViewport(viewport);
    await freshVisitor();
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.withPassword(email);
    await $('header').$('aria/Minha conta').waitForClickable({ timeout: 30_000 });
  },
  press: async (name: string, within = ''): Promise<void> => {
    const found = button(name, within);
    await found.waitForClickable({ timeout: 20_000 });
    await found.click();
  },
  /** The orders, narrowed to one. */
  findOrder: async (localizador: string): Promise<void> => {
    await browser.url('/pedidos');
    await $('main').$('aria/Localizador').waitForDisplayed({ timeout: 30_000 });
    await fill($('main').$('aria/Localizador'), localizador);
    await agencia.press('Filtrar');
    await button(`Abrir ${localizador}`).waitForClickable({ timeout: 20_000 });
  },
  details: () => $('//*[@role="dialog"][.//h2[normalize-space(.)="Detalhes do pedido"]]'),
  /** The address that the payer opens. */
  link: async (): Promise<string> => {
    const field = $('main').$('aria/Link');
    await field.waitForDisplayed({ timeout: 20_000 });
    return (await field.getValue()) ?? '';
  },
  /** Pays at the acquirer's own page, in a window of the payer's. */
  payLink: async (url: string, card: string): Promise<void> => {
    const operator = await browser.getWindowHandle();
    await browser.newWindow(url);
    await fill($('#numero'), card);
    await fill($('#nome'), 'ANA SOUZA');
    await fill($('#validade'), `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`);
    await fill($('#codigo'), '123');
    await $('button[type=submit]').click();
    await $('h1').waitForDisplayed({ timeout: 20_000 });
    if (await $('=Continuar no banco').isExisting()) {
      await $('=Continuar no banco').click();
      await fill($('#codigo'), '123456');
      await $('//button[normalize-space(.)="Aprovar compra"]').click();
    }
    await $('h1=Pagamento aprovado').waitForDisplayed({ timeout: 20_000 });
    await browser.closeWindow();
    await browser.switchToWindow(operator);
  },
};
