import { $, browser } from '@wdio/globals';
import { Key } from 'webdriverio';
import { signInElsewhere } from './api';
import type { Trip } from './trip';
import { typeSlowly } from './typing';

/** How many keys a sale took, since it was last asked. */
let pressed = 0;
const press = async (key: string | string[]): Promise<void> => {
  pressed += 1;
  await browser.keys(key);
};
const type = async (text: string): Promise<void> => {
  pressed += text.length;
  await typeSlowly(text, 15);
};

/** Waits until the element of that name attribute has the focus, by itself. */
const focusOn = (name: string): Promise<unknown> =>
  browser.waitUntil(
    () => browser.execute((wanted) => (document.activeElement as HTMLInputElement).name === wanted, name),
    {
      timeout: 20_000,
      timeoutMsg: `the focus never came to ${name}`,
    },
  );

/** An agency's counter, sold at without a mouse. */
export const balcao = {
  /** Opens a till without a screen, where the operator has none. */
  openTill: async (email: string, fundoCentavos: number): Promise<void> => {
    const { send } = await signInElsewhere(email);
    const { data } = await send('GET', '/Agencia/Caixas/Atual');
    if (data === null) await send('POST', '/Agencia/Caixas', { fundoCentavos });
  },
  /** The purchase of that trip, as a click on a result opens it. */
  openTrip: async ({ viagemId, origem, destino }: Trip): Promise<void> => {
    await browser.url(`/comprar-viagem?viagem=${viagemId}&localidadeOrigem=${origem}&localidadeDestino=${destino}`);
    pressed = 0;
  },
  seat: async (numero: number): Promise<void> => {
    await focusOn('poltronaPorNumero');
    await type(String(numero));
    await press(Key.Enter);
    await $(
      `//*[@role="gridcell"][starts-with(@aria-label, "Poltrona ${numero},")][contains(@aria-label, "selecionada")]`,
    ).waitForExist();
    await press(Key.Enter);
  },
  /** Name, document and birthday; RG stands already. */
  passenger: async (nome: string, documento: string, nascimento: string): Promise<void> => {
    await focusOn('passageiros[0].nome');
    await type(nome);
    await press(Key.Tab);
    await press(Key.Tab);
    await type(documento);
    await press(Key.Tab);
    await type(nascimento);
    await press(Key.Enter);
  },
  cash: async (centavos: number): Promise<void> => {
    await focusOn('recebido');
    await type(String(centavos));
    await press(Key.Enter);
  },
  choose: async (digit: '1' | '2' | '3' | '4' | '5'): Promise<void> => {
    await focusOn('recebido');
    await press([Key.Alt, digit]);
    await focusOn('meioBalcao');
  },
  enter: () => press(Key.Enter),
  keysPressed: () => pressed,
  /** What stands in the place of the browser's own dialog: it tells the page as printing does, and counts. */
  stubPrinting: () =>
    browser.execute(() => {
      const page = window as Window & { folhas?: string[] };
      page.folhas = [];
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        page.folhas?.push(...[...document.querySelectorAll('.it-sheet')].map(({ className }) => className));
        window.dispatchEvent(new Event('afterprint'));
      };
    }),
  /** The sheets that went to the printer. */
  printed: () => browser.execute(() => (window as Window & { folhas?: string[] }).folhas ?? []),
};
