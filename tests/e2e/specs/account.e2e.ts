import { $, browser, expect } from '@wdio/globals';
import { entrar } from '../pages/entrar';
import { minhaConta } from '../pages/minhaConta';
import { sandbox } from '../pages/sandbox';
import { DESKTOP, PHONE, violations, says } from '../pages/screen';
import { fill } from '../pages/typing';
import { freshVisitor } from '../pages/visitor';

/** The sign-in dialog during account creation; its title names the step. */
const newcomer = () => $('[role="dialog"]');

describe('the account of somebody who signs in with a password', () => {
  const email = `conta.${Date.now()}@itape.test`;
  const novo = `nova.${email}`;
  const enter = async (address: string, senha: string) => {
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.withPassword(address, senha);
  };

  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
  });

  it('begins with a registration', async () => {
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.dialog().waitForDisplayed();
    await minhaConta.press('Criar conta');
    await fill(newcomer().$('aria/Nome'), 'Rita Teste Souza');
    await fill(newcomer().$('aria/E-mail'), email);
    await fill(newcomer().$('aria/Senha'), 'chuva1234');
    await newcomer().$('button[type="submit"]').click();
    await $('aria/Código').waitForDisplayed({ timeout: 60_000 });
    await fill($('aria/Código'), await sandbox.codeFor(email));
    await minhaConta.press('Confirmar e entrar');
    const dialog = $('//*[@role="dialog"][.//*[normalize-space(.)="Finalize seu cadastro"]]');
    await dialog.waitForDisplayed({ timeout: 30_000 });
    await fill(dialog.$('aria/Nome completo'), 'Rita Teste Souza');
    await fill(dialog.$('aria/CPF'), '39053344705');
    await fill(dialog.$('aria/Data de nascimento'), '10031990');
    await fill(dialog.$('aria/Celular'), '11987654321');
    await dialog.$('aria/Li e aceito os termos de uso').click();
    await minhaConta.press('Concluir cadastro');
    await says('Cadastro concluído!');
  });

  it('is seen and changed', async () => {
    await minhaConta.openFromMenu();
    expect(await violations()).toEqual([]);
    await says('390.533.447-05');
    await says('Este aparelho');
    await minhaConta.type('Seus dados', 'Nome completo', 'Rita Teste Lima');
    await minhaConta.press('Salvar dados');
    await says('Dados atualizados.');
  });

  it('fits a telephone', async () => {
    await browser.setViewport(PHONE);
    const width = await browser.execute(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    expect(await violations()).toEqual([]);
    await browser.setViewport(DESKTOP);
  });

  it('gets another e-mail and another password, and both are asked for at the next sign-in', async () => {
    await minhaConta.type('Alterar e-mail', 'Novo e-mail', novo);
    await minhaConta.press('Alterar e-mail');
    await minhaConta.form('Confirmar novo e-mail').waitForDisplayed({ timeout: 60_000 });
    await fill(minhaConta.form('Confirmar novo e-mail').$('aria/Código'), await sandbox.codeFor(novo));
    await minhaConta.press('Confirmar e-mail');
    await says('E-mail alterado.');
    await minhaConta.type('Alterar senha', 'Senha atual', 'chuva1234');
    await minhaConta.type('Alterar senha', 'Nova senha', 'serra4821');
    await minhaConta.press('Alterar senha');
    await says('Senha alterada.');

    await $('header').$('aria/Minha conta').click();
    await $('//*[@role="menuitem"][normalize-space(.)="Sair"]').click();
    await $('header').$('//button[normalize-space(.)="Entrar"]').waitForClickable({ timeout: 60_000 });
    await enter(novo, 'serra4821');
    await minhaConta.openFromMenu();
    await says(novo);
  });

  it('ends for good with the password', async () => {
    await minhaConta.press('Excluir conta');
    const dialog = $('//*[@role="dialog"][.//*[normalize-space(.)="Excluir sua conta?"]]');
    await dialog.waitForDisplayed();
    expect(await violations()).toEqual([]);
    await fill(dialog.$('aria/Confirme sua senha'), 'errada12');
    await minhaConta.press('Excluir para sempre');
    await says('Senha incorreta.');
    await fill(dialog.$('aria/Confirme sua senha'), 'serra4821');
    await minhaConta.press('Excluir para sempre');
    await says('Sua conta foi excluída.');
    await expect(browser).toHaveUrl(expect.stringContaining('/home'));
    await enter(novo, 'serra4821');
    await says('E-mail ou senha incorretos.');
  });
});
