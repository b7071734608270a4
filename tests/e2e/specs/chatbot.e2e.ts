import { $, browser, expect } from '@wdio/globals';
import { chatbot } from '../pages/chatbot';
import { entrar } from '../pages/entrar';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { fill } from '../pages/typing';
import { freshVisitor } from '../pages/visitor';

const PROTOCOLO = /Protocolo [A-Z2-9]{4}-[A-Z2-9]{4}/;

describe('the assistant', () => {
  for (const [where, viewport] of [
    ['on a phone', PHONE],
    ['at a desk', DESKTOP],
  ] as const) {
    it(`finds trips from one sentence and leads to them ${where}, keeping the conversation [§1.chatbot.1]`, async () => {
      await browser.setViewport(viewport);
      await freshVisitor();
      await chatbot.open();
      await chatbot.say('depois de amanhã de sp pra bh, 2 pessoas');
      await chatbot.hears('São Paulo → Belo Horizonte');
      await chatbot.hears('2 ×');
      expect(await violations()).toEqual([]);
      await chatbot.panel().$('a*=Ver a').click();
      await browser.waitUntil(async () => (await browser.getUrl()).includes('/resultado-busca-viagens?'));
      const url = new URL(await browser.getUrl());
      expect(url.searchParams.get('origem')).toBe('chatbot');
      await says('viagens encontradas');

      await chatbot.open();
      await chatbot.hears('São Paulo → Belo Horizonte');
      await chatbot.press('Mais barato');
      await chatbot.hears('Entendi');
    });
  }

  it('asks who one is before it tells of orders, and then tells', async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
    await chatbot.open();
    await chatbot.press('Onde está meu pedido?');
    await chatbot.hears('preciso saber quem é você');
    await chatbot.press('Entrar na conta');
    await entrar.withPassword('cliente@itape.test');
    await browser.waitUntil(
      async () => {
        const log = await chatbot.panel().$('[role="log"]').getText();
        return /Localizador [A-Z0-9]{6}|Não há viagem próxima nem pedido pendente/.test(log);
      },
      { timeout: 30_000, timeoutMsg: 'the orders were never told' },
    );
  });

  it('leads to a page that asks for the sign-in in its place, and goes on there', async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
    await browser.url('/minhas-viagens?origem=chatbot');
    await says('Faça o login para continuar.');
    expect(await violations()).toEqual([]);
    await $('main').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.withPassword('cliente@itape.test');
    await $('aria/Próximas').waitForDisplayed({ timeout: 30_000 });
    expect(new URL(await browser.getUrl()).pathname).toBe('/minhas-viagens');
  });

  it('hands over to a person and gives a protocol', async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
    await chatbot.open();
    await chatbot.press('Falar com uma pessoa');
    await chatbot.hears('Todos os dias, 24 horas');
    await chatbot.press('Deixar meu contato');
    const panel = chatbot.panel();
    await fill(panel.$('aria/Do que você precisa'), 'Preciso de nota fiscal da passagem.');
    await fill(panel.$('aria/Nome completo'), 'Bento Araújo');
    await fill(panel.$('aria/E-mail'), 'bento@itape.test');
    await panel.$('input[type="checkbox"]').click();
    expect(await violations()).toEqual([]);
    await chatbot.press('Pedir atendimento');
    await browser.waitUntil(async () => PROTOCOLO.test(await $('body').getText()), { timeout: 60_000 });
  });
});
