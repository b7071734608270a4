import { $, browser } from '@wdio/globals';
import type { Frota } from '../../../src/domain/wire/administracao/frota';
import { agencia } from '../pages/agencia';
import { signInElsewhere } from '../pages/api';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { fill } from '../pages/typing';
import { signedIn } from '../pages/visitor';

const STAFF = 'operacao@itape.test';
const ONIBUS = '/administracao/onibus';
const place = (name: string) => $(`//button[starts-with(normalize-space(.), "${name}")]`);

it('a coach is drawn on a phone, tap by tap, and found in the list', async () => {
  await browser.setViewport(PHONE);
  await signedIn(STAFF);
  await browser.url(ONIBUS);
  await says('Desenhar um ônibus');
  expect(await violations()).toEqual([]);
  await $('=Desenhar um ônibus').click();
  await says('O mapa aparece com a primeira poltrona.');
  await fill($('input[name="nome"]'), 'Van de reforço');
  await $('select[name="classe"]').selectByAttribute('value', 'executivo');
  await place('Fila 2, coluna 1').click();
  await place('Fila 2, coluna 2').click();
  await place('Fila 2, coluna 5').click();
  await says('Poltrona 3');
  expect(await violations()).toEqual([]);
  await agencia.press('Conferir e salvar');
  await agencia.confirm('Salvar Van de reforço?', 'Salvar ônibus');
  await says('Ônibus salvo.');
  await says('3 executivo');
  expect(await violations()).toEqual([]);
});

it('a coach is drawn anew on a desk with a keyboard, and the timetable goes with it', async () => {
  await browser.setViewport(DESKTOP);
  await signedIn(STAFF);
  await browser.url(ONIBUS);
  const staff = await signInElsewhere(STAFF);
  const { onibus } = (await staff.send('GET', '/Administracao/Onibus')).data as Frota;
  const used = onibus.find(({ horarios, andares }) => horarios > 0 && andares === 1);
  await browser.url(`${ONIBUS}?editar=${used?.id}`);
  await says('Ao tocar um lugar, pôr');
  expect(await violations()).toEqual([]);
  await $('select[name="pincel"]').selectByAttribute('value', 'geladeira');
  await browser.execute(() => document.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus());
  await browser.keys(['ArrowRight', 'ArrowRight', 'Enter']);
  await agencia.press('Conferir e salvar');
  await says('a usar este desenho.');
  expect(await violations()).toEqual([]);
  await agencia.confirm('Salvar o novo desenho?', 'Salvar ônibus');
  await says('Ônibus salvo.');
  await says('Versões anteriores');
});

it('leads a customer home from the coaches', async () => {
  await signedIn('cliente@itape.test');
  await browser.url(ONIBUS);
  await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === '/home', { timeout: 60_000 });
});
