import { $, $$, browser, expect } from '@wdio/globals';
import { compra, umPassageiro } from '../pages/compra';
import { home } from '../pages/home';
import { pix } from '../pages/pix';
import { resultado } from '../pages/resultado';
import { dayFromNow, DESKTOP, PHONE, says, violations } from '../pages/screen';
import { signedIn } from '../pages/visitor';

const typed = (dia: string): string => dia.split('-').reverse().join('/');
/** The first journey with a change of the list on screen. */
const comTroca = () => $('//article[contains(., "1 troca em São Paulo, SP")]');
const chooseComTroca = async (): Promise<void> => {
  await comTroca().waitForDisplayed({ timeout: 60_000 });
  await comTroca().$('.//button[normalize-space(.)="Selecionar"]').click();
};
const openTab = () => $('//*[@role="tab"][@aria-selected="true"]');
const isWide = (): Promise<boolean> => browser.execute(() => document.documentElement.scrollWidth > innerWidth);

for (const [name, viewport, idaEm, voltaEm] of [
  ['phone', PHONE, 16, 20],
  ['desktop', DESKTOP, 17, 21],
] as const) {
  describe(`a round trip with a change in each way on a ${name}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('cliente@itape.test');
      await home.open();
    });

    it('is found by one search: a way out with a change, then a way back with one', async () => {
      await home.choosePlace('Origem', 'campinas', 'Campinas');
      await home.choosePlace('Destino', 'rio de janeiro', 'Novo Rio');
      await $('aria/Ida e volta').click();
      await home.setDate('Data de ida', typed(dayFromNow(idaEm)));
      await home.setDate('Data de volta', typed(dayFromNow(voltaEm)));
      await home.search();
      await resultado.waitForTrips();
      await chooseComTroca();
      await expect($('main h1')).toHaveText(expect.stringMatching(/Rio de Janeiro.*Campinas/s));
      await says('com 1 troca');
      await comTroca().waitForDisplayed({ timeout: 60_000 });
      await expect($('//*[normalize-space(.)="Nenhuma viagem neste dia" and not(*)]')).not.toBeDisplayed();
      expect(await violations()).toEqual([]);
    });

    it('keeps the chosen way out through a reload, and gives it back on the way back', async () => {
      const chosen = await browser.getUrl();
      await browser.refresh();
      await says('com 1 troca');
      expect(await browser.getUrl()).toBe(chosen);
      await browser.back();
      await expect($('main h1')).toHaveText(expect.stringMatching(/Campinas.*Rio de Janeiro/s));
      await browser.forward();
      await expect($('main h1')).toHaveText(expect.stringMatching(/Rio de Janeiro.*Campinas/s));
    });

    it('asks for a seat on each of its four coaches, and holds them together', async () => {
      await chooseComTroca();
      for (const trecho of ['Ida, 1º trecho', 'Ida, 2º trecho', 'Volta, 1º trecho', 'Volta, 2º trecho']) {
        await expect(openTab()).toHaveText(expect.stringContaining(trecho));
        await compra.takeSeat();
        expect(await isWide()).toBe(false);
        await compra.next();
      }
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      await expect($('aria/Tempo de reserva')).toBeDisplayed();
      expect(await violations()).toEqual([]);
    });

    it('keeps the four seats through a reload, and asks for each passenger once', async () => {
      await browser.refresh();
      await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
      await expect($('aria/Tempo de reserva')).toBeDisplayed();
      expect(
        await $$(
          '//h2[starts-with(normalize-space(.), "Passageiro ")] | //h3[starts-with(normalize-space(.), "Passageiro ")]',
        ).length,
      ).toBe(1);
      const heading = $('//*[self::h2 or self::h3][starts-with(normalize-space(.), "Passageiro 1")]');
      await expect(heading).toHaveText(/Poltronas \d+ e \d+ na ida, \d+ e \d+ na volta/);
      await compra.fillPassenger(umPassageiro());
      await compra.next();
    });

    it('is paid once, and has a ticket for each coach under the name of its way', async () => {
      await compra.payWithPix();
      await pix.pay();
      await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
      await says('Ida: Campinas, SP → Rio de Janeiro, RJ, com 1 troca');
      await says('Volta: Rio de Janeiro, RJ → Campinas, SP, com 1 troca');
      await browser.waitUntil(async () => (await $$('//button[normalize-space(.)="Baixar PDF"]').length) === 4);
      expect(await violations()).toEqual([]);
    });

    it('is one entry of my trips', async () => {
      await browser.url('/minhas-viagens');
      await says('com 1 troca · ida e volta');
      expect(await violations()).toEqual([]);
    });
  });
}
