import { $, browser, expect } from '@wdio/globals';
import { buyTrip } from '../pages/orders';
import { DESKTOP, PHONE, heading, says, violations } from '../pages/screen';
import { fill } from '../pages/typing';
import { freshVisitor } from '../pages/visitor';

const CPF = '529.982.247-25';
const button = (name: string) => $(`//button[normalize-space(.)="${name}"]`);

async function find(localizador: string, documento: string): Promise<void> {
  await fill($('[name="localizador"]'), localizador);
  await fill($('[name="documento"]'), documento);
  await button('Encontrar').click();
}
/** All that the browser keeps of a page: its address and both storages. */
const kept = () => browser.execute(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));

describe('a ticket of somebody who is not signed in', () => {
  it('is found on a phone from the foot of home, masked, and its codes go to the e-mail of the purchase', async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
    const { caller, pedidoId } = await buyTrip(40);
    const { localizador } = (await caller.send('GET', `/Pedidos/${pedidoId}`)).data as { localizador: string };
    await $('footer').$('=Encontrar meu bilhete').click();
    await expect(heading()).toHaveText('Encontrar meu bilhete');

    await find(localizador, '111.444.777-35');
    await says('Não encontramos um bilhete com este localizador e este documento.');
    expect(await violations()).toEqual([]);
    await find(localizador.toLowerCase(), CPF);
    await says('A*** S*** L***');
    await says('Válido');
    expect(await $('main').getText()).not.toMatch(/Ana Souza|529\.982|12\.345/);
    await button('Enviar para o e-mail da compra').click();
    await says('Bilhetes enviados');
    await says('c***@itape.test');
    expect(await violations()).toEqual([]);
    const traces = await kept();
    expect(traces).not.toContain(localizador);
    expect(traces).not.toMatch(/529\.?982/);

    await browser.setViewport(DESKTOP);
    expect(await violations()).toEqual([]);
    await $('=Acompanhar a viagem').click();
    await expect(heading()).toHaveText('São Paulo, SP → Rio de Janeiro, RJ');
    await browser.back();
    await expect($('[name="localizador"]')).toHaveValue('');
  });
});
