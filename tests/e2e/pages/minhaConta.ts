import { $, browser, expect } from '@wdio/globals';
import { entrar } from './entrar';
import { fill } from './typing';

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
    await form('Seus dados').waitForDisplayed({ timeout: 60_000 });
  },
  form,
  press: async (name: string): Promise<void> => {
    const button = $(`//button[not(@disabled)][normalize-space(.)="${name}"]`);
    await button.waitForClickable();
    await button.click();
  },
  type: async (formName: string, field: string, text: string): Promise<void> => {
    await fill(form(formName).$(`aria/${field}`), text);
  },
};
