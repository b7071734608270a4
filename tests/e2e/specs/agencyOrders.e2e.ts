import { $, browser, expect } from '@wdio/globals';
import { agencyOrders as agencia, field } from '../pages/agencyOrders';
import { signInElsewhere, type Caller } from '../pages/api';
import { buyTrip, orderSeats, readOrder } from '../pages/orders';
import { DESKTOP, PHONE, path, says, violations } from '../pages/screen';
import { findTrip, freeSeats } from '../pages/trip';
import { fill } from '../pages/typing';
import { signedIn } from '../pages/visitor';

const DESAFIO = '4000000000001091';

/** The customer presents a document at the counter of the agency under test. */
async function attend(localizador: string): Promise<void> {
  const operator = await signInElsewhere('agencia@itape.test');
  const body = { localizador, documento: '529.982.247-25' };
  expect((await operator.send('POST', '/Agencia/Pedidos/Abertura', body)).status).toBe(200);
}

/** A customer's unpaid order, `days` days from now. */
async function pendingOrder(days: number): Promise<{ caller: Caller; id: string; localizador: string }> {
  const caller = await signInElsewhere('cliente@itape.test');
  const trip = await findTrip(days);
  const order = await orderSeats(caller, trip, (await freeSeats(trip)).slice(0, 1));
  const { data } = await caller.send('GET', `/Pedidos/${order.id}`);
  const { localizador } = data as { localizador: string };
  await attend(localizador);
  return { caller, id: order.id, localizador };
}

for (const [name, viewport, days] of [
  ['phone', PHONE, 31],
  ['desktop', DESKTOP, 32],
] as const) {
  describe(`the orders of an agency on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('agencia@itape.test');
    });

    it('charges a customer’s order by link, and shows the payment by itself', async () => {
      const { caller, id, localizador } = await pendingOrder(days);
      await agencia.findOrder(localizador);
      await agencia.open(localizador);
      await agencia.goToCharge();
      await says(`Pedido ${localizador}`);
      expect(await violations()).toEqual([]);
      await agencia.press('Gerar link');
      const url = await agencia.link();
      expect(new URL(url).host).not.toBe(new URL(await browser.getUrl()).host);
      await says('Esperando o pagamento');
      expect(await violations()).toEqual([]);

      await agencia.payAsked(url, DESAFIO);
      await says('Pagamento aprovado');
      await browser.waitUntil(async () => (await readOrder(caller, id)).situacao === 'emitido', { timeout: 30_000 });
      await says('Os bilhetes foram emitidos');
      expect(await violations()).toEqual([]);
    });

    it('charges at the terminal, takes it back, and charges again', async () => {
      const { id } = await pendingOrder(days);
      await browser.url(`/pagamento-externo?pedido=${id}&meio=debito`);
      await agencia.press('Enviar para a maquininha');
      await says('Peça que a pessoa aproxime ou insira o cartão');
      await agencia.press('Cancelar cobrança');
      await agencia.press('Cancelar cobrança', '//*[@role="dialog"]');
      await says('Ninguém foi cobrado');
      await agencia.choose('Link de pagamento');
      await agencia.press('Gerar link');
      expect(await agencia.link()).toContain('/_sandbox/cartao/pagar/');
    });

    it('finds an order, prints its ticket once more, and sends it again', async () => {
      const { caller, pedidoId } = await buyTrip(days);
      const { data } = await caller.send('GET', `/Pedidos/${pedidoId}`);
      const { localizador } = data as { localizador: string };
      await attend(localizador);
      await agencia.findOrder(localizador);
      await expect(browser).toHaveUrl(expect.stringContaining(`localizador=${localizador}`));
      expect(await violations()).toEqual([]);
      await agencia.open(localizador);
      await says('Bilhetes emitidos');
      expect(await violations()).toEqual([]);
      await agencia.reprint();
      await says('Bilhete impresso pela agência');
      await agencia.press('Reenviar por e-mail');
      await agencia.press('Enviar bilhetes');
      await says('Bilhetes enviados para c***@itape.test');
      await agencia.close();
    });

    it('finds the orders of a CPF, and keeps it out of the address and off the screen', async () => {
      const { localizador } = await pendingOrder(days);
      await agencia.unfoldFilters();
      await field('CPF do comprador').scrollIntoView({ block: 'center' });
      await fill(field('CPF do comprador'), '52998224725');
      await agencia.press('Filtrar');
      await says('***.982.247-**');
      await says(localizador);
      expect(await path()).not.toMatch(/529/);
      expect(await $('body').getText()).not.toContain('529.982.247-25');
    });
  });
}
