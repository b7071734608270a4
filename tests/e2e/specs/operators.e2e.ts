import { $, browser, expect } from '@wdio/globals';
import { agencia } from '../pages/agencia';
import { entrar } from '../pages/entrar';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { signedIn } from '../pages/visitor';

const TILL = '/relatorio-fechamento-operador';
const OPERATORS = '/operadores';
const SUPERVISOR = 'responsavel@itape.test';

/** Random words of letters only, as names require. */
const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
const newPerson = () => {
  const word = letters(8);
  return { nome: `Bia ${word}`, email: `bia.${word}@itape.test` };
};

async function create({ nome, email }: { nome: string; email: string }): Promise<string> {
  await agencia.press('Novo operador');
  await agencia.dialog('Novo operador').waitForDisplayed();
  await agencia.fill('Nome completo', nome);
  await agencia.fill('E-mail', email);
  await agencia.fill('Limite de dinheiro na gaveta', '200000');
  await agencia.fill('Comissão (%)', '2,5');
  await agencia.confirm('Novo operador', 'Criar operador');
  await agencia.dialog('Senha temporária').waitForDisplayed({ timeout: 60_000 });
  const senha = await $('input[name="senhaTemporaria"]').getValue();
  await agencia.press('Já entreguei a senha');
  await says(nome);
  return senha;
}

for (const [where, viewport] of [
  ['on a phone', PHONE],
  ['on a desk', DESKTOP],
] as const) {
  describe(`an operator, ${where}`, () => {
    const pessoa = newPerson();
    before(() => browser.setViewport(viewport));

    it('is created, signs in with the temporary password, chooses one and opens a till', async () => {
      await signedIn(SUPERVISOR);
      await browser.url(OPERATORS);
      await says('Ana Agência');
      expect(await violations()).toEqual([]);
      const senha = await create(pessoa);

      await agencia.signIn(TILL, pessoa.email, senha);
      await entrar.choosePassword('minhasenha1');
      await agencia.register(pessoa.nome);
      await browser.url(TILL);
      await agencia.fill('Fundo de troco', '10000');
      await agencia.press('Abrir caixa');
      await says('Nenhuma venda neste caixa');
      await agencia.press('Sangria');
      await agencia.fill('Valor', '2500');
      await agencia.fill('Motivo', 'Cofre');
      await agencia.press('Registrar sangria');
      await says('Sangria registrada.');
      await agencia.dialog('Sangria').waitForExist({ reverse: true });
      await says('-R$ 25,00');
      expect(await violations()).toEqual([]);
    });

    it('is refused once blocked, and the trail says so', async () => {
      await signedIn(SUPERVISOR);
      await browser.url(OPERATORS);
      await agencia.act(pessoa.nome, 'Bloquear');
      await agencia.confirm(`Bloquear ${pessoa.nome}?`, 'Bloquear operador');
      await says('Operador bloqueado.');
      await agencia.act(pessoa.nome, 'Ver histórico');
      await says('situação: de Ativo para Bloqueado');

      await agencia.signIn(TILL, pessoa.email, 'minhasenha1');
      await says('desativado');
      await expect($('header')).toHaveText(expect.stringContaining('Entrar'));
    });
  });
}
