import { $, browser, expect } from '@wdio/globals';
import { entrar } from '../pages/entrar';
import { resultado } from '../pages/resultado';
import { DESKTOP } from '../pages/screen';
import { findTrip } from '../pages/trip';
import { freshVisitor, signedIn } from '../pages/visitor';

const alert = () => $('main [role="alert"]');
/** A mark that a reload removes. */
const mark = () => browser.execute(() => void (document.documentElement.dataset.marca = 'sim'));
const isMarked = () => browser.execute(() => document.documentElement.dataset.marca === 'sim');
/** Navigates within the app, like an internal link. */
const follow = (path: string) =>
  browser.execute((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
/**
 * Simulates a deployment: that chunk is requested under a name that no longer exists. Trusted Types allow only the
 * bundler's policy to create script addresses, so the test wraps that policy.
 */
const without = (chunk: string) =>
  browser.addInitScript((name: string) => {
    const factory = window.trustedTypes;
    if (!factory) return;
    const create = factory.createPolicy.bind(factory);
    const renamed = (address: string) =>
      address.includes(`/js/${name}.`) ? address.replace(/[0-9a-f]{6}\.js$/, '000000.js') : address;
    factory.createPolicy = (policy, rules) =>
      create(policy, { createScriptURL: (address) => renamed(rules.createScriptURL(address)) });
  }, chunk);

describe('a tab that a new deploy left behind', () => {
  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
  });

  it('is loaded anew once, then says what it needs, and goes on when the person does it [SW1]', async () => {
    const { origem, destino } = await findTrip(6);
    const dia = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    const gone = await without('resultado');
    await browser.url('/home?x=1');
    await browser.waitUntil(() => browser.execute(() => document.documentElement.dataset.vivo === 'sim'));
    await mark();
    await follow(
      `/resultado-busca-viagens?idaVolta=false&localidadeOrigem=${origem}&localidadeDestino=${destino}&dataPartida=${dia}`,
    );
    await alert().waitForDisplayed({ timeout: 30_000 });
    expect(await isMarked()).toBe(false);
    await mark();
    await expect(alert()).toHaveText(expect.stringContaining('Há uma versão nova do site'));
    await browser.pause(1_000);
    expect(await isMarked()).toBe(true);

    await gone.remove();
    await $('aria/Recarregar a página').click();
    await resultado.waitForTrips();
    expect(await isMarked()).toBe(false);
  });

  it('stays as it is at the payment, and explains [SW1]', async () => {
    await signedIn('cliente@itape.test');
    const gone = await without('pix');
    await browser.url('/home?x=1');
    await entrar.isIn();
    await mark();
    await follow('/pagamento-pix?pedido=01890a5d-ac96-774b-bcce-b302099a8057');
    await alert().waitForDisplayed({ timeout: 30_000 });
    await expect(alert()).toHaveText(expect.stringContaining('Sua reserva e seu pedido estão guardados.'));
    expect(await isMarked()).toBe(true);
    await gone.remove();
  });
});
