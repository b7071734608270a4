import { $, browser } from '@wdio/globals';
import { Key } from 'webdriverio';
import { signInElsewhere } from './api';
import type { Trip } from './trip';
import { typeSlowly } from './typing';

/** Number of keys pressed in the current sale. */
let pressed = 0;
const press = async (key: string | string[]): Promise<void> => {
  pressed += 1;
  await browser.keys(key);
};
const type = async (text: string): Promise<void> => {
  pressed += text.length;
  await typeSlowly(text, 15);
};

/** Waits until the element with that name attribute receives the focus. */
const focusOn = (name: string): Promise<unknown> =>
  browser.waitUntil(
    () => browser.execute((wanted) => (document.activeElement as HTMLInputElement).name === wanted, name),
    {
      timeout: 60_000,
      timeoutMsg: `the focus never came to ${name}`,
    },
  );

/** An agency's counter, operated by keyboard only. */
export const balcao = {
  /** Opens a till through the API, if the operator has none. */
  openTill: async (email: string, fundoCentavos: number): Promise<void> => {
    const { send } = await signInElsewhere(email);
    const { data } = await send('GET', '/Agencia/Caixas/Atual');
    if (data === null) await send('POST', '/Agencia/Caixas', { fundoCentavos });
  },
  /** Opens the purchase of that trip, like a click on a result. */
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
  /** Fills in name, document and birthday; RG is preselected. */
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
  /** Replaces the print dialog: fires the print events and counts the sheets. */
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
  /** Sheets sent to the printer. */
  printed: () => browser.execute(() => (window as Window & { folhas?: string[] }).folhas ?? []),
};
