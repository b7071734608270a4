import { $, $$, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { home } from '../pages/home';
import { resultado } from '../pages/resultado';
import { DESKTOP, violations } from '../pages/screen';
import { fill, typeSlowly } from '../pages/typing';
import { freshVisitor } from '../pages/visitor';

const options = () => $$('//*[@role="option"]').map((option) => option.getText());

/** Replaces the text of a place field; returns the suggestions once they match it. */
async function offered(field: 'Origem' | 'Destino', text: string, awaited: string): Promise<string[]> {
  await home.field(field).click();
  await browser.keys([Key.Ctrl, 'a']);
  await browser.keys(Key.Backspace);
  await typeSlowly(text, 10);
  await $(`//*[@role="option"][contains(., "${awaited}")]`).waitForDisplayed();
  return options();
}

const day = (offset: number): string => {
  const [ano = '', mes = '', dia = ''] = new Date(Date.now() + offset * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${dia}/${mes}/${ano}`;
};
const iso = (text: string): string => text.split('/').reverse().join('-');
const errorOf = async (field: 'Origem' | 'Destino' | 'Data de ida' | 'Data de volta'): Promise<string> => {
  const id = await home.field(field).getAttribute('aria-describedby');
  return id ? $(`[id="${id}"]`).getText() : '';
};
const parameters = async () => new URL(await browser.getUrl()).searchParams;

describe('finding places', () => {
  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
  });

  for (const [typed, terminal] of [
    ['sao paulo', 'Todos os terminais'],
    ['São Paulo', 'Todos os terminais'],
    ['tiete', 'Terminal Rodoviário do Tietê'],
    ['rio', 'Rodoviária Novo Rio'],
  ] as const) {
    it(`offers ${terminal} first for “${typed}”`, async () => {
      const [first] = await offered('Origem', typed, terminal);
      expect(first).toContain(terminal);
    });
  }

  it('offers places for what was typed in one go while the app came alive', async () => {
    await home.open();
    await home.field('Origem').click();
    await browser.keys([...'rio']);
    await $('//*[@role="option"][contains(., "Novo Rio")]').waitForDisplayed();
  });

  it('offers as destinations only what is served from the origin', async () => {
    await offered('Origem', 'campinas', 'Campinas');
    await browser.keys(Key.Enter);
    await home.field('Destino').click();
    await $('//*[@role="option"]').waitForDisplayed();
    const shown = await options();
    expect(shown.join()).not.toContain('Campinas');
    await typeSlowly('rio branco', 10);
    await expect($('//*[normalize-space(.)="Nenhum destino direto com este nome" and not(*)]')).toBeDisplayed();
    await offered('Destino', 'ribeirao', 'Ribeirão Preto');
    await browser.keys(Key.Enter);
    expect(await home.field('Destino').getValue()).toContain('Ribeirão Preto');
  });

  it('goes from a typed destination with one change to a trip with one', async () => {
    await offered('Origem', 'campinas', 'Campinas');
    await browser.keys(Key.Enter);
    const [first] = await offered('Destino', 'rio de janeiro', 'Rio de Janeiro');
    expect(first).toContain('com 1 troca');
    await browser.keys(Key.Enter);
    await home.setDate('Data de ida', day(10));
    await home.search();
    await resultado.waitForTrips();
    await expect($('//article[contains(., "1 troca em São Paulo, SP")]')).toBeDisplayed();
    await expect($('//*[normalize-space(.)="Nenhuma viagem neste dia" and not(*)]')).not.toBeDisplayed();
    await browser.back();
    await home.field('Origem').waitForDisplayed();
    await offered('Origem', 'campinas', 'Campinas');
    await browser.keys(Key.Enter);
    await offered('Destino', 'ribeirao', 'Ribeirão Preto');
    await browser.keys(Key.Enter);
  });

  it('swaps origin and destination', async () => {
    await $('aria/Inverter origem e destino').click();
    expect(await home.field('Origem').getValue()).toContain('Ribeirão Preto');
    expect(await home.field('Destino').getValue()).toContain('Campinas');
  });
});

describe('choosing dates', () => {
  it('says in Portuguese what is wrong with a date, beside its field', async () => {
    await home.setDate('Data de ida', '31/02/2027');
    await home.search();
    expect(await errorOf('Data de ida')).toBe('Informe uma data válida (DD/MM/AAAA)');
    await home.setDate('Data de ida', day(-3));
    await home.search();
    expect(await errorOf('Data de ida')).toBe('A data de ida não pode ser no passado');
    await home.setDate('Data de ida', day(10));
    expect(await errorOf('Data de ida')).toBe('');
  });

  it('picks a day from its price, by keys, and gives the focus back', async () => {
    await home.calendarButton('Data de ida').click();
    const chosen = $('[role="gridcell"][aria-selected="true"]');
    await expect(chosen).toBeFocused();
    await browser.waitUntil(async () => String(await chosen.getAttribute('aria-label')).includes(', a partir de R$ '));
    expect(await violations()).toEqual([]);
    await browser.keys(Key.ArrowRight);
    await browser.keys(Key.Enter);
    await expect(home.field('Data de ida')).toHaveValue(day(11));
    await expect(home.calendarButton('Data de ida')).toBeFocused();
    await home.setDate('Data de ida', day(10));
  });

  it('refuses a way back before the way out, and takes one after it', async () => {
    await $('aria/Ida e volta').click();
    await home.field('Data de volta').waitForDisplayed();
    await home.setDate('Data de volta', day(8));
    await home.search();
    expect(await errorOf('Data de volta')).toBe('A data de volta não pode ser antes da ida');
    expect(await violations()).toEqual([]);

    await fill(home.field('Data de volta'), day(12));
    await home.search();
    await resultado.waitForTrips();
    const query = await parameters();
    expect(query.get('idaVolta')).toBe('true');
    expect(query.get('dataPartida')).toBe(iso(day(10)));
    expect(query.get('dataVolta')).toBe(iso(day(12)));
    await expect($('main h1')).toHaveText(expect.stringMatching(/Ribeirão Preto.*Campinas/s));
  });

  it('asks for the way back once the way out is chosen', async () => {
    await resultado.chooseFirst();
    await expect($('main h1')).toHaveText(expect.stringMatching(/Campinas.*Ribeirão Preto/s));
    await resultado.waitForTrips();
    expect(await violations()).toEqual([]);
  });

  it('asks for both places where none were given, even if it was pressed before the app came alive', async () => {
    await home.open();
    await home.search();
    await browser.waitUntil(async () => (await errorOf('Origem')) !== '');
    expect(await errorOf('Origem')).toBe('Informe uma origem');
    expect(await errorOf('Destino')).toBe('Informe um destino');
  });
});
