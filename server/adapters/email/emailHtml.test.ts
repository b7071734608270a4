import { outrasCores } from '../../../tests/bodies/companhiaBodies';
import { coresPadrao } from '../../../src/domain/companhia/marca/marcaPadrao';
import { roles } from '../../../src/ui/theme/tokens';
import { emailHtml as paint } from './emailHtml';
import { emailText } from './emailText';

const remetente = {
  nome: 'Serra & Mar',
  linhas: ['Serra & Mar S.A. · CNPJ 12.345.678/0001-95', 'Rua 44, 399'],
  cores: coresPadrao,
};
const emailHtml = (one: Parameters<typeof paint>[0]) => paint(one, remetente);

const email = { para: 'ana@itape.test', assunto: 'Sua passagem', corpo: 'Olá, Ana.\n\n• Poltrona 1\n• Poltrona 2' };

describe('an e-mail as a page', () => {
  it('keeps paragraphs and lines, and makes lists of points', () => {
    expect(emailHtml({ ...email, corpo: 'Olá, Ana.\nTudo bem?\n\nAté logo.' })).toMatch(
      /<p[^>]*>Olá, Ana\.<br \/>Tudo bem\?<\/p>\s*<p[^>]*>Até logo\.<\/p>/,
    );
    expect(emailHtml({ ...email, corpo: 'Pedido:\n• Poltrona 1\n  Embarque\n• Poltrona 2' })).toMatch(
      /<p[^>]*>Pedido:<\/p>\s*<ul[^>]*>\s*<li[^>]*>Poltrona 1<br \/>Embarque<\/li><li[^>]*>Poltrona 2<\/li>\s*<\/ul>/,
    );
  });

  it('shows what a person wrote as text', () => {
    const page = emailHtml({ ...email, assunto: '<b>', corpo: '<script>alert(1)</script>' });
    expect(page).not.toMatch(/<script>|<b>/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('makes a button of an address that words announce, and keeps the address readable', () => {
    const page = emailHtml({ ...email, corpo: 'Seus bilhetes: https://itape.test/minhas-viagens?a=1&b=2' });
    expect(page).toMatch(
      /<a class="botao" href="https:\/\/itape\.test\/minhas-viagens\?a=1&amp;b=2"[^>]*>Seus bilhetes<\/a>/,
    );
    expect(page).toContain('>https://itape.test/minhas-viagens?a=1&amp;b=2</a>');
  });

  it('keeps the question mark of the words before an address', () => {
    expect(emailHtml({ ...email, corpo: 'Não quer mais? https://itape.test/x' })).toContain('>Não quer mais?</a>');
  });

  it('never links to anything but the web', () => {
    expect(emailHtml({ ...email, corpo: 'Abra: javascript:alert(1)' })).not.toContain('href="javascript');
  });

  it('stands out a code, and gives dark colours to programs that ask for them', () => {
    const page = emailHtml({ ...email, codigo: '123456' });
    expect(page).toMatch(/class="codigo"[\s\S]*>\s*123456\s*</);
    expect(page).toContain('prefers-color-scheme:dark');
  });
});

describe('an e-mail as text', () => {
  it.each([
    ['is its body', email, email.corpo],
    ['has the code that the body does not name', { ...email, codigo: '9' }, `${email.corpo}\n\n9`],
    ['has a code once', { ...email, corpo: 'Código 9', codigo: '9' }, 'Código 9'],
  ])('%s', (_, given, text) => expect(emailText(given, { linhas: [] })).toBe(text));
});

describe('the foot of an e-mail', () => {
  it('says who sent it, on the page and in plain text', () => {
    expect(emailHtml(email)).toMatch(/Serra &amp; Mar S\.A\. · CNPJ 12\.345\.678\/0001-95<br \/>Rua 44, 399/);
    expect(emailText(email, remetente)).toBe(
      `${email.corpo}\n\n-- \nSerra & Mar S.A. · CNPJ 12.345.678/0001-95\nRua 44, 399`,
    );
  });
});

describe('the colours of an e-mail', () => {
  const withLink = { ...email, corpo: 'Seus bilhetes: https://itape.test/b' };

  it('are those of the screens for the build’s own brand', () => {
    const page = emailHtml(withLink);
    expect(page).toContain(`background:${roles.light.brand.surface}`);
    expect(page).toContain(`.botao{background:${roles.dark.primary.main}!important`);
  });

  it('are the company’s in both schemes, with its name on the band', () => {
    const page = paint(withLink, { ...remetente, cores: outrasCores });
    expect(page).toMatch(new RegExp(`background:${outrasCores.faixa.fundo};[^"]*"\\s*>\\s*Serra &amp; Mar`));
    expect(page).toContain(`text-decoration:none;background:${outrasCores.clara.primaria}`);
    expect(page).toContain(`.botao{background:${outrasCores.escura.primaria}!important`);
    expect(page).not.toContain(roles.light.primary.main);
  });
});
