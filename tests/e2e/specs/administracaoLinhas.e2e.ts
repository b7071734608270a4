import { $, browser, expect } from '@wdio/globals';
import type { LinhaAdministrada, PaginaLinhas } from '../../../src/domain/wire/administracao/linhas';
import { administracao } from '../pages/administracao';
import { agencia } from '../pages/agencia';
import { signInElsewhere } from '../pages/api';
import { dayFromNow, DESKTOP, PHONE, says, violations } from '../pages/screen';
import { fill } from '../pages/typing';
import { signedIn } from '../pages/visitor';

const STAFF = 'operacao@itape.test';
const LINHAS = '/administracao/linhas';

/** A line with a timetable entry, and a day on which it runs. */
async function findRun(from: number): Promise<{ linha: LinhaAdministrada; horarioId: number; data: string }> {
  const staff = await signInElsewhere(STAFF);
  const { linhas } = (await staff.send('GET', '/Administracao/Linhas?texto=rio')).data as PaginaLinhas;
  const linha = (await staff.send('GET', `/Administracao/Linhas/${linhas[0]?.id}`)).data as LinhaAdministrada;
  const [horario] = linha.horarios;
  for (let ahead = from; ahead < from + 7; ahead += 1) {
    const data = dayFromNow(ahead);
    const bit = 1 << new Date(`${data}T12:00:00Z`).getUTCDay();
    if (horario && (horario.dias & bit) !== 0) return { linha, horarioId: horario.id, data };
  }
  throw new Error('the first line has no timetable');
}

for (const [where, viewport, dias] of [
  ['on a phone', PHONE, 20],
  ['on a desk', DESKTOP, 30],
] as const) {
  it(`a run of a line is taken out for one day ${where}, after its effect was seen, and put back`, async () => {
    await browser.setViewport(viewport);
    await signedIn(STAFF);
    await browser.url('/administracao');
    await says('O que espera por alguém da empresa.');
    await administracao.openSection('Linhas e horários');
    await says('linhas');
    expect(await violations()).toEqual([]);
    const { linha, horarioId, data } = await findRun(dias);
    await browser.url(`${LINHAS}?texto=${encodeURIComponent(linha.codigo)}`);
    await $('//a[starts-with(normalize-space(.), "Abrir")]').click();
    await says('Nenhuma exceção de hoje em diante.');
    expect(await violations()).toEqual([]);
    await agencia.press('Nova exceção');
    await $('select[name="horarioId"]').selectByAttribute('value', String(horarioId));
    await fill($('input[name="data"]'), data.split('-').reverse().join(''));
    await fill($('input[name="motivo"]'), 'Recesso da cidade');
    expect(await violations()).toEqual([]);
    await agencia.press('Conferir');
    await says('Sai 1 partida, em que ninguém tem lugar.');
    expect(await violations()).toEqual([]);
    await agencia.press('Fazer exceção');
    await says('Exceção feita.');
    await says('Recesso da cidade');
    await $('//button[starts-with(normalize-space(.), "Remover")]').click();
    await says('Entra 1 partida à venda.');
    await agencia.confirm('Remover esta exceção?', 'Remover exceção');
    await says('Exceção removida.');
    await says('Nenhuma exceção de hoje em diante.');
  });
}

it('leads a customer home from the lines', async () => {
  await signedIn('cliente@itape.test');
  await browser.url(LINHAS);
  await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === '/home', { timeout: 60_000 });
});
