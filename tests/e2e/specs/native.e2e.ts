import { $, browser, expect } from '@wdio/globals';
import { compra, umPassageiro } from '../pages/compra';
import { entrar } from '../pages/entrar';
import { pix } from '../pages/pix';
import { PHONE, violations } from '../pages/screen';
import { shell } from '../pages/shell';
import { signInAtProvider } from '../pages/systemBrowser';
import { findTrip, openTrip } from '../pages/trip';
import { freshVisitor } from '../pages/visitor';

const BUSCA = 'idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2030-12-01&dataVolta=2030-12-05';
const SOON = { timeout: 30_000 };
const address = () => browser.execute(() => window.location.pathname + window.location.search);
const arrivesAt = (path: string | RegExp) =>
  browser.waitUntil(async () => new RegExp(path).test(await address()), { timeout: 60_000, timeoutMsg: String(path) });
const menu = () => $('header').$('aria/Minha conta');
const button = (text: string) => $(`//button[normalize-space(.)="${text}"]`);

describe('the mobile app, in a simulated shell', () => {
  it('starts by itself where a link opened it, and follows the next one [§2.deepLink.2, DL5, §1.nativo.1]', async () => {
    const app = await shell.start(`itape://localhost/qualquer?${BUSCA}&origem=chatbot`);
    await browser.waitUntil(async () => (await address()) === `/home?${BUSCA}`);
    await shell.openLink('itape://localhost/');
    await browser.waitUntil(async () => (await address()) === '/home');
    await expect($('button=Buscar viagens')).toBeDisplayed();
    await app.end();
  });

  it('resumes the round trip of last time, once [§2.inicioNativo.1, §2.inicioNativo.2, NR1]', async () => {
    await browser.url('/');
    await browser.execute((link) => localStorage.setItem('sessaoAnterior', link), `/resultado-busca-viagens?${BUSCA}`);
    const app = await shell.start();
    await browser.waitUntil(async () => (await address()) === `/resultado-busca-viagens?${BUSCA}`);
    // Waits until the search is saved for the next start, so that it can be removed.
    await browser.waitUntil(() => browser.execute(() => localStorage.getItem('sessaoAnterior') !== null));
    await browser.execute(() => localStorage.removeItem('sessaoAnterior'));
    await browser.url('/');
    await shell.alive();
    await browser.waitUntil(async () => (await address()) === '/home');
    await app.end();
  });
});

describe('a journey within the mobile app, on a phone', () => {
  let app: Awaited<ReturnType<typeof shell.start>>;

  before(async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
    app = await shell.start();
  });
  after(() => app.end());

  it('shows the clock and its neighbours in what can be read on the header', async () => {
    expect(await shell.asked('SystemBars.setStyle')).toEqual({ style: 'DARK' });
  });

  it('follows a link under an open dialog, which the back button then puts away', async () => {
    await button('Entrar').click();
    await entrar.dialog().waitForDisplayed(SOON);
    await shell.openLink(`itape://localhost/promo?${BUSCA}`);
    await arrivesAt(/^\/home\?idaVolta=true/);
    await expect(entrar.dialog()).toBeDisplayed();
    await shell.back();
    await entrar.dialog().waitForDisplayed({ ...SOON, reverse: true });
    await arrivesAt(/^\/home/);
  });

  it('signs in through the system’s browser, never within the web view [FC10]', async () => {
    await button('Entrar').click();
    await entrar.dialog().waitForDisplayed(SOON);
    await entrar.dialog().$('aria/Entrar com Google').click();
    const { url } = await shell.asked('Browser.open');
    // The demonstration's provider uses http, on this machine only.
    const here = String(url).replace(/^https:\/\/localhost/, 'http://localhost');
    await shell.openLink(await signInAtProvider(here, 'maria@gmail.test'));
    await entrar.isIn();
    await shell.asked('Browser.close');
  });

  it('buys a ticket', async () => {
    await openTrip(await findTrip(8));
    await compra.takeSeat();
    await compra.next();
    await $('aria/Nome completo').waitForDisplayed(SOON);
    await compra.fillPassenger(umPassageiro());
    await compra.next();
    await compra.payWithPix();
    await pix.pay();
    await $('aria/Baixar PDF').waitForDisplayed(SOON);
  });

  it('asks only now whether it may tell of the trip, and is told where', async () => {
    await button('Ativar avisos').waitForClickable(SOON);
    expect(await violations()).toEqual([]);
    await button('Ativar avisos').click();
    await expect($('main')).toHaveText(expect.stringContaining('Avisos ativados neste aparelho'), { wait: 20_000 });
    await shell.asked('PushNotifications.register');
  });

  it('shares the trip, and gives the ticket to the system’s sheet, to be saved or printed', async () => {
    await button('Compartilhar viagem').click();
    expect(await shell.asked('Share.share')).toMatchObject({
      url: expect.stringMatching(/^https:\/\/app\.itape\.com\.br\/minhas-viagens\?pedido=/),
    });
    await button('Imprimir').click();
    expect(await shell.asked('Filesystem.writeFile')).toMatchObject({
      path: expect.stringMatching(/^itape-.*\.pdf$/),
      data: expect.stringMatching(/^JVBERi/),
    });
    await browser.waitUntil(async () => Boolean((await shell.asked('Share.share')).files));
  });

  it('leads from a pressed notice to what it is about', async () => {
    await shell.emit('PushNotifications', 'pushNotificationActionPerformed', {
      notification: { data: { link: '/minhas-viagens' } },
    });
    await arrivesAt(/^\/minhas-viagens$/);
  });

  it('goes back: first what lies over the page, then a page, and out of the app only from home', async () => {
    await menu().click();
    await $('[role="menu"]').waitForDisplayed(SOON);
    await shell.back();
    await $('[role="menu"]').waitForDisplayed({ ...SOON, reverse: true });
    await arrivesAt(/^\/minhas-viagens$/);
    await shell.back();
    await arrivesAt(/^\/minhas-viagens\?pedido=/);
    await shell.openLink('itape://localhost/');
    await arrivesAt(/^\/home$/);
    await shell.back();
    await shell.asked('App.minimizeApp');
    await arrivesAt(/^\/home$/);
  });

  it('asks before a link takes a purchase away [DL2]', async () => {
    await openTrip(await findTrip(9));
    await compra.map().waitForDisplayed(SOON);
    await shell.openLink(`itape://localhost/promo?${BUSCA}`);
    await button('Abrir o link').waitForClickable(SOON);
    await shell.back();
    await button('Abrir o link').waitForDisplayed({ ...SOON, reverse: true });
    await arrivesAt(/^\/comprar-viagem/);
    await shell.openLink(`itape://localhost/promo?${BUSCA}`);
    await button('Abrir o link').waitForClickable(SOON);
    await button('Abrir o link').click();
    await arrivesAt(/^\/home\?idaVolta=true/);
  });

  it('is told nothing any more once its person has signed out', async () => {
    await menu().click();
    await $('//*[@role="menuitem"][normalize-space(.)="Sair"]').click();
    await shell.asked('PushNotifications.unregister');
    await button('Entrar').waitForDisplayed(SOON);
  });
});
