import { $, browser } from '@wdio/globals';
import { fill } from './typing';

const WAIT = { timeout: 30_000, interval: 200 };

const button = (name: string, within = '') => `${within}//button[not(@disabled)][normalize-space(.)="${name}"]`;

/** A field by its label. */
export const field = (label: string) =>
  $(`//main//*[self::input or self::textarea][@id=//label[normalize-space(.)="${label}"]/@for]`);

/** Waits for a visible element. Queried each time, since the page re-renders when code and answers arrive. */
const shown = (selector: string): Promise<true | void> =>
  browser.waitUntil(() => $(selector).isDisplayed(), { ...WAIT, timeoutMsg: `${selector} was not shown` });

/** Presses an element once it is not covered. */
async function pressAt(selector: string): Promise<void> {
  const isReady = async (): Promise<boolean> => {
    if (!(await $(selector).isExisting())) return false;
    await $(selector).scrollIntoView({ block: 'center' });
    return $(selector).isClickable();
  };
  await browser.waitUntil(isReady, { ...WAIT, timeoutMsg: `${selector} could not be pressed` });
  await $(selector).click();
}

const DETAILS = '//*[@role="dialog"][.//h2[normalize-space(.)="Detalhes do pedido"]]';

/** True when the drawer no longer moves, since a click would miss it. */
const isStill = (): Promise<boolean> =>
  browser.execute(() => {
    const drawer = document.querySelector('.it-drawer [role="dialog"]');
    return drawer !== null && drawer.getAnimations().length === 0;
  });

/** Agency pages for orders and charges. */
export const agencyOrders = {
  press: (name: string, within = ''): Promise<void> => pressAt(button(name, within)),
  /** Opens the list with its filters unfolded. */
  unfoldFilters: async (): Promise<void> => {
    await browser.url('/pedidos');
    await agencyOrders.press('Filtros');
    await browser.waitUntil(() => field('Localizador').isDisplayed(), WAIT);
  },
  /** Filters the orders to one. */
  findOrder: async (localizador: string): Promise<void> => {
    await agencyOrders.unfoldFilters();
    await fill(field('Localizador'), localizador);
    await agencyOrders.press('Filtrar');
    await shown(button(`Abrir ${localizador}`));
  },
  /** Opens an order's details over the list. */
  open: async (localizador: string): Promise<void> => {
    await agencyOrders.press(`Abrir ${localizador}`);
    await shown(DETAILS);
    await browser.waitUntil(isStill, WAIT);
  },
  close: async (): Promise<void> => {
    await pressAt(`${DETAILS}//button[@aria-label="Fechar"]`);
    await browser.waitUntil(async () => !(await $(DETAILS).isExisting()), WAIT);
  },
  /** Goes from an order's details to its charge. */
  goToCharge: async (): Promise<void> => {
    await pressAt(`${DETAILS}//a[normalize-space(.)="Cobrar com cartão"]`);
    await shown('//main//h1[normalize-space(.)="Pagamento externo"]');
  },
  reprint: (): Promise<void> => pressAt(`${DETAILS}//button[starts-with(normalize-space(.), "Reimprimir poltrona")]`),
  /** A choice of a radio group. */
  choose: (label: string): Promise<void> => pressAt(`//main//label[normalize-space(.)="${label}"]`),
  /** The payment link. */
  link: async (): Promise<string> => {
    await browser.waitUntil(async () => Boolean(await field('Link').getValue()), WAIT);
    return (await field('Link').getValue()) ?? '';
  },
  /** Pays on the acquirer's page, in a separate window. */
  payAsked: async (url: string, card: string): Promise<void> => {
    const operator = await browser.getWindowHandle();
    await browser.newWindow(url);
    await fill($('#numero'), card);
    await fill($('#nome'), 'ANA SOUZA');
    await fill($('#validade'), `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`);
    await fill($('#codigo'), '123');
    await pressAt('//button[@type="submit"]');
    // The bank's challenge comes first.
    await pressAt('//a[normalize-space(.)="Continuar no banco"]');
    await shown(button('Aprovar compra'));
    await fill($('#codigo'), '123456');
    await pressAt(button('Aprovar compra'));
    await shown('//h1[normalize-space(.)="Pagamento aprovado"]');
    await browser.closeWindow();
    await browser.switchToWindow(operator);
  },
};
