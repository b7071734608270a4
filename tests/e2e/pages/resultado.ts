import { $, $$, browser, expect } from '@wdio/globals';
import { heading } from './screen';

/** The results page. */
export const resultado = {
  waitForTrips: async (): Promise<void> => {
    await expect(browser).toHaveUrl(expect.stringContaining('/resultado-busca-viagens'));
    await $('aria/Selecionar').waitForClickable({ timeout: 60_000 });
    await expect(heading()).toBeDisplayed();
  },
  status: () => $('//*[@role="status"][contains(., "encontrada")]'),
  cards: () => $$('//*[@role="list" or self::ul or self::ol][@aria-label="Viagens"]//article'),
  chooseFirst: async (): Promise<void> => {
    await $('aria/Selecionar').click();
  },
};
