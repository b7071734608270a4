import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { compra, umPassageiro } from '../pages/compra';
import { expectSoundFocus, focusArrives, press, tabBackTo, tabTo } from '../pages/keyboard';
import { pix } from '../pages/pix';
import { resultado } from '../pages/resultado';
import { DESKTOP, PHONE, violations } from '../pages/screen';
import { typeSlowly } from '../pages/typing';
import { freshVisitor } from '../pages/visitor';

const passageiro = umPassageiro();

/** Types a place and selects its first suggestion by arrow and Enter. */
async function choosePlace(field: 'Origem' | 'Destino', typed: string, shown: string): Promise<void> {
  await tabTo(field);
  await typeSlowly(typed, 15);
  await $(`//*[@role="option"][contains(., "${shown}")]`).waitForDisplayed();
  expect(await violations()).toEqual([]);
  await press(Key.ArrowDown, Key.Enter);
  await browser.waitUntil(async () => (await $(`aria/${field}`).getValue()).includes(shown));
}

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  describe(`buying a ticket with the keyboard alone on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await freshVisitor();
    });

    it('begins with the link past the header, and searches', async () => {
      await press(Key.Tab);
      expect((await expectSoundFocus('the first stop')).name).toBe('Pular para o conteúdo');
      await press(Key.Enter);
      await choosePlace('Origem', 'tiete', 'Tietê');
      await choosePlace('Destino', 'rio', 'Novo Rio');
      await tabTo('Buscar viagens');
      await press(Key.Enter);
      await resultado.waitForTrips();
      await focusArrives(/São Paulo.*Rio de Janeiro/, 'h1');
      expect(await violations()).toEqual([]);
    });

    it('chooses a trip and signs in', async () => {
      await tabTo(/^Selecionar/);
      await press(Key.Enter);
      await $('//*[@role="dialog"]').waitForDisplayed();
      await browser.waitUntil(() =>
        browser.execute(() => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false),
      );
      expect(await violations()).toEqual([]);
      await tabTo('E-mail');
      await typeSlowly('cliente@itape.test', 5);
      await tabTo('Senha');
      await typeSlowly('senha123', 5);
      await press(Key.Enter);
      await compra.map().waitForDisplayed({ timeout: 60_000 });
      await focusArrives(/./, 'h1');
    });

    it('walks the coach by arrows and takes a seat by the space bar', async () => {
      await tabTo(/^Poltrona \d+,/);
      await press(Key.ArrowDown, Key.ArrowDown);
      await expectSoundFocus('in the coach');
      await walkToFreeSeat();
      await press(Key.Space);
      await expect($('//*[@role="gridcell"][contains(@aria-label, ", selecionada")]')).toBeExisting();
      expect(await violations()).toEqual([]);
      await tabTo('Continuar');
      await press(Key.Enter);
      await focusArrives(/^Quem vai viajar/);
    });

    it('fills in the passenger', async () => {
      await tabTo('Nome completo');
      await typeSlowly(passageiro.nome, 5);
      await tabTo('Tipo de documento');
      await typeSlowly(passageiro.tipo, 5);
      await expect($('aria/Tipo de documento').$('option:checked')).toHaveText(passageiro.tipo);
      await tabTo('Número do documento');
      await typeSlowly(passageiro.numero, 5);
      await tabTo('Data de nascimento');
      await typeSlowly(passageiro.nascimento.replaceAll('/', ''));
      await tabTo('Celular');
      await typeSlowly(passageiro.celular);
      expect(await violations()).toEqual([]);
      await tabTo('Continuar');
      await press(Key.Enter);
      await focusArrives(/^Pagamento/);
      expect(await violations()).toEqual([]);
    });

    it('pays by Pix and reaches the ticket', async () => {
      await tabTo('Pagar com Pix');
      await press(Key.Enter);
      await pix.code();
      await focusArrives(/./, 'h1');
      await tabTo('Copiar código Pix');
      await press(Key.Enter);
      await expectSoundFocus('after copying');
      expect(await violations()).toEqual([]);
      await tabTo('Já paguei');
      await pix.pay();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
      await focusArrives(/./, 'h1');
      expect(await violations()).toEqual([]);
      await tabTo('Baixar PDF');
    });

    it('finds the ticket in my trips by the account menu, and leaves by it', async () => {
      await tabBackTo('Minha conta');
      await press(Key.Enter);
      await focusArrives(/^Minhas viagens$/, 'a');
      await press(Key.ArrowDown);
      await focusArrives(/^Minha conta$/);
      await press(Key.ArrowUp);
      await focusArrives(/^Minhas viagens$/);
      await press(Key.Enter);
      await $('aria/Próximas').waitForDisplayed({ timeout: 60_000 });
      await focusArrives(/^Minhas viagens$/, 'h1');
      expect(await violations()).toEqual([]);
      await tabTo(/^Próximas/);
      await press(Key.ArrowRight);
      expect((await expectSoundFocus('on the tabs')).name).toMatch(/^Passadas/);
    });
  });
}

const focusedSeat = async (): Promise<string> => (await expectSoundFocus('in the coach')).name;

/** True when the key moved the focus to another seat; at an edge of the deck it stays. */
async function movesBy(key: string): Promise<boolean> {
  const before = await focusedSeat();
  await press(key);
  return (await focusedSeat()) !== before;
}

/** Moves through the deck row by row, left to right, until the focused seat is free. */
async function walkToFreeSeat(): Promise<void> {
  await browser.keys([Key.Ctrl, Key.Home]);
  do {
    do {
      if ((await focusedSeat()).endsWith(', livre')) return;
    } while (await movesBy(Key.ArrowRight));
    await press(Key.Home);
  } while (await movesBy(Key.ArrowDown));
  throw new Error('no free seat on this deck');
}
