import { CODIGO, prePostada } from '../../../../tests/bodies/encomendaBodies';
import type { EncomendaPrePostada } from '../../../domain/wire/encomendas/encomendas';
import type { PrintSheetProps } from '../../../ui/PrintSheet/PrintSheet';
import { declaracaoDe, documentoDe, etiquetasDe } from './folhasEncomenda';

const encomenda = (fields: Partial<EncomendaPrePostada> = {}): EncomendaPrePostada => ({ ...prePostada, ...fields });
const nfe = encomenda({ fiscal: { tipo: 'nfe', chave: '35261112345678000195550010000001231000000018' } });
/** The lines of a sheet's block as `label: value`. */
const linhas = (folha: PrintSheetProps | null | undefined, titulo: string): string[] =>
  folha?.blocos.find((bloco) => bloco.titulo === titulo)?.linhas.map(({ label, value }) => `${label}: ${value}`) ?? [];
const caixa = { pesoGramas: 800, comprimentoCm: 20, larguraCm: 20, alturaCm: 10 };

const etiquetasDa = (one: EncomendaPrePostada) => etiquetasDe(one, 'Itapê');
const declaracaoDa = (one: EncomendaPrePostada) => declaracaoDe(one, 'Itapê');

describe('a label', () => {
  it('says to whom it goes, from whom it comes and what hangs on it', () => {
    const [etiqueta] = etiquetasDa(encomenda());
    expect(etiqueta).toMatchObject({ title: 'Etiqueta de encomenda', lede: 'São Paulo, SP para Rio de Janeiro, RJ' });
    expect(linhas(etiqueta, 'Destinatário')).toEqual([
      'Nome: Bento Araújo',
      'Celular: (21) 98765-4321',
      'Documento: final 7735',
      'Retirada: Rodoviária Novo Rio, Rio de Janeiro, RJ',
    ]);
    expect(linhas(etiqueta, 'Remetente')).toEqual([
      'Nome: Ana Clara Souza',
      'Celular: (11) 98765-4321',
      'Postagem: Terminal Rodoviário do Tietê, São Paulo, SP',
    ]);
    expect(linhas(etiqueta, 'Volume')).toEqual([
      'Peso: 4,2 kg',
      'Medidas: 40 × 30 × 25 cm',
      'Documento fiscal: Declaração de conteúdo anexa',
    ]);
  });

  it('never has the whole number of a document on it, which everybody along the way reads', () => {
    const text = JSON.stringify(etiquetasDa(encomenda()));
    expect(text).not.toMatch(/529\.?982|111\.?444/);
  });

  it('is one for each volume, counted, with the same code to be scanned', () => {
    const etiquetas = etiquetasDa(encomenda({ volumes: [...prePostada.volumes, caixa] }));
    expect(etiquetas.map(({ title, folha }) => [title, folha])).toEqual([
      ['Etiqueta do volume 1 de 2', 'Volume 1 de 2'],
      ['Etiqueta do volume 2 de 2', 'Volume 2 de 2'],
    ]);
    expect(etiquetas.map(({ codigos }) => codigos?.map(({ texto }) => texto))).toEqual([[CODIGO], [CODIGO]]);
    expect(linhas(etiquetas[1], 'Volume')).toContain('Peso: 800 g');
  });

  it('names the invoice where there is one', () => {
    expect(linhas(etiquetasDa(nfe)[0], 'Volume')).toContain(
      'Documento fiscal: NF-e 3526 1112 3456 7800 0195 5500 1000 0001 2310 0000 0018',
    );
  });
});

describe('a declaration of contents', () => {
  it('is none where an invoice goes along', () => expect(declaracaoDa(nfe)).toBeNull());

  it('adds its goods up, each by its number and price', () => {
    const itens = [
      { descricao: 'Livros usados', quantidade: 6, valorCentavos: 4_000 },
      { descricao: 'Caneca', quantidade: 1, valorCentavos: 2_599 },
    ];
    expect(linhas(declaracaoDa(encomenda({ fiscal: { tipo: 'declaracao', itens } })), 'Bens')).toEqual([
      '6 × Livros usados: R$ 240,00',
      '1 × Caneca: R$ 25,99',
      'Valor total: R$ 265,99',
      'Peso total: 4,2 kg',
    ]);
  });

  it('names both parties with their whole documents, which the law asks for', () => {
    const folha = declaracaoDa(encomenda());
    expect(linhas(folha, 'Remetente')).toEqual([
      'Nome: Ana Clara Souza',
      'Documento: CPF 529.982.247-25',
      'Celular: (11) 98765-4321',
      'Cidade: São Paulo, SP',
    ]);
    expect(linhas(folha, 'Destinatário')).toContain('Documento: CPF 111.444.777-35');
  });

  it.each([
    ['2026-12-01T14:05:00.000Z', '01/12/2026', '01/12/2026 às 11:05'],
    ['2026-12-02T01:30:00.000Z', '01/12/2026', '01/12/2026 às 22:30'],
    ['2027-01-01T02:59:59.000Z', '31/12/2026', '31/12/2026 às 23:59'],
  ])('that was made at %s is signed on %s, as it is registered at %s', (criadaEm, dia, registrada) => {
    const folha = declaracaoDa(encomenda({ criadaEm }));
    expect(linhas(folha, 'Assinatura do remetente')[0]).toBe(`Local e data: São Paulo, SP, ${dia}`);
    expect(folha?.avisos?.at(-1)).toBe(`Registrada em ${registrada}.`);
  });

  it('is signed on the day of the place where the parcel is posted', () => {
    const origem = { ...prePostada.origem, nome: 'Cuiabá', uf: 'MT', fuso: 'America/Cuiaba' };
    const folha = declaracaoDa(encomenda({ origem, criadaEm: '2026-12-02T03:30:00.000Z' }));
    expect(linhas(folha, 'Assinatura do remetente')[0]).toBe('Local e data: Cuiabá, MT, 01/12/2026');
  });
});

it.each([
  [{ tipo: 'cpf', numero: '52998224725' }, 'CPF 529.982.247-25'],
  [{ tipo: 'cnpj', numero: '11222333000181' }, 'CNPJ 11.222.333/0001-81'],
  [{ tipo: 'passaporte', numero: 'FB123456' }, 'Passaporte FB123456'],
] as const)('the document %j is written as %s', (documento, words) => expect(documentoDe({ documento })).toBe(words));
