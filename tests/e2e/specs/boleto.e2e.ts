import { $, browser, expect } from '@wdio/globals';
import { boleto } from '../pages/boleto';
import { compra, umPassageiro } from '../pages/compra';
import { sandbox } from '../pages/sandbox';
import { PHONE, says, violations } from '../pages/screen';
import { findTrip, openTrip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const isWide = (): Promise<boolean> => browser.execute(() => document.documentElement.scrollWidth > innerWidth);

/** Ends at the boleto's page of an order for a trip so many days ahead. */
async function orderWithBoleto(days: number): Promise<void> {
  await openTrip(await findTrip(days));
  await compra.takeSeat();
  await compra.next();
  await compra.fillPassenger(umPassageiro());
  await compra.next();
  await boleto.choose();
}

describe('paying by boleto on a phone', () => {
  before(async () => {
    await browser.setViewport(PHONE);
    await signedIn('cliente@itape.test');
    await orderWithBoleto(58);
  });

  it('leads to a page with the code to type and to scan, which a refresh keeps', async () => {
    const linha = await boleto.linhaDigitavel();
    expect(linha.replace(/\D/g, '')).toHaveLength(47);
    expect(await boleto.barcode().isExisting()).toBe(true);
    expect(await isWide()).toBe(false);
    expect(await violations()).toEqual([]);
    await browser.refresh();
    expect(await boleto.linhaDigitavel()).toBe(linha);
  });

  it('is named with its due date by the order’s page and by the list, which lead back to it', async () => {
    const pedido = new URL(await browser.getUrl()).searchParams.get('pedido') ?? '';
    await browser.url(`/minhas-viagens?pedido=${pedido}`);
    await says('O bilhete sai quando o banco avisa do pagamento');
    expect(await isWide()).toBe(false);
    expect(await violations()).toEqual([]);
    await browser.url('/minhas-viagens');
    const pendentes = $('//*[@role="tab"][starts-with(normalize-space(.), "Pendentes")]');
    await pendentes.waitForClickable();
    await pendentes.click();
    await says('Boleto: pague até');
    expect(await isWide()).toBe(false);
    const back = $('//article//a[normalize-space(.)="Ver boleto"]');
    await back.click();
    await boleto.linhaDigitavel();
    expect(await browser.getUrl()).toContain(`/pagamento-boleto?pedido=${pedido}`);
  });

  it('gives the ticket once the bank tells of the payment', async () => {
    await boleto.pay();
    const ticket = $('aria/Ver bilhete');
    await ticket.waitForClickable({ timeout: 90_000 });
    expect(await violations()).toEqual([]);
    await ticket.click();
    await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
  });
});

describe('a boleto that is not paid', () => {
  it('is closed at its end, and its page says not to pay it', async () => {
    await browser.setViewport(PHONE);
    await signedIn('cliente@itape.test');
    await orderWithBoleto(59);
    await boleto.linhaDigitavel();
    await sandbox.expireHolds();
    await says('Este boleto foi encerrado');
    await says('Não pague este boleto');
    expect(await isWide()).toBe(false);
    expect(await violations()).toEqual([]);
  });
});
