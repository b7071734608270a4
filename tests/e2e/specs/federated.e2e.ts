import { $, browser, expect } from '@wdio/globals';
import { entrar } from '../pages/entrar';
import { minhaConta } from '../pages/minhaConta';
import { recordRequests } from '../pages/requests';
import { DESKTOP, says } from '../pages/screen';
import { fill } from '../pages/typing';
import { freshVisitor } from '../pages/visitor';

const EMAIL = `google.${Date.now()}@gmail.test`;
const frames = () => browser.execute(() => document.querySelectorAll('iframe').length);
const dialog = (title: string) => $(`//*[@role="dialog"][.//h2[normalize-space(.)="${title}"]]`);
const arrivesAt = (path: string) =>
  browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === path, { timeout: 60_000 });

/** Signs in on the provider's page as a new person. */
async function asNewPerson(email: string): Promise<void> {
  await browser.waitUntil(async () => (await browser.getUrl()).includes('/_idp/'), { timeout: 60_000 });
  await fill($('input[type="email"]'), email);
  await $('//button[normalize-space(.)="Continuar"]').click();
}

/** Moves the page's clock forward. */
const leap = (minutes: number) =>
  browser.execute((ms) => {
    const Real = Date;
    window.Date = class extends Real {
      constructor(...parts: []) {
        if (parts.length > 0) super(...parts);
        else super(Real.now() + ms);
      }
      static override now = () => Real.now() + ms;
    } as DateConstructor;
  }, minutes * 60_000);

/** These journeys' browser blocks third-party cookies (wdio.conf). */
describe('whoever comes through Google', () => {
  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
  });

  it('leaves the page for it and comes back, with no frame and no third-party cookie [FC6, §1.login.1]', async () => {
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.dialog().waitForDisplayed();
    expect(await frames()).toBe(0);
    await browser.execute(() => (document.documentElement.dataset.antes = 'sim'));
    await entrar.dialog().$('aria/Entrar com Google').click();
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/_idp/'), { timeout: 60_000 });
    expect(await browser.execute(() => window.top === window)).toBe(true);
    expect(await browser.execute(() => document.documentElement.dataset.antes)).not.toBe('sim');
    expect(await frames()).toBe(0);
  });

  it('leaves the code in no request but the return, in no address and no history [FC7]', async () => {
    const requests = await recordRequests();
    await asNewPerson(EMAIL);
    const cadastro = dialog('Finalize seu cadastro');
    await cadastro.waitForDisplayed({ timeout: 30_000 });
    const seen = requests.stop();
    const withCode = seen.filter(({ url, headers }) => /code=/.test(url) || headers.some((line) => /code=/.test(line)));
    expect(withCode.map(({ url }) => new URL(url).pathname)).toEqual(['/callback/']);
    const origin = new URL(await browser.getUrl()).origin;
    expect(seen.filter(({ url }) => /^https?:/.test(url) && new URL(url).origin !== origin)).toEqual([]);
    const entries = await browser.execute(() =>
      (Reflect.get(window, 'navigation') as { entries: () => { url: string }[] }).entries().map(({ url }) => url),
    );
    expect(entries.length).toBeGreaterThan(0);
    expect([...entries, await browser.getUrl()].filter((url) => /code=/.test(url))).toEqual([]);
  });

  it('deletes the conta after proving once more, at Google, who they are', async () => {
    const cadastro = dialog('Finalize seu cadastro');
    await fill(cadastro.$('aria/Nome completo'), 'Gil Teste Souza');
    await fill(cadastro.$('aria/CPF'), '71428793860');
    await fill(cadastro.$('aria/Data de nascimento'), '10031990');
    await fill(cadastro.$('aria/Celular'), '11987654321');
    await cadastro.$('aria/Li e aceito os termos de uso').click();
    await minhaConta.press('Concluir cadastro');
    await says('Cadastro concluído!');
    await minhaConta.openFromMenu();
    await leap(6);
    await minhaConta.press('Excluir conta');
    await dialog('Excluir sua conta?').waitForDisplayed();
    await minhaConta.press('Entrar de novo');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/_idp/'), { timeout: 60_000 });
    await $(`//button[contains(., "${EMAIL}")]`).click();

    await arrivesAt('/minha-conta');
    await minhaConta.press('Excluir conta');
    await minhaConta.press('Excluir para sempre');
    await $('header').$('//button[normalize-space(.)="Entrar"]').waitForDisplayed({ timeout: 60_000 });
    await arrivesAt('/home');
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.dialog().$('aria/Entrar com Google').click();
    await asNewPerson(EMAIL);
    await dialog('Finalize seu cadastro').waitForDisplayed({ timeout: 30_000 });
    expect(await dialog('Finalize seu cadastro').$('aria/CPF').getValue()).toBe('');
  });
});
