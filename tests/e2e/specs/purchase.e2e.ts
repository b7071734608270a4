import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { signInElsewhere } from '../pages/api';
import { compra, umPassageiro } from '../pages/compra';
import { entrar } from '../pages/entrar';
import { home } from '../pages/home';
import { pix } from '../pages/pix';
import { resultado } from '../pages/resultado';
import { scanner } from '../pages/scanner';
import { DESKTOP, PHONE, violations } from '../pages/screen';
import { freshVisitor } from '../pages/visitor';
import { shiftsOf, watchPageSpeed } from '../support/pageSpeed';

/** Records in the page when the ticket appears, since the driver's polling delay must not count. */
const noteTicket = () =>
  browser.execute(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent.includes('Baixar PDF')) return;
      document.documentElement.dataset.bilheteAs = String(Date.now());
      look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true, characterData: true });
  });
const ticketCameAt = async (): Promise<number> =>
  Number(await browser.execute(() => document.documentElement.dataset.bilheteAs));

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  describe(`buying a ticket on a ${name}`, () => {
    let watch: Awaited<ReturnType<typeof watchPageSpeed>>;
    before(async () => {
      await browser.setViewport(viewport);
      watch = await watchPageSpeed();
      await freshVisitor();
    });
    after(() => watch.end());

    it('finds trips between two cities [§1.clientes.1]', async () => {
      expect(await violations()).toEqual([]);
      await home.choosePlace('Origem', 'sao paulo', 'Tietê');
      await home.choosePlace('Destino', 'rio', 'Novo Rio');
      expect(await shiftsOf('home')).toEqual([]);
      await home.search();
      await resultado.waitForTrips();
      expect(await shiftsOf('results')).toEqual([]);
      await expect($('main h1')).toHaveText(expect.stringMatching(/São Paulo.*Rio de Janeiro/s));
      await expect(resultado.status()).toHaveText(expect.stringMatching(/\d+ viage(m|ns) encontradas?/));
      expect(await violations()).toEqual([]);
    });

    it('asks for a login before the seats, and comes back to them', async () => {
      const results = await browser.getUrl();
      await resultado.chooseFirst();
      await entrar.dialog().waitForDisplayed();
      expect(await browser.getUrl()).toBe(results);
      await browser.keys(Key.Escape);
      await entrar.dialog().waitForDisplayed({ reverse: true });
      await expect(resultado.status()).toBeDisplayed();
      await resultado.chooseFirst();
      await entrar.withPassword('cliente@itape.test');
      await compra.map().waitForDisplayed({ timeout: 60_000 });
      expect(await shiftsOf('seats')).toEqual([]);
      expect(await violations()).toEqual([]);
    });

    it('holds a seat and takes the passenger', async () => {
      await compra.takeSeat();
      await compra.next();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      await expect($('aria/Tempo de reserva')).toBeDisplayed();
      expect(await shiftsOf('passengers')).toEqual([]);
      await compra.fillPassenger(umPassageiro());
      expect(await violations()).toEqual([]);
      await compra.next();
    });

    it('charges by Pix and shows the ticket within two seconds of the payment', async () => {
      await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
      expect(await shiftsOf('payment')).toEqual([]);
      await compra.payWithPix();
      expect(await pix.code()).toMatch(/^000201.*6304[0-9A-F]{4}$/);
      await expect(pix.qrCode()).toBeDisplayed();
      expect(await shiftsOf('Pix')).toEqual([]);
      expect(await scanner.readElement(pix.qrCode())).toEqual([await pix.code()]);
      expect(await violations()).toEqual([]);
      await noteTicket();
      await pix.payAtTheBank();
      const paid = Date.now();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
      expect((await ticketCameAt()) - paid).toBeLessThan(2_500);
      expect(await shiftsOf('ticket')).toEqual([]);
      expect(await violations()).toEqual([]);
    });

    it('prints a PDF whose codes say what the ticket says', async () => {
      const pedidoId = new URL(await browser.getUrl()).searchParams.get('pedido') ?? '';
      const mine = await signInElsewhere('cliente@itape.test');
      const { itens } = (await mine.send('GET', `/Pedidos/${pedidoId}`)).data as { itens: { bilheteId: string }[] };
      const id = itens[0]?.bilheteId ?? '';
      const bilhete = (await mine.send('GET', `/Bilhetes/${id}`)).data as { codigoEmbarque: string; qrFiscal: string };
      const codes = await scanner.readPdf(await mine.download(`/Bilhetes/${id}/Pdf`));
      expect(codes).toEqual(expect.arrayContaining([bilhete.codigoEmbarque, bilhete.qrFiscal]));
    });

    it('is printed on one sheet of A4, without a blank one', async () => {
      const paper = Buffer.from(await browser.printPage('portrait', 1, true, 21, 29.7, 1, 1, 1, 1), 'base64');
      expect(paper.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
    });

    it('keeps the ticket in my trips [§1.clientes.1]', async () => {
      await browser.url('/minhas-viagens');
      await $('aria/Próximas').waitForDisplayed({ timeout: 60_000 });
      await expect($('main')).toHaveText(expect.stringContaining('Rio de Janeiro'));
      expect(await violations()).toEqual([]);
    });
  });
}
