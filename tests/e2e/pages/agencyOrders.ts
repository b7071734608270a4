import { $, browser } from '@wdio/globals';
import { entrar } from './entrar';
import { fill, freshVisitor } from './screen';

const button = (name: string, within = '') => $(`${within}//button[not(@disabled)][normalize-space(.)="${name}"]`);

/** A field by its label. */
export const field = (label: string) =>
  $(`//main//*[self::input or self::textarea][@id=//label[normalize-space(.)="${label}"]/@for]`);

/** Somebody of an agency among orders and charges. */
export const agencyOrders = {
  /** Signs in anew on this window, as an operator. */
  enter: async (viewport: Parameters<typeof browser.setViewport>[0], email = 'agencia@itape.test'): Promise<void> => {
    await browser.setViewport(viewport);
    await freshVisitor();
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.withPassword(email);
    await $('//header//button[contains(normalize-space(.), "Minha conta") or @aria-label="Minha conta"]').waitForExist({
      timeout: 60_000,
    });
  },
  press: async (name: string, within = ''): Promise<void> => {
    const found = button(name, within);
    await found.waitForExist({ timeout: 20_000 });
    await found.scrollIntoView({ block: 'center' });
    await found.waitForClickable({ timeout: 20_000 });
    await found.click();
  },
  /** The orders, narrowed to one. */
  findOrder: async (localizador: string): Promise<void> => {
    await browser.url('/pedidos');
    // The page's frame is drawn anew once its code has come: what was found before is gone.
    await field('Localizador').waitForDisplayed({ timeout: 30_000 });
    await fill(field('Localizador'), localizador);
    await agencyOrders.press('Filtrar');
    await button(`Abrir ${localizador}`).waitForExist({ timeout: 20_000 });
  },
  /** A choice of a radio group. */
  choose: (label: string) => $(`//label[normalize-space(.)="${label}"]`).click(),
  details: () => $('//*[@role="dialog"][.//h2[normalize-space(.)="Detalhes do pedido"]]'),
  /** The address that the payer opens. */
  link: async (): Promise<string> => {
    const link = field('Link');
    await link.waitForDisplayed({ timeout: 20_000 });
    return (await link.getValue()) ?? '';
  },
  /** Pays at the acquirer's own page, in a window of the payer's. */
  payAsked: async (url: string, card: string): Promise<void> => {
    const operator = await browser.getWindowHandle();
    await browser.newWindow(url);
    await fill($('#numero'), card);
    await fill($('#nome'), 'ANA SOUZA');
    await fill($('#validade'), `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`);
    await fill($('#codigo'), '123');
    await $('button[type=submit]').click();
    // The card's bank asks first.
    await $('=Continuar no banco').waitForClickable({ timeout: 20_000 });
    await $('=Continuar no banco').click();
    const approve = $('//button[normalize-space(.)="Aprovar compra"]');
    await approve.waitForClickable({ timeout: 20_000 });
    await fill($('#codigo'), '123456');
    await approve.click();
    await $('h1=Pagamento aprovado').waitForDisplayed({ timeout: 20_000 });
    await browser.closeWindow();
    await browser.switchToWindow(operator);
  },
};
