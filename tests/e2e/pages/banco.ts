import { $, browser } from '@wdio/globals';
import { fill } from './typing';

const WAIT = { timeout: 60_000 };

/** Presses a control that may lie under a bar at the end of a phone's window. */
async function press(control: ChainablePromiseElement): Promise<void> {
  await control.waitForClickable(WAIT);
  await control.scrollIntoView({ block: 'center' });
  await control.click();
}

const button = (words: string) => $(`//button[normalize-space(.)="${words}"]`);
const comesTo = (part: string): Promise<unknown> =>
  browser.waitUntil(async () => (await browser.getUrl()).includes(part), { ...WAIT, timeoutMsg: `never at ${part}` });

/** Pix in the app of a bank: the list of banks, and the page of one in the sandbox, which opens in the same tab. */
export const banco = {
  /** Opens the list by a button of the Pix page. */
  open: async (words = 'Pagar no app do banco'): Promise<void> => {
    await press(button(words));
    await $('aria/Buscar banco').waitForDisplayed(WAIT);
  },
  /** Names of the listed banks, in their order. */
  names: (): Promise<string[]> =>
    browser.execute(() =>
      [...document.querySelectorAll('ul[aria-label="Bancos"] button')].map(
        ({ firstElementChild }) => firstElementChild?.textContent ?? '',
      ),
    ),
  search: (termo: string): Promise<void> => fill($('aria/Buscar banco'), termo),
  /** Chooses a bank, and waits for its page. */
  choose: async (nome: string): Promise<void> => {
    await press($(`//ul[@aria-label="Bancos"]//button[starts-with(normalize-space(.), "${nome}")]`));
    await comesTo('/_sandbox/iniciador/banco/');
  },
  /** Decides at the bank, which leads back to the order. */
  decide: async (words: string): Promise<void> => {
    await press(button(words));
    await comesTo('/pagamento-pix?pedido=');
  },
};
