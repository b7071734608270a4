import { $, browser } from '@wdio/globals';
import { heading } from './screen';

const button = (name: string) => $(`//button[normalize-space(.)="${name}"]`);

/** The back office. */
export const administracao = {
  /** Opens it from the account menu. */
  openFromMenu: async () => {
    await $('button[aria-haspopup="menu"]').click();
    await $('//*[@role="menuitem"][normalize-space(.)="Administração"]').click();
  },
  /** Opens a section by the navigation: a column, or on a phone the sheet behind the button. */
  openSection: async (name: string, title = name) => {
    const toggle = $('//button[starts-with(normalize-space(.), "Administração: ")]');
    if (await toggle.isExisting()) {
      await toggle.click();
      await $('[role="dialog"]').waitForDisplayed();
    }
    const link = $(`//nav[@aria-label="Administração"]//a[starts-with(normalize-space(.), "${name}")]`);
    await link.waitForDisplayed();
    await link.click();
    await browser.waitUntil(async () => (await heading().getText()) === title, { timeout: 60_000 });
    await $('[role="dialog"]').waitForExist({ reverse: true });
  },
  attach: (file: string) => $('input[type="file"]').addValue(file),
  press: (name: string) => button(name).click(),
  hasButton: (name: string) => button(name).isExisting(),
};
