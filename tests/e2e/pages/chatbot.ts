import { $, browser } from '@wdio/globals';
import { fill } from './typing';

const panel = () => $('//*[@role="dialog" or contains(@class, "MuiDrawer-paper")][.//h2[.="Assistente Itapê"]]');
const button = (name: string) => panel().$(`.//button[normalize-space(.)="${name}"]`);

/** The assistant's panel. */
export const chatbot = {
  panel,
  button,
  open: async (): Promise<void> => {
    await $('aria/Conversar com o assistente').click();
    await panel().waitForDisplayed({ timeout: 60_000 });
  },
  close: () => panel().$('aria/Fechar').click(),
  say: async (texto: string): Promise<void> => {
    await fill(panel().$('aria/Sua mensagem'), texto);
    await button('Enviar').click();
  },
  press: (name: string) => button(name).click(),
  /** Waits until the conversation contains a text. */
  hears: (texto: string) =>
    browser.waitUntil(async () => (await panel().$('[role="log"]').getText()).includes(texto), {
      timeout: 60_000,
      timeoutMsg: `the assistant never said: ${texto}`,
    }),
};
