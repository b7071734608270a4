import { $, browser } from '@wdio/globals';
import { entrar } from './entrar';
import { fill } from './typing';
import { freshVisitor } from './visitor';

const button = (name: string) => $(`//button[normalize-space(.)="${name}"]`);
const dialog = (name: string) => $(`//*[@role="dialog"][.//h2[normalize-space(.)="${name}"]]`);

/** A random CPF with valid check digits. */
function freshCpf(): string {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, i) => total + digit * (length + 1 - i), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** Operators and their tills. */
export const agencia = {
  dialog,
  press: async (name: string) => {
    const one = button(name);
    await one.waitForClickable({ timeout: 60_000 });
    await one.click();
  },
  /** Presses a button of a dialog, since the page may have another of the same name. */
  confirm: async (title: string, name: string) => {
    const one = dialog(title).$(`.//button[normalize-space(.)="${name}"]`);
    await one.waitForClickable({ timeout: 60_000 });
    await one.click();
  },
  fill: (name: string, text: string) => fill($(`aria/${name}`), text),
  /** Opens a page of the agency as an anonymous visitor and signs in. */
  signIn: async (path: string, email: string, senha = 'senha123') => {
    await freshVisitor();
    await browser.url(path);
    await entrar.withPassword(email, senha);
  },
  /** Completes the registration after the first sign-in. */
  register: async (nome: string) => {
    const form = dialog('Finalize seu cadastro');
    await form.waitForDisplayed({ timeout: 30_000 });
    await fill(form.$('aria/Nome completo'), nome);
    await fill(form.$('aria/CPF'), freshCpf());
    await fill(form.$('aria/Data de nascimento'), '10031990');
    await fill(form.$('aria/Celular'), '11987654321');
    await form.$('aria/Li e aceito os termos de uso').click();
    await agencia.press('Concluir cadastro');
    await form.waitForDisplayed({ reverse: true, timeout: 60_000 });
  },
  /** Chooses an action in an operator's menu. */
  act: async (nome: string, item: string) => {
    const menu = $(`//button[normalize-space(.)="Ações de ${nome}"]`);
    await menu.waitForClickable({ timeout: 60_000 });
    await menu.click();
    const entry = $(`//*[@role="menuitem"][normalize-space(.)="${item}"]`);
    await entry.waitForClickable();
    await entry.click();
  },
};
