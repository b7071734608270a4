import { $, browser, expect } from '@wdio/globals';
import { administracao } from '../pages/administracao';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { tarifas as section } from '../pages/tarifas';
import { signedIn } from '../pages/visitor';

const nome = () => $('input[name="razaoSocial"]');

for (const [where, viewport] of [
  ['on a phone', PHONE],
  ['on a desk', DESKTOP],
] as const) {
  const sinal = Math.random().toString(36).slice(2, 8).toUpperCase();

  describe(`the company as data, ${where}`, () => {
    const razao = `Itapê Transportes ${sinal} S.A.`;
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('admin@itape.test');
    });

    it('is kept while the page is left, saved, and told to every visitor with its history', async () => {
      await browser.url('/administracao/empresa');
      await says('Tudo salvo');
      expect(await violations()).toEqual([]);
      await section.fill('Razão social', razao);
      await says('Alterações não salvas');
      await administracao.openSection('Cupons');
      await administracao.openSection('Dados da empresa');
      await says('está de volta nos campos');
      await expect(nome()).toHaveValue(razao);
      await section.press('Salvar dados da empresa');
      await says('Dados da empresa salvos.');
      await says('Mudou: Razão social');
      await browser.url('/home');
      await says(razao);
    });

    it('names every fault, and loses nothing of what was typed', async () => {
      await browser.url('/administracao/empresa');
      await says('Tudo salvo');
      await section.press('Mais uma transportadora');
      await section.press('Salvar dados da empresa');
      await says('Transportadora 6: Informe o CNPJ');
      expect(await violations()).toEqual([]);
      await section.press('Tirar a transportadora 6');
      await says('Tudo salvo');
    });
  });

  describe(`coupons, ${where}`, () => {
    const codigo = `JORNADA${sinal}`;
    before(async () => {
      await browser.setViewport(viewport);
      await signedIn('operacao@itape.test');
    });

    it('are created, found, changed, paused and ended', async () => {
      await browser.url('/administracao/cupons');
      await says('FAMILIA15');
      expect(await violations()).toEqual([]);
      await section.press('Novo cupom');
      await section.dialog('Novo cupom').waitForDisplayed();
      await section.fill('Código', codigo);
      await section.fill('Descrição', 'Cupom da jornada');
      await section.fill('Percentual (%)', '12');
      expect(await violations()).toEqual([]);
      await section.confirm('Novo cupom', 'Criar cupom');
      await says('Cupom criado.');

      await browser.url(`/administracao/cupons?ver=${codigo}`);
      await says('12%');
      await section.press('Editar');
      await section.dialog(`Editar ${codigo}`).waitForDisplayed();
      await section.fill('Usos ao todo', '50');
      await section.confirm(`Editar ${codigo}`, 'Salvar cupom');
      await says('0 de 50');
      await says('Alterado: limite de usos');
      await section.press('Pausar');
      await section.confirm(`Pausar ${codigo}?`, 'Pausar cupom');
      await says('Pausado');
      await section.press('Encerrar');
      await section.confirm(`Encerrar ${codigo}?`, 'Encerrar cupom');
      await says('Cupom encerrado.');
      expect(await violations()).toEqual([]);
    });
  });
}
