import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { $, browser, expect } from '@wdio/globals';
import { empresa } from '../pages/empresa';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { freshVisitor } from '../pages/visitor';

const PROTOCOLO = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/;
const pessoa = { 'Nome completo': 'Bento Araújo', 'E-mail': 'bento@itape.test' };

describe('writing to the company', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'itape-cv-'));
  const file = (name: string, text: string): string => {
    const full = path.join(folder, name);
    writeFileSync(full, text);
    return full;
  };
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('takes an application from a phone, and no page that calls itself a curriculum', async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
    await browser.url('/quem-somos');
    await empresa.openFromFoot('Trabalhe conosco');
    await empresa.openVaga('Atendente de guichê');
    await $('h1=Atendente de guichê').waitForDisplayed({ timeout: 60_000 });
    await empresa.fillPerson({ ...pessoa, Celular: '21987654321', 'Cidade em que você mora': 'Niterói' });
    await empresa.agree();
    await empresa.attach(file('falso.pdf', '<html></html>'));
    await says('O arquivo não é um PDF, DOC ou DOCX');
    await empresa.removeFile();
    await empresa.attach(file('curriculo.pdf', `%PDF-1.7\n${'A'.repeat(1_000_000)}`));
    await says('Anexado');
    expect(await violations()).toEqual([]);
    await empresa.send('Enviar candidatura');
    expect(await empresa.protocol()).toMatch(PROTOCOLO);
  });

  it('takes a complaint, finds it by its protocol, and comes back to what was looked for', async () => {
    await browser.setViewport(DESKTOP);
    await browser.url('/atendimento-ajuda');
    await $('#ajuda-busca').setValue('bagagem');
    await $('=Minha bagagem sumiu ou chegou danificada').click();
    await $('h1=Minha bagagem sumiu ou chegou danificada').waitForDisplayed({ timeout: 60_000 });
    await browser.back();
    await expect($('#ajuda-busca')).toHaveValue('bagagem');
    await browser.url('/atendimento-ajuda?canal=manifestacao');
    await empresa.choose('Assunto', 'Reclamação');
    await empresa.fillPerson({ ...pessoa, 'O que houve': 'Minha mala <b>azul</b> não chegou a Santos.' });
    await empresa.send('Registrar');
    const protocolo = await empresa.protocol();
    expect(protocolo).toMatch(PROTOCOLO);

    await browser.url(`/atendimento-ajuda?canal=protocolo&numero=${protocolo}`);
    await empresa.fillPerson({ 'E-mail': pessoa['E-mail'] });
    await empresa.send('Consultar');
    await says('Minha mala <b>azul</b> não chegou a Santos.');
    expect(await violations()).toEqual([]);
  });
});
