import { $, browser, expect } from '@wdio/globals';
import { entrar } from '../pages/entrar';
import { startOwnProduct, type OwnProduct } from '../pages/ownProduct';
import { DESKTOP, PHONE, violations } from '../pages/screen';
import { signedIn } from '../pages/visitor';

const SOON = { timeout: 30_000 };
const button = (text: string) => $(`//button[normalize-space(.)="${text}"]`);
/** Navigates within the app, like an internal link. */
const follow = (path: string) =>
  browser.execute((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

describe('the site as an app', () => {
  it('says what it is called, where it begins and how it looks, with files that are there', async () => {
    await browser.url('/home');
    const origin = new URL(await browser.getUrl()).origin;
    const href = await $('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await fetch(origin + href)).json()) as {
      id: string;
      lang: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
      screenshots: { src: string; sizes: string; form_factor: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({ id: '/', lang: 'pt-BR', display: 'standalone', scope: '/', start_url: '/home' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
    expect(manifest.screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide']);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const seen = await browser.execute(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== 'any') expect(seen).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) expect((await fetch(origin + url)).status).toBe(200);
  });
});

describe('a visitor who went beyond home, then lost the network', () => {
  let product: OwnProduct;
  before(async () => {
    product = await startOwnProduct();
    await browser.setViewport(PHONE);
  });
  after(() => product.end());

  it('is told on any page what it needs, what opens without it, and goes on when it is back', async () => {
    await browser.url(`${product.origin}/destinos`);
    await browser.waitUntil(
      () =>
        browser.executeAsync<boolean, []>((done) => {
          void navigator.serviceWorker.getRegistration().then((found) => done(Boolean(found?.active)));
        }),
      SOON,
    );
    await product.takeAway();
    await browser.url(`${product.origin}/nossa-frota`);
    await expect($('main')).toHaveText(expect.stringContaining('Sem internet, neste aparelho também abrem'), {
      wait: 30_000,
    });
    expect(await violations()).toEqual([]);
    await $('main').$('a=Embarque').click();
    await $('input[name="codigo"]').waitForDisplayed(SOON);
    await browser.back();
    await button('Tentar novamente').waitForDisplayed(SOON);
    await product.bringBack();
    await button('Tentar novamente').click();
    await expect($('main h1')).toHaveText('Nossa frota', { wait: 30_000 });
  });
});

describe('a deploy while somebody pays', () => {
  const prompt = () => $('//*[contains(., "Nova versão disponível")][@role="status" or @role="alert"]');
  /** Shows the tab again a quarter of an hour later, with newer files on the server. */
  const lookAgainAfterDeploy = () =>
    browser.execute(() => {
      const real = window.fetch.bind(window);
      window.fetch = (input, init) =>
        input === '/app.html'
          ? Promise.resolve(new Response('<script defer src="/js/main.ffffffffff.js"></script>'))
          : real(input, init);
      const now = performance.now.bind(performance);
      performance.now = () => now() + 15 * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });

  before(async () => {
    await browser.setViewport(DESKTOP);
    await signedIn('cliente@itape.test');
    await browser.url('/home');
    await entrar.isIn();
  });

  it('says nothing until they have done, then leaves it to them [SW1]', async () => {
    await follow('/pagamento-pix');
    await expect($('main')).toHaveText(expect.stringContaining('Nenhum pagamento aberto'), { wait: 20_000 });
    await browser.execute(() => void (document.documentElement.dataset.marca = 'sim'));
    await lookAgainAfterDeploy();
    await browser.pause(1_500);
    expect(await prompt().isExisting()).toBe(false);

    await follow('/minhas-viagens');
    await prompt().waitForDisplayed(SOON);
    expect(await violations()).toEqual([]);
    await follow('/pagamento-pix');
    await prompt().waitForExist({ ...SOON, reverse: true });

    await follow('/minhas-viagens');
    await button('Atualizar').waitForClickable(SOON);
    await button('Atualizar').click();
    await browser.waitUntil(() => browser.execute(() => document.documentElement.dataset.marca !== 'sim'), SOON);
    await entrar.isIn();
  });
});
