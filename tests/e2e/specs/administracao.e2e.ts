import { $, browser, expect } from '@wdio/globals';
import { changed, feed, writeZip } from '../../../server/catalogo/testdata/feeds';
import { administracao } from '../pages/administracao';
import { measuredPages } from '../pages/sampled';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { fill } from '../pages/typing';
import { signedIn } from '../pages/visitor';

const CATALOGO = '/administracao/catalogo';

for (const [where, viewport] of [
  ['on a phone', PHONE],
  ['on a desk', DESKTOP],
] as const) {
  describe(`the back office, ${where}`, () => {
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('operacao@itape.test');
    });

    it('leads somebody of operations from the account menu through its sections, without a marketing foot', async () => {
      await browser.url('/home');
      await administracao.openFromMenu();
      await says('O que espera por alguém da empresa.');
      await expect($('footer')).not.toBeExisting();
      expect(await violations()).toEqual([]);
      await administracao.openSection('Alertas');
      expect(await violations()).toEqual([]);
      await administracao.openSection('Importação', 'Catálogo');
      await says('Enviar um arquivo');
      // Another journey on this product may have published something before.
      const hasHistory = async () => /Histórico do catálogo|Nenhuma publicação ainda/.test(await $('body').getText());
      await browser.waitUntil(hasHistory, { timeout: 60_000 });
      await says('Baixar o que está à venda (GTFS)');
      expect(await violations()).toEqual([]);
    });

    it('previews a catalogue that is sent, and nothing changes when it is given up', async () => {
      await browser.url(CATALOGO);
      await says('Enviar um arquivo');
      await administracao.attach(await writeZip(feed));
      await says('Prévia pronta');
      await says('Linhas novas (1)');
      expect(await violations()).toEqual([]);
      await administracao.press('Descartar');
      await browser.waitUntil(async () => new URL(await browser.getUrl()).search === '');
      await says('Enviar um arquivo');
      expect(await administracao.hasButton('Publicar')).toBe(false);
    });

    it('names the faults of a file, each with its line', async () => {
      await browser.url(CATALOGO);
      await says('Enviar um arquivo');
      await administracao.attach(await writeZip(changed(feed, 'trips.txt', 'sprj,uteis', 'xxxx,uteis')));
      await says('O arquivo tem erros, e nada mudou');
      await says('trips.txt, linha 4');
      expect(await violations()).toEqual([]);
      await administracao.press('Descartar');
    });

    it('keeps the trail of looks for administrators', async () => {
      await browser.url('/administracao/acessos');
      await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === '/home', { timeout: 60_000 });
      await signedIn('admin@itape.test');
      await browser.url('/administracao/acessos');
      await says('Quem viu os dados de quem');
      // Other journeys on this product may have looked at people's data, but not at this person's.
      await fill($('aria/CPF ou e-mail de quem foi consultado'), `ninguem-${Date.now()}@itape.test`);
      await administracao.press('Procurar');
      await says('Nenhuma consulta');
      expect(await violations()).toEqual([]);
    });

    it('counts how quick a page was once it is left, and shows it to administrators', async () => {
      await signedIn('admin@itape.test');
      const script = await measuredPages();
      const isMeasured = () =>
        browser.execute(() => performance.getEntriesByType('resource').some(({ name }) => /\/js\/vitais\./.test(name)));
      // A page of the company, which nothing else on this screen names.
      const visit = async () => {
        await browser.url('/quem-somos');
        await browser.waitUntil(isMeasured, { timeout: 60_000 });
        // The library begins when its chunk has run, and tells of the first byte in an idle moment.
        await browser.pause(5_000);
        await browser.url('/administracao/desempenho');
        await says('Como as medidas são julgadas');
        // A slow page is left before it was measured, and a report may arrive after the screen has asked for it.
        return (await $('body').getText()).includes('Quem somos');
      };
      await browser.waitUntil(visit, { timeout: 90_000, interval: 1_000 });
      await script.remove();
      expect(await violations()).toEqual([]);
    });
  });
}
