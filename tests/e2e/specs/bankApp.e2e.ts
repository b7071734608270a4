import { $, browser, expect } from '@wdio/globals';
import { banco } from '../pages/banco';
import { compra, umPassageiro } from '../pages/compra';
import { pix } from '../pages/pix';
import { heading, path, PHONE, says, violations } from '../pages/screen';
import { findTrip, openTrip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const isWide = (): Promise<boolean> => browser.execute(() => document.documentElement.scrollWidth > innerWidth);

async function expectSoundPage(): Promise<void> {
  expect(await isWide()).toBe(false);
  expect(await violations()).toEqual([]);
}

/** Ends at the Pix page of an order for a trip so many days ahead. */
async function orderWithPix(days: number): Promise<void> {
  await browser.setViewport(PHONE);
  await signedIn('cliente@itape.test');
  await openTrip(await findTrip(days));
  await compra.takeSeat();
  await compra.next();
  await compra.fillPassenger(umPassageiro());
  await compra.next();
  await compra.payWithPix();
}

/** The order and the payment that the address of the Pix page names. */
const named = async (): Promise<{ pedido: string; iniciacao: string }> => {
  const { searchParams } = new URL(await browser.getUrl());
  return { pedido: searchParams.get('pedido') ?? '', iniciacao: searchParams.get('iniciacao') ?? '' };
};

const ticket = async (): Promise<void> => {
  await $('aria/Baixar PDF').waitForDisplayed({ timeout: 90_000 });
  await says('Compra confirmada');
};

describe('paying in the bank’s app on a phone', () => {
  before(() => orderWithPix(56));

  it('lists the banks, and finds one by a part of its name', async () => {
    await banco.open();
    await says('A conta precisa estar no CPF de quem compra.');
    expect((await banco.names()).length).toBeGreaterThan(5);
    await expectSoundPage();
    await banco.search('ipe');
    await browser.waitUntil(async () => (await banco.names()).length === 1);
    expect(await banco.names()).toEqual(['Cooperativa Ipê']);
  });

  it('leads to the bank in the same tab, whose page a refresh keeps', async () => {
    await banco.choose('Cooperativa Ipê');
    expect(await browser.getWindowHandles()).toHaveLength(1);
    await browser.refresh();
    expect(await heading().getText()).toBe('Cooperativa Ipê');
    await expectSoundPage();
  });

  it('comes back to its order, and goes on to the ticket', async () => {
    await banco.decide('Aprovar pagamento');
    const { pedido, iniciacao } = await named();
    expect([pedido.length, iniciacao.length]).toEqual([36, 36]);
    await ticket();
    expect(await path()).toContain(pedido);
    await expectSoundPage();
  });
});

describe('a payment that the person refuses at the bank', () => {
  before(() => orderWithPix(57));

  it('leaves the code to be paid, which a refresh tells again', async () => {
    const code = await pix.code();
    await banco.open();
    await banco.choose('Nimbo');
    await banco.decide('Recusar');
    await says('O pagamento foi cancelado no banco');
    await says('Nada foi cobrado');
    expect(await pix.code()).toBe(code);
    await expectSoundPage();
    await browser.refresh();
    await says('O pagamento foi cancelado no banco');
    expect(await pix.code()).toBe(code);
  });

  it('goes to another bank, of which the page waits until it has decided, a refresh and “back” included', async () => {
    const before = await named();
    await banco.open('Escolher outro banco');
    // The bank of last time stands first.
    expect((await banco.names())[0]).toBe('Nimbo');
    await banco.choose('Banco Aurora');
    await browser.back();
    await says('Voltou do banco? Estamos conferindo…');
    const after = await named();
    expect(after.pedido).toBe(before.pedido);
    expect(after.iniciacao).not.toBe(before.iniciacao);
    await browser.refresh();
    await says('Voltou do banco? Estamos conferindo…');
    await expectSoundPage();
  });

  it('is paid by the code all the same', async () => {
    await pix.pay();
    await ticket();
  });
});
