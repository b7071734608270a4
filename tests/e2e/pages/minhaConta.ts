import { $, browser, expect } from '@wdio/globals';
import { entrar } from './entrar';
import { fill } from './screen';

const form = (name: string) => $(`//form[@aria-label="${name}"]`);

/** The account page. */
export const minhaConta = {
  openFromMenu: async (): Promise<void> => {
    await entrar.isIn();
    await $('header').$('aria/Minha conta').click();
    const item = $('//*[@role="menuitem"][normalize-space(.)="Minha conta"]');
    await item.waitForClickable();
    await item.click();
    await expect(browser).toHaveUrl(expect.stringContaining('/minha-conta'));
    await form('Seus dados').waitForDisplayed({ timeout: 20_000 });
  },
  form,
  press: async (name: string): Promise<void> => {
    const button = $(`//button[not(@disabled)][normalize-space(.)="${name}"]`);
    await button.waitForClickable();
    await button.click();
  },
  /** The newest code in the sandbox's mailbox for an address, read in a second window. */
  codeFor: async (email: string): Promise<string> => {
    const page = await browser.getWindowHandle();
    await browser.newWindow(new URL('/_sandbox/', await browser.getUrl()).href);
    let codigo = '';
    await browser.waitUntil(
      async () => {
        await browser.refresh();
        const text = await $('body').getText();
        codigo = /\b(\d{6})\b/.exec(text.slice(Math.max(0, text.indexOf(email))))?.[1] ?? '';
        return text.includes(email) && codigo !== '';
      },
      { timeout: 15_000, interval: 500 },
    );
    await browser.closeWindow();
    await browser.switchToWindow(page);
    return codigo;
  },
  type: async (formName: string, field: string, text: string): Promise<void> => {
    await fill(form(formName).$(`aria/${field}`), text);
  },
};
