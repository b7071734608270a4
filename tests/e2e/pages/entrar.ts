import { $, browser } from '@wdio/globals';
import { fill } from './typing';

/** The sign-in dialog and the provider's pages. */
export const entrar = {
  dialog: () => $('//*[@role="dialog"][.//*[normalize-space(.)="Entrar"]]'),
  withPassword: async (email: string, senha = 'senha123'): Promise<void> => {
    await entrar.dialog().waitForDisplayed();
    await fill(entrar.dialog().$('aria/E-mail'), email);
    await fill(entrar.dialog().$('aria/Senha'), senha);
    await entrar.dialog().$('//button[normalize-space(.)="Entrar"]').click();
  },
  /** Waits for the account menu. Queried each time, since the sign-in re-renders the header. */
  isIn: async (): Promise<void> => {
    await browser.waitUntil(() => $('header').$('aria/Minha conta').isClickable(), {
      timeout: 60_000,
      timeoutMsg: 'nobody came in',
    });
  },
  /** Replaces a temporary password. */
  choosePassword: async (senha: string): Promise<void> => {
    await fill($('aria/Nova senha'), senha);
    await $('aria/Salvar senha e entrar').click();
  },
  withGoogle: async (email: string): Promise<void> => {
    await entrar.dialog().waitForDisplayed();
    await entrar.dialog().$('aria/Entrar com Google').click();
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/_idp/'), { timeout: 60_000 });
    const account = $(`//button[contains(., "${email}")]`);
    await account.waitForClickable();
    await account.click();
  },
};
