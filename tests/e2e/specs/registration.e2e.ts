import { $, browser, expect } from '@wdio/globals';
import { entrar } from '../pages/entrar';
import { home } from '../pages/home';
import { resultado } from '../pages/resultado';
import { DESKTOP, violations } from '../pages/screen';
import { fill } from '../pages/typing';
import { freshVisitor } from '../pages/visitor';

describe('a Google account without a conta', () => {
  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
  });

  it('is asked to finish its registration, and its search resumes', async () => {
    await home.choosePlace('Origem', 'campinas', 'Campinas');
    await home.choosePlace('Destino', 'ribeirao', 'Ribeirão Preto');
    await home.search();
    await resultado.waitForTrips();
    const search = new URL(await browser.getUrl()).search;

    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.withGoogle('nova.conta@gmail.test');

    const dialog = $('//*[@role="dialog"][.//*[normalize-space(.)="Finalize seu cadastro"]]');
    await dialog.waitForDisplayed({ timeout: 30_000 });
    expect(await violations()).toEqual([]);
    const submit = dialog.$('//button[normalize-space(.)="Concluir cadastro"]');
    await expect(submit).toBeDisabled();

    await fill(dialog.$('aria/Nome completo'), 'Nova Conta da Silva');
    await fill(dialog.$('aria/CPF'), '11144477735');
    await fill(dialog.$('aria/Data de nascimento'), '10031990');
    await fill(dialog.$('aria/Celular'), '11987654321');
    await dialog.$('aria/Li e aceito os termos de uso').click();
    await expect(submit).toBeEnabled();
    await submit.click();

    await expect($('body')).toHaveText(expect.stringContaining('Cadastro concluído!'));
    await resultado.waitForTrips();
    const resumed = new URLSearchParams(new URL(await browser.getUrl()).search);
    for (const [key, value] of new URLSearchParams(search)) expect(resumed.get(key)).toBe(value);
  });
});
