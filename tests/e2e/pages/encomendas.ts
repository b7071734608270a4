import { $, $$, browser } from '@wdio/globals';
import { fill } from './typing';

const button = (name: string) => $(`//button[normalize-space(.)="${name}"]`);
const field = (name: string) => $(`[name="${name}"]`);

/** The pages by which a parcel is sent, received at the counter and followed. */
export const encomendas = {
  button,
  field,
  press: async (name: string): Promise<void> => {
    await button(name).waitForClickable({ timeout: 20_000 });
    await button(name).click();
  },
  /** Types a place and takes the suggestion that bears both names. */
  choosePlace: async (name: string, text: string, suggestion: string): Promise<void> => {
    await fill(field(name), text);
    const option = $(`//*[@role="option"][contains(., "${suggestion}")]`);
    await option.waitForClickable({ timeout: 20_000 });
    await option.click();
  },
  fillVolume: async (volume: Record<'peso' | 'comprimento' | 'largura' | 'altura', string>): Promise<void> => {
    for (const [name, text] of Object.entries(volume)) await fill(field(`volumes[0].${name}`), text);
  },
  fillPerson: async (quem: 'remetente' | 'destinatario', pessoa: Record<string, string>): Promise<void> => {
    for (const [name, text] of Object.entries(pessoa)) await fill(field(`${quem}.${name}`), text);
  },
  /** The code of the parcel just announced, as it is read aloud. */
  code: async (): Promise<string> => {
    const told = $('strong.it-encomenda__codigo');
    await told.waitForDisplayed({ timeout: 20_000 });
    return told.getText();
  },
  follow: async (codigo: string, final: string): Promise<void> => {
    await fill(field('codigo'), codigo);
    await fill(field('documentoFinal'), final);
    await button('Rastrear').click();
  },
  /** What happened and what comes next, in words. */
  timeline: async (): Promise<string[]> => {
    await $('ol[aria-label="Andamento da encomenda"]').waitForDisplayed({ timeout: 20_000 });
    return $$('ol[aria-label="Andamento da encomenda"] > li').map((item) => item.getText());
  },
  isWithin: () => browser.execute(() => document.documentElement.scrollWidth <= window.innerWidth),
};
