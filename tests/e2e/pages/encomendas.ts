import { $, $$, browser } from '@wdio/globals';
import { fill } from './typing';

const button = (name: string) => $(`//button[normalize-space(.)="${name}"]`);
const field = (name: string) => $(`[name="${name}"]`);

/** Pages to send a parcel, receive it at the counter and track it. */
export const encomendas = {
  button,
  field,
  press: async (name: string): Promise<void> => {
    await button(name).waitForClickable({ timeout: 60_000 });
    await button(name).click();
  },
  /** Types a place and selects the suggestion with both names. */
  choosePlace: async (name: string, text: string, suggestion: string): Promise<void> => {
    await fill(field(name), text);
    const option = $(`//*[@role="option"][contains(., "${suggestion}")]`);
    await option.waitForClickable({ timeout: 60_000 });
    await option.click();
  },
  fillVolume: async (volume: Record<'peso' | 'comprimento' | 'largura' | 'altura', string>): Promise<void> => {
    for (const [name, text] of Object.entries(volume)) await fill(field(`volumes[0].${name}`), text);
  },
  fillPerson: async (quem: 'remetente' | 'destinatario', pessoa: Record<string, string>): Promise<void> => {
    for (const [name, text] of Object.entries(pessoa)) await fill(field(`${quem}.${name}`), text);
  },
  /** Code of the new parcel, as displayed. */
  code: async (): Promise<string> => {
    const told = $('//p[starts-with(., "Código")]/strong');
    await told.waitForDisplayed({ timeout: 60_000 });
    return told.getText();
  },
  follow: async (codigo: string, final: string): Promise<void> => {
    await fill(field('codigo'), codigo);
    await fill(field('documentoFinal'), final);
    await button('Rastrear').click();
  },
  /** Past and next steps as text. */
  timeline: async (): Promise<string[]> => {
    await $('ol[aria-label="Andamento da encomenda"]').waitForDisplayed({ timeout: 60_000 });
    return $$('ol[aria-label="Andamento da encomenda"] > li').map((item) => item.getText());
  },
  isWithin: () => browser.execute(() => document.documentElement.scrollWidth <= window.innerWidth),
};
