import { $, browser, expect } from '@wdio/globals';
import { encomendas } from '../pages/encomendas';
import { DESKTOP, PHONE, heading, path, says, violations } from '../pages/screen';
import { freshVisitor, signedIn } from '../pages/visitor';

const ana = { numero: '52998224725', nome: 'Ana Clara Souza', celular: '11987654321' };
const bento = { numero: '11144477735', nome: 'Bento Araújo', celular: '21987654321' };

async function announce(): Promise<string> {
  await browser.url('/encomendas');
  await encomendas.choosePlace('origem', 'São Paulo', 'Tietê');
  await encomendas.choosePlace('destino', 'Rio de Janeiro', 'Novo Rio');
  await encomendas.fillVolume({ peso: '4,2', comprimento: '40', largura: '30', altura: '25' });
  await $('[name="valor"]').click();
  await browser.keys('50000');
  await encomendas.press('Ver preço');
  await says('Seguro de R$ 500,00');
  await says('Próximas viagens com espaço');
  expect(await violations()).toEqual([]);
  expect(await encomendas.isWithin()).toBe(true);

  await encomendas.press('Continuar');
  await $('h1=Quem envia e quem recebe').waitForDisplayed({ timeout: 60_000 });
  await encomendas.fillPerson('remetente', ana);
  await encomendas.fillPerson('destinatario', bento);
  expect(await encomendas.isWithin()).toBe(true);
  await encomendas.press('Continuar');

  await $('h1=Documento fiscal').waitForDisplayed({ timeout: 60_000 });
  await encomendas.field('itens[0].descricao').setValue('Livros usados');
  await encomendas.field('itens[0].valor').click();
  await browser.keys('50000');
  await encomendas.press('Continuar');

  await $('h1=Confira a encomenda').waitForDisplayed({ timeout: 60_000 });
  await encomendas.press('Registrar encomenda');
  await says('Confirme que a encomenda não leva nada da lista de proibidos');
  await encomendas.field('ciencia').click();
  expect(await violations()).toEqual([]);
  await encomendas.press('Registrar encomenda');
  return encomendas.code();
}

describe('a parcel', () => {
  it('is quoted and announced on a phone, and followed by who knows the four digits alone', async () => {
    await browser.setViewport(PHONE);
    await freshVisitor();
    const codigo = await announce();
    await expect(heading()).toHaveText('Encomenda registrada');
    expect(await violations()).toEqual([]);
    expect(await encomendas.isWithin()).toBe(true);

    await browser.refresh();
    await expect(heading()).toHaveText('Código da encomenda');
    expect(await violations()).toEqual([]);
    await $('=Acompanhar').click();
    // Found anew each time: the page's placeholder has a hidden heading of the same words, which goes.
    await browser.waitUntil(() => $('h1=Rastreio de encomenda').isDisplayed(), { timeout: 60_000 });
    await encomendas.follow(codigo, '0000');
    await says('Não encontramos uma encomenda com este código e estes 4 dígitos');
    await encomendas.follow(codigo, '7735');
    expect((await encomendas.timeline())[0]).toContain('Aguardando postagem');
    expect(await path()).not.toContain('7735');
    expect(await violations()).toEqual([]);
  });

  it('is received at the counter, put on a coach, and seen on its way', async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
    const codigo = await announce();

    await signedIn('agencia@itape.test');
    await browser.url(`/encomendas?balcao=${codigo.replace(/ /g, '')}`);
    await encomendas.press('Conferir peso e preço');
    // A Pix payment needs no open till; cash would.
    await $('//label[contains(., "Pix")]').click();
    await encomendas.press('Receber R$ 40,30 e postar');
    await says('Registrado: postada');
    expect(await violations()).toEqual([]);
    await $('//form[@aria-label="Viagem"]//label').click();
    await encomendas.press('Colocar na viagem');
    await says('Registrado: em transporte');
    for (const step of ['Registrar chegada', 'Liberar para retirada']) await encomendas.press(step);
    await encomendas.field('nome').waitForDisplayed({ timeout: 60_000 });

    await browser.url(`/encomendas/rastreio?codigo=${codigo.replace(/ /g, '')}`);
    await encomendas.field('documentoFinal').setValue('4725');
    await encomendas.press('Rastrear');
    await says('Pode retirar');
    expect((await encomendas.timeline()).join(' ')).toMatch(/Postada.*Em transporte.*Chegou ao destino.*Aguardando/s);
  });
});
