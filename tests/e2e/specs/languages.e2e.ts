import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere } from '../pages/api';
import { readOrder } from '../pages/orders';
import { pix } from '../pages/pix';
import { button } from '../pages/press';
import { sandbox } from '../pages/sandbox';
import { DESKTOP, PHONE, dayFromNow, heading, violations } from '../pages/screen';
import { fill, typeSlowly } from '../pages/typing';
import { LANGUAGE_NAMES } from '../../../src/words/language';
import { freshVisitor } from '../pages/visitor';
import { wordsOf } from '../pages/words';

const BUYER = 'cliente@itape.test';
const WAIT = { timeout: 60_000 };
const pageLanguage = () => $('html').getAttribute('lang');
/** Pixels of the page beside the screen. */
const overflow = () =>
  browser.execute(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, language, viewport, days] of [
  ['English on a phone', 'en', PHONE, 52],
  ['Spanish on a desktop', 'es', DESKTOP, 53],
] as const) {
  const words = wordsOf(language);
  const { say } = words;
  const field = (label: string) => $(`aria/${say(label)}`);

  /** Each step is in the language, without Portuguese of ours, violations of axe, or parts beside the screen. */
  async function isInLanguage(): Promise<void> {
    expect(await pageLanguage()).toBe(language);
    expect(await words.left()).toEqual([]);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);
  }

  async function choosePlace(label: string, typed: string, shown: string): Promise<void> {
    await field(label).waitForClickable();
    await field(label).click();
    await typeSlowly(typed, 15);
    const option = $(`//*[@role="option"][contains(., "${shown}")]`);
    await option.waitForClickable();
    await option.click();
  }

  async function next(): Promise<void> {
    const go = $(`//button[not(@disabled)][normalize-space(.)="${say('Continuar')}"]`);
    await go.waitForClickable();
    await go.click();
  }

  describe(`buying a ticket in ${name}`, () => {
    let pedidoId = '';
    let localizador = '';

    before(async () => {
      await browser.setViewport(viewport);
      await freshVisitor();
    });

    it('finds trips after the address has chosen the language', async () => {
      await browser.url(`/home?idioma=${language}`);
      await field('Buscar viagens').waitForClickable(WAIT);
      await isInLanguage();
      await choosePlace('Origem', 'sao paulo', 'Tietê');
      await choosePlace('Destino', 'rio', 'Novo Rio');
      await fill(field('Data de ida'), dayFromNow(days).split('-').toReversed().join('/'));
      await field('Buscar viagens').click();
      await field('Selecionar').waitForClickable(WAIT);
      await expect(heading()).toHaveText(expect.stringMatching(/São Paulo.*Rio de Janeiro/s));
      await isInLanguage();
    });

    it('signs in and holds a seat', async () => {
      await field('Selecionar').click();
      const dialog = $(`//*[@role="dialog"][.//*[normalize-space(.)="${say('Entrar')}"]]`);
      await dialog.waitForDisplayed();
      await isInLanguage();
      await fill(dialog.$(`aria/${say('E-mail')}`), BUYER);
      await fill(dialog.$(`aria/${say('Senha')}`), 'senha123');
      await dialog.$(`//button[normalize-space(.)="${say('Entrar')}"]`).click();
      const seat = $(
        `//*[@role="gridcell"][contains(concat(@aria-label, ","), ", ${say('livre')},")][not(@aria-describedby)]`,
      );
      await seat.waitForClickable(WAIT);
      await isInLanguage();
      await seat.click();
      await next();
    });

    it('takes the passenger', async () => {
      await field('Nome completo').waitForClickable(WAIT);
      await fill(field('Nome completo'), 'Ana Souza Lima');
      await field('Tipo de documento').selectByVisibleText(say('Passaporte'));
      await fill(field('Número do documento'), 'AB123456');
      await fill(field('Data de nascimento'), '10/03/1990');
      await fill(field('Celular'), '11987654321');
      await isInLanguage();
      await next();
    });

    it('pays with Pix and shows the ticket', async () => {
      await field('Pagar com Pix').waitForClickable(WAIT);
      await isInLanguage();
      await field('Pagar com Pix').click();
      await field('Código Pix copia e cola').waitForDisplayed(WAIT);
      await expect(browser).toHaveUrl(expect.stringContaining('/pagamento-pix?pedido='));
      await isInLanguage();
      await pix.payAtTheBank();
      await field('Baixar PDF').waitForDisplayed(WAIT);
      pedidoId = new URL(await browser.getUrl()).searchParams.get('pedido') ?? '';
      await isInLanguage();
    });

    it('writes to the buyer in the language of the purchase', async () => {
      ({ localizador } = await readOrder(await signInElsewhere(BUYER), pedidoId));
      const [, afterPrice = ''] = say('Recebemos {valor} e emitimos seu pedido {localizador}:', { localizador }).split(
        '{valor}',
      );
      await sandbox.mailTo(BUYER, afterPrice);
    });

    it('keeps what a form has over a change of language', async () => {
      await browser.url('/viagem-em-grupo');
      await field('Nome completo').waitForClickable(WAIT);
      await fill(field('Nome completo'), 'Ana Souza Lima');
      await fill(field('Data de ida'), '10/03/2031');
      await $('footer').$('=Português').click();
      await browser.waitUntil(async () => (await pageLanguage()) === 'pt-BR', WAIT);
      await expect($('aria/Nome completo')).toHaveValue('Ana Souza Lima');
      await expect($('aria/Data de ida')).toHaveValue('10/03/2031');
      await $('footer').$(`=${LANGUAGE_NAMES[language]}`).click();
      await browser.waitUntil(async () => (await pageLanguage()) === language, WAIT);
      await expect(field('Nome completo')).toHaveValue('Ana Souza Lima');
      await browser.url(`/pagamento-pix?pedido=${pedidoId}`);
      await field('Baixar PDF').waitForDisplayed(WAIT);
    });

    it('comes back to Portuguese by the foot, with its order', async () => {
      await $('footer').$('=Português').click();
      await browser.waitUntil(async () => (await pageLanguage()) === 'pt-BR', WAIT);
      await button('Baixar PDF').waitForDisplayed(WAIT);
      await expect($('main')).toHaveText(expect.stringContaining(localizador));
      expect(new URL(await browser.getUrl()).searchParams.get('pedido')).toBe(pedidoId);
      await browser.refresh();
      await button('Baixar PDF').waitForDisplayed(WAIT);
      expect(await pageLanguage()).toBe('pt-BR');
    });
  });
}
