import { $ } from '@wdio/globals';
import { fill } from './typing';

const field = (name: string) => $(`aria/${name}`);

/** Pages of messages to the company. */
export const empresa = {
  /** Opens a page by its link in the footer. */
  openFromFoot: (name: string) => $('footer').$(`=${name}`).click(),
  openVaga: async (title: string) => {
    await $(`//button[contains(normalize-space(.), "${title}")]`).click();
    await $(`//a[contains(normalize-space(.), "Candidatar-se a ${title}")]`).click();
  },
  fillPerson: async (person: Record<string, string>) => {
    for (const [name, text] of Object.entries(person)) await fill(field(name), text);
  },
  attach: (file: string) => $('input[type="file"]').addValue(file),
  removeFile: () => $('//button[starts-with(@aria-label, "Remover")]').click(),
  agree: () => $('input[type="checkbox"]').click(),
  choose: (name: string, option: string) => field(name).selectByVisibleText(option),
  send: (name: string) => $(`//button[normalize-space(.)="${name}"]`).click(),
  /** Waits for the protocol. */
  protocol: async () => {
    const told = $('[role="status"] strong.it-tabular');
    await told.waitForDisplayed({ timeout: 30_000 });
    return told.getText();
  },
};
