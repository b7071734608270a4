import { $, browser } from '@wdio/globals';
import { Key } from 'webdriverio';
import { typeSlowly } from './typing';

/** Test cards of the embedded acquirer. */
export const cards = { approves: '4111111111111111', challenges: '4000000000001091', refuses: '4000000000001604' };

const fieldsFrame = () => $('//iframe[@title="Dados do cartão"]');
const codeFrame = () => $('//iframe[starts-with(@title, "Código de segurança do")]');
const bankFrame = () => $('//iframe[starts-with(@title, "Confirmação de")]');

/** Works inside a frame of another origin and always returns to the page; a low one stands clear of both bars in the middle. */
async function inside(
  frame: ChainablePromiseElement,
  work: () => Promise<void>,
  block: 'start' | 'center' = 'start',
): Promise<void> {
  await frame.waitForDisplayed({ timeout: 60_000 });
  // Scrolls the frame clear of the bottom bar, since clicks go to window coordinates.
  await frame.scrollIntoView({ block });
  await browser.switchFrame(frame);
  try {
    await work();
  } finally {
    await browser.switchFrame(null);
  }
}

async function type(id: string, text: string): Promise<void> {
  const field = $(`#${id}`);
  await field.waitForDisplayed({ timeout: 60_000 });
  await field.click();
  // Clears what a refusal left in the field.
  await browser.keys([Key.Ctrl, 'a']);
  await browser.keys(Key.Backspace);
  await typeSlowly(text, 10);
}

/** Card payment: the acquirer's fields and the bank's challenge. */
export const cartao = {
  choose: async (): Promise<void> => {
    await $('//label[contains(., "Cartão de crédito")]').click();
  },
  fill: (numero: string) =>
    inside(fieldsFrame(), async () => {
      await type('numero', numero);
      await type('nome', 'ANA S LIMA');
      await type('validade', '1230');
      await type('codigo', '123');
    }),
  /** Types the security code of the chosen saved card. */
  fillCode: () => inside(codeFrame(), () => type('codigo', '123'), 'center'),
  /** The choice of a saved card. */
  saved: (nome: string) => $(`//label[starts-with(normalize-space(.), "${nome}, validade")]`),
  keep: async (): Promise<void> => {
    await $('//label[normalize-space(.)="Guardar este cartão para as próximas compras"]').click();
  },
  pay: async (): Promise<void> => {
    const button = $('aria/Pagar com cartão');
    await button.waitForClickable();
    await button.click();
  },
  /** Answers the bank's challenge with the code. */
  answerBank: () =>
    inside(bankFrame(), async () => {
      await type('codigo', '123456');
      await $('//button[normalize-space(.)="Aprovar compra"]').click();
    }),
};
