import { $, browser } from '@wdio/globals';
import { fill, typeSlowly } from './typing';

/** Home and its search form. */
export const home = {
  open: () => browser.url('/home'),
  field: (name: 'Origem' | 'Destino' | 'Data de ida' | 'Data de volta') => $(`aria/${name}`),
  /** Types into a place field and selects the first suggestion with the text. */
  choosePlace: async (name: 'Origem' | 'Destino', typed: string, shown: string): Promise<void> => {
    const field = home.field(name);
    await field.waitForClickable();
    await field.click();
    await typeSlowly(typed, 15);
    const option = $(`//*[@role="option"][contains(., "${shown}")]`);
    await option.waitForClickable();
    await option.click();
  },
  setDate: (name: 'Data de ida' | 'Data de volta', text: string) => fill(home.field(name), text),
  calendarButton: (name: 'Data de ida' | 'Data de volta') => $(`aria/Abrir calendário, ${name.toLowerCase()}`),
  search: async (): Promise<void> => {
    await $('aria/Buscar viagens').click();
  },
};
