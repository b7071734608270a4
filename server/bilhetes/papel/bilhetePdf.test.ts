import { type Formato, PAPER_WIDTH, bilhetePdf } from './bilhetePdf';
import { scanPdf } from '../testdata/pdfPicture';
import { pdfDictionaries, pdfText } from '../testdata/pdfText';
import { umBilhete, umBilheteImpresso } from '../testdata/umBilhete';

const texts = async (bilhete = umBilhete(), formato: Formato = 'a4') =>
  pdfText(await bilhetePdf(umBilheteImpresso({ bilhete }), formato));
const formatos: Formato[] = ['a4', 'bobina'];

describe.each(formatos)('the ticket on paper (%s)', (formato) => {
  it('says everything that the law asks for, with its accents', async () => {
    const text = await texts(umBilhete(), formato);
    const asked = [
      'Itapê Transportes',
      'Itapê Transportes S.A.',
      'CNPJ 12.345.678/0001-95 – IE 110042490114 – SP',
      'Av. Cruzeiro do Sul, 1800',
      'BILHETE DE PASSAGEM',
      'São Paulo/SP',
      'Terminal Rodoviário do Tietê',
      'Cuiabá/MT',
      '01/12/2026',
      '23:30',
      '06-0123-00',
      'leito-cama',
      'Conceição Araújo de Antônio Guimarães',
      'RG 12.345.678-9',
      'Pedágio',
      'Taxa de embarque',
      'R$ 112,50',
      'Forma de pagamento',
      'K7RTQ2',
      'nº 42',
      '21/11/2026',
      'Itapê Transportes – venda pela internet',
      '3526 0712 3456 7800 0123 6300 1000 0000 0110 0000 0108',
      '30 kg',
      'devolvemos tudo',
    ];
    // A long line is broken where its column ends.
    const flat = (words: string) => words.replace(/\s+/g, ' ');
    for (const words of asked) expect(flat(text)).toContain(flat(words));
    expect(flat(text)).toContain('HOMOLOGAÇÃO – SEM VALOR FISCAL');
  });

  it('says nothing of a test environment where its carrier issues in production', async () => {
    const operadora = { ...umBilhete().operadora, ambiente: 'producao' as const };
    const text = await texts(umBilhete({ operadora }), formato);
    expect(text).toContain('Transportes S.A.');
    expect(text).not.toMatch(/SEM VALOR|HOMOLOGA/);
  });

  it('names the company that it is invoiced to, where there is one', async () => {
    const tomador = { cnpj: '12ABC34501DE35', razaoSocial: 'Conceição & Filhos Ltda.' };
    const flat = (await texts(umBilhete({ tomador }), formato)).replace(/\s+/g, ' ');
    expect(flat).toContain('Tomador: Conceição & Filhos Ltda., CNPJ 12.ABC.345/01DE-35');
    expect(await texts(umBilhete(), formato)).not.toContain('Tomador');
  });

  it('says how it was paid, and which ticket it replaces', async () => {
    const antiga = '35260712345678000123630010000000021000000100';
    const text = await texts(umBilhete({ formaPagamento: 'Cartão de crédito', chaveSubstituida: antiga }), formato);
    expect(text).toContain('Cartão de crédito');
    expect(text).toContain('3526 0712 3456 7800 0123 6300 1000 0000 0210 0000 0100');
    expect((await texts(umBilhete(), formato)).toLowerCase()).not.toContain('substitui');
  });

  it('names each of its three codes for what it is for, and cameras read them, none under 30 mm', async () => {
    const bilhete = umBilhete();
    const pdf = await bilhetePdf(umBilheteImpresso({ bilhete }), formato);
    const words = pdfText(pdf);
    for (const nome of ['CÓDIGO DE EMBARQUE', 'CÓDIGO DA CATRACA', 'QR CODE FISCAL']) expect(words).toContain(nome);
    const codes = scanPdf(pdf);
    expect(codes.map(({ text }) => text)).toEqual([bilhete.codigoEmbarque, bilhete.codigoCatraca, bilhete.qrFiscal]);
    for (const { millimetres } of codes) expect(millimetres).toBeGreaterThanOrEqual(30);
  });

  it('says what it cost less and why, and what must be shown for it', async () => {
    const text = (
      await texts(
        umBilhete({ descontoCentavos: 5_000, beneficio: 'Pessoa idosa', totalCentavos: 6_250, colo: 'Bia Sá' }),
        formato,
      )
    ).replace(/\s+/g, ' ');
    for (const words of [
      'Desconto (Pessoa idosa) - R$ 50,00',
      'Valor total R$ 62,50',
      'Bilhete com benefício',
      'Bia Sá',
    ])
      expect(text).toContain(words);
    expect(await texts(umBilhete(), formato)).not.toContain('Desconto');
  });

  it('carries the warning of a child who travels alone, and only then', async () => {
    expect(await texts(umBilhete({ autorizacaoMenor: true }), formato)).toContain('Menor de 16 anos sem adulto');
    expect(await texts(umBilhete(), formato)).not.toContain('Menor de 16');
  });

  it.each(['cancelado', 'remarcado', 'transferido'] as const)('says that it is %s and opens no door', async (fim) => {
    const pdf = await bilhetePdf(umBilheteImpresso({ bilhete: umBilhete({ situacao: fim }) }), formato);
    expect(pdfText(pdf)).toContain(fim.toUpperCase());
    expect(scanPdf(pdf)).toEqual([]);
  });

  it('is one page, whatever the names', async () => {
    const bilhete = umBilhete({
      passageiro: { nome: 'Maria Aparecida '.repeat(9).trim(), documento: 'RG 1' },
      autorizacaoMenor: true,
      chaveSubstituida: umBilhete().chaveBpe,
      regras: Array.from({ length: 4 }, () => 'Uma regra de cancelamento tão longa quanto a lei permite. '.repeat(2)),
    });
    const pdf = (await bilhetePdf(umBilheteImpresso({ bilhete }), formato)).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('the size of the paper', () => {
  const sizeOf = async (formato: Formato, nome = 'Ana Sá') => {
    const bilhete = umBilhete({ passageiro: { nome, documento: 'RG 1' } });
    const pdf = (await bilhetePdf(umBilheteImpresso({ bilhete }), formato)).toString('latin1');
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return { width: Number(width), height: Number(height) };
  };

  it('is A4, as people print', async () => {
    const { width, height } = await sizeOf('a4');
    expect(width).toBeCloseTo(595.28, 1);
    expect(height).toBeCloseTo(841.89, 1);
  });

  it('is one strip of 80 mm on a roll, just as long as it needs to be', async () => {
    expect((await sizeOf('bobina')).width).toBeCloseTo(PAPER_WIDTH, 1);
    const long = await sizeOf('bobina', 'Maria Aparecida '.repeat(9).trim());
    expect(long.height).toBeGreaterThan((await sizeOf('bobina')).height);
  });
});

describe.each(formatos)('the ticket for screen readers (%s)', (formato) => {
  const dictionaries = async (bilhete = umBilhete()) =>
    pdfDictionaries(await bilhetePdf(umBilheteImpresso({ bilhete }), formato));
  const tagged = (all: string[], tag: string) => all.filter((one) => one.includes(`/S /${tag}\n`));

  it('is tagged, in Portuguese, with a title, headings and a paragraph for each fact', async () => {
    const all = await dictionaries();
    const catalog = all.find((one) => one.includes('/Type /Catalog')) ?? '';
    expect(catalog).toMatch(/\/Lang \(pt-BR\)[\s\S]*\/MarkInfo[\s\S]*\/StructTreeRoot/);
    for (const said of ['/Marked true', '/DisplayDocTitle true'])
      expect(all.filter((one) => one.includes(said))).toHaveLength(1);
    expect(tagged(all, 'Document')).toHaveLength(1);
    expect(tagged(all, 'H1')).toHaveLength(1);
    expect(tagged(all, 'H2').length).toBeGreaterThanOrEqual(3);
    expect(tagged(all, 'P').length).toBeGreaterThan(10);
  });

  it('says in words what each code is for', async () => {
    const figures = tagged(await dictionaries(), 'Figure').filter((one) => !one.includes('Logotipo'));
    expect(figures).toHaveLength(3);
    for (const figure of figures) expect(figure).toMatch(/\/Alt \(/);
  });

  it('brings its letters along, those of other languages in names too', async () => {
    const passageiro = { ...umBilhete().passageiro, nome: 'Łukasz Nguyễn Đặng' };
    const all = await dictionaries(umBilhete({ passageiro }));
    expect(all.filter((one) => one.includes('/FontFile2 '))).toHaveLength(2);
    expect(all.filter((one) => /\/BaseFont \/Helvetica/.test(one))).toEqual([]);
    expect(await texts(umBilhete({ passageiro }), formato)).toContain('Łukasz Nguyễn Đặng');
  });
});

it('bears the mark of its carrier, drawn or as a letter', async () => {
  const logoOf = async (nome: string) => {
    const bilhete = umBilhete({ operadora: { ...umBilhete().operadora, nome } });
    const pdf = await bilhetePdf(umBilheteImpresso({ bilhete }));
    return { figures: pdfDictionaries(pdf).filter((one) => one.includes('Logotipo')).length, words: pdfText(pdf) };
  };
  expect(await logoOf('Itapê Transportes')).toMatchObject({ figures: 1 });
  const other = await logoOf('Serra do Mar');
  expect(other.figures).toBe(1);
  expect(other.words.split('\n')[0]).toBe('S');
});
