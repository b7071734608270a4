import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { balcao } from '../pages/balcao';
import { pix } from '../pages/pix';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findTrip, freeSeats, type Trip } from '../pages/trip';
import { fill } from '../pages/typing';
import { freshVisitor, signedIn } from '../pages/visitor';

const OPERADOR = 'agencia@itape.test';
const RESPONSAVEL = 'responsavel@itape.test';
const FUNDO = 10_000;
/** Maximum keys for a sale of one seat, from the seat map to the printer. */
const MAXIMO_DE_TECLAS = 60;

const press = async (name: string): Promise<void> => {
  const button = $(`//main//button[not(@disabled)][normalize-space(.)="${name}"]`);
  await button.waitForClickable({ timeout: 60_000 });
  await button.click();
};
const confirm = async (name: string): Promise<void> => {
  const button = $(`//*[@role="dialog"]//button[normalize-space(.)="${name}"]`);
  await button.waitForClickable({ timeout: 60_000 });
  await button.click();
};
const centavosOf = (text: string): number => Number(text.replace(/\D/g, ''));

/** Total displayed at the counter. */
const totalOnScreen = async (): Promise<number> => {
  const total = $('//p[span[.="Total"]]/strong');
  await total.waitForDisplayed({ timeout: 60_000 });
  return centavosOf(await total.getText());
};

/** Sells the first free seat in cash by keyboard only; returns the amount in the drawer. */
async function sellInCash(trip: Trip, documento: string): Promise<number> {
  const [seat = 0] = await freeSeats(trip);
  await balcao.openTrip(trip);
  await balcao.seat(seat);
  await balcao.passenger('Rita Prado', documento, '10031990');
  const total = await totalOnScreen();
  expect(await violations()).toEqual([]);
  const recebido = Math.ceil(total / 10_000) * 10_000;
  await balcao.cash(recebido);
  await says('Venda concluída');
  await says('Troco');
  const troco = $('//*[span[.="Troco"]]/strong');
  expect(centavosOf(await troco.getText())).toBe(recebido - total);
  return total;
}

async function printIt(paper: string): Promise<void> {
  await browser.waitUntil(
    () => browser.execute(() => document.activeElement?.textContent?.startsWith('Imprimir') ?? false),
    { timeout: 60_000, timeoutMsg: 'the focus never came to the printing' },
  );
  await balcao.stubPrinting();
  await balcao.enter();
  expect(await balcao.printed()).toEqual([expect.stringContaining(paper)]);
}

describe('a day at the counter', () => {
  let dinheiro = FUNDO;
  let trip: Trip;

  before(async () => {
    await browser.setViewport(DESKTOP);
    await signedIn(OPERADOR);
    trip = await findTrip(31);
  });

  it('reaches its pages by keys, and lists them', async () => {
    await browser.url('/pedidos');
    const nav = $('nav[aria-label="Agência"]');
    await nav.waitForDisplayed({ timeout: 60_000 });
    await $('button*=Atalhos').waitForClickable({ timeout: 60_000 });
    expect(await violations()).toEqual([]);
    await browser.keys([Key.Alt, 'a']);
    await says('Abrir pedido de cliente');
    await says('Ver esta lista');
    expect(await violations()).toEqual([]);
    await browser.keys(Key.Escape);
    await $('[role="dialog"]').waitForExist({ reverse: true });
    await browser.keys([Key.Alt, 'c']);
    await expect(browser).toHaveUrl(expect.stringContaining('/relatorio-fechamento-operador'));
    await says('Abrir caixa');
  });

  it('opens its till with a float', async () => {
    await browser.url('/relatorio-fechamento-operador');
    const fundo = $('aria/Fundo de troco');
    await fundo.waitForDisplayed({ timeout: 60_000 });
    await fill(fundo, String(FUNDO));
    await press('Abrir caixa');
    await says('Aberto em');
  });

  it('sells a ticket in cash by the keyboard alone, with its change, and prints it', async () => {
    dinheiro += await sellInCash(trip, '123456781');
    await printIt('it-sheet');
    expect(balcao.keysPressed()).toBeLessThanOrEqual(MAXIMO_DE_TECLAS);
    expect(await violations()).toEqual([]);
  });

  it('begins the next sale with the same way on the same day', async () => {
    await $('//a[normalize-space(.)="Nova venda"]').click();
    await expect(browser).toHaveUrl(expect.stringContaining(`localidadeOrigem=${trip.origem}`), { wait: 20_000 });
    await expect($('h1')).toHaveText(expect.stringContaining('Rio de Janeiro'), { wait: 20_000 });
  });

  it('sells by Pix: the customer pays and the ticket comes by itself', async () => {
    const [seat = 0] = await freeSeats(trip);
    await balcao.openTrip(trip);
    await balcao.seat(seat);
    await balcao.passenger('Tito Melo', '223456782', '02021985');
    await balcao.choose('4');
    await balcao.enter();
    await pix.code();
    await expect(pix.qrCode()).toBeDisplayed();
    await pix.pay();
    await says('Venda concluída');
  });

  it('closes the till on what was counted, with no difference', async () => {
    await browser.url('/relatorio-fechamento-operador');
    const close = $('//main//a[normalize-space(.)="Fechar caixa"]');
    await close.waitForClickable({ timeout: 60_000 });
    await close.click();
    await $('form[aria-label="Contagem da gaveta"]').waitForDisplayed({ timeout: 60_000 });
    for (const [cedula, quantidade] of inPieces(dinheiro))
      await fill($(`input[name="cedula-${cedula}"]`), String(quantidade));
    await press('Registrar contagem');
    await $('//h2[.="Fechamento"]').waitForDisplayed({ timeout: 60_000 });
    // An explanation is required only for a difference.
    await $('aria/Observação (opcional)').waitForDisplayed();
    await press('Fechar caixa');
    await confirm('Fechar caixa');
    await says('Aguardando conferência');
    expect(await violations()).toEqual([]);
  });

  it('is signed off by whoever is responsible', async () => {
    await signedIn(RESPONSAVEL);
    await browser.url('/relatorio-fechamento-operador');
    await openLatestOf('Ana Agência');
    await press('Conferir caixa');
    await confirm('Conferir caixa');
    await says('Conferido');
  });
});

describe('the counter on a phone', () => {
  before(async () => {
    await browser.setViewport(PHONE);
    await signedIn(RESPONSAVEL);
    await balcao.openTill(RESPONSAVEL, FUNDO);
  });
  after(freshVisitor);

  it('sells in cash, and prints on a roll', async () => {
    await sellInCash(await findTrip(32), '323456783');
    await $('//label[normalize-space(.)="Bobina de 80 mm"]').click();
    await balcao.stubPrinting();
    await press('Imprimir bilhete');
    expect(await balcao.printed()).toEqual([expect.stringContaining('it-sheet--roll')]);
    expect(await violations()).toEqual([]);
    const wide = await browser.execute(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  it('finds the sale again after a refresh', async () => {
    await $('//a[normalize-space(.)="Nova venda"]').waitForDisplayed();
    const url = await browser.getUrl();
    await browser.refresh();
    await says('Venda concluída');
    expect(await browser.getUrl()).toBe(url);
  });
});

/** The fewest notes and coins for an amount. */
function inPieces(centavos: number): [number, number][] {
  let left = centavos;
  return [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1].flatMap((cedula) => {
    const quantidade = Math.floor(left / cedula);
    left -= quantidade * cedula;
    return quantidade > 0 ? [[cedula, quantidade] as [number, number]] : [];
  });
}

/** Opens the till awaiting sign-off from the establishment's list. */
async function openLatestOf(nome: string): Promise<void> {
  await $('//*[@role="tab"][normalize-space(.)="Histórico"]').click();
  const row = $(`//tr[contains(., "${nome}")][contains(., "Aguardando conferência")]//a`);
  await row.waitForClickable({ timeout: 60_000 });
  await row.click();
}
