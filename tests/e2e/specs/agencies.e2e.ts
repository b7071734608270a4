import { $, browser, expect } from '@wdio/globals';
import { agencia } from '../pages/agencia';
import { entrar } from '../pages/entrar';
import { sandbox } from '../pages/sandbox';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { signedIn } from '../pages/visitor';

const AGENCIES = '/administracao/agencias';
const TILL = '/relatorio-fechamento-operador';
const ADMIN = 'admin@itape.test';

/** A random CNPJ with valid check digits. */
function freshCnpj(): string {
  const digits = Array.from({ length: 12 }, () => Math.floor(Math.random() * 10));
  for (const length of [12, 13]) {
    const sum = digits.slice(0, length).reduce((total, digit, i) => total + digit * (2 + ((length - 1 - i) % 8)), 0);
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  }
  return digits.join('');
}
const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

for (const [where, viewport] of [
  ['on a phone', PHONE],
  ['on a desk', DESKTOP],
] as const) {
  describe(`an agency, ${where}`, () => {
    const word = letters(8);
    const agency = { nome: `Agência ${word}`, email: `celia.${word}@itape.test` };
    before(() => browser.setViewport(viewport));

    it('is created by the company, whose invitation lets its first operator in', async () => {
      await signedIn(ADMIN);
      await browser.url(AGENCIES);
      await says('Agência Itapê Centro');
      expect(await violations()).toEqual([]);
      await agencia.press('Nova agência');
      await agencia.dialog('Nova agência').waitForDisplayed();
      await agencia.fill('Nome da agência', agency.nome);
      await agencia.fill('CNPJ', freshCnpj());
      await agencia.fill('Nome completo do responsável', `Célia ${word}`);
      await agencia.fill('E-mail do responsável', agency.email);
      expect(await violations()).toEqual([]);
      await agencia.confirm('Nova agência', 'Criar agência');
      await says('Agência criada.');
      await agencia.act(agency.nome, 'Ver operadores e histórico');
      await says(agency.email);
      await says('Ativo');
      expect(await violations()).toEqual([]);

      await agencia.signIn(TILL, agency.email, await sandbox.invitationOf(agency.email));
      await entrar.choosePassword('minhasenha1');
      await agencia.register(`Célia ${word}`);
      await browser.url('/operadores');
      await says(`Célia ${word} (você)`);
    });

    it('is blocked with everybody who works there', async () => {
      await signedIn(ADMIN);
      await browser.url(AGENCIES);
      await agencia.fill('Buscar por nome ou CNPJ', word);
      await says('1 agência');
      await agencia.act(agency.nome, 'Bloquear');
      await agencia.confirm(`Bloquear ${agency.nome}?`, 'Bloquear agência');
      await says('Agência bloqueada.');
      await says('Bloqueada');

      await agencia.signIn(TILL, agency.email, 'minhasenha1');
      await says('desativado');
      await expect($('header')).toHaveText(expect.stringContaining('Entrar'));
    });
  });
}
