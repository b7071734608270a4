import { umBilhete, umPreco } from '../../../../tests/support/viagemBuilders';
import { AVISO_MENOR_SOZINHO, BAGAGEM, DOCUMENTOS_EMBARQUE } from '../../../domain/bilhetes/regrasBilhete';
import type { Bilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { avisosDe, codigosDe, folhaDe, situacaoDe, textoParaCompartilhar } from './palavrasBilhete';
import { isSemValidade } from '../situacoesBilhete';

const HOMOLOGACAO = 'Emitido em ambiente de homologação – sem valor fiscal.';
/** The lines of a block of the printed ticket as `label: value`. */
const linhas = (bilhete: Bilhete, titulo: string): string[] =>
  folhaDe(bilhete)
    .blocos.find((bloco) => bloco.titulo === titulo)
    ?.linhas.map(({ label, value }) => `${label}: ${value}`) ?? [];

describe('a ticket', () => {
  it.each<[Bilhete['situacao'], string | undefined, boolean]>([
    ['emitido', undefined, false],
    ['embarcado', 'Embarcado', false],
    ['nao_embarcou', 'Não embarcou', false],
    ['cancelado', 'Cancelado', true],
    ['remarcado', 'Trocado por outro bilhete', true],
    ['transferido', 'Transferido a outra pessoa', true],
  ])('that is %s says “%s”, and is over for boarding: %s', (situacao, words, over) => {
    expect(situacaoDe(umBilhete({ situacao }))?.texto).toBe(words);
    expect(isSemValidade(umBilhete({ situacao }).situacao)).toBe(over);
  });

  it('has its codes in the order in which they are used, each with its own text', () => {
    const bilhete = umBilhete();
    expect(codigosDe(bilhete).map(({ nome, texto }) => [nome, texto])).toEqual([
      ['Código de embarque', bilhete.codigoEmbarque],
      ['Código da catraca', bilhete.codigoCatraca],
      ['QR Code fiscal', bilhete.qrFiscal],
    ]);
  });

  it.each<[Partial<Bilhete>, string[]]>([
    [{}, []],
    [{ autorizacaoMenor: true }, [AVISO_MENOR_SOZINHO]],
    [{ poltrona: 12, poltronaAnterior: 46 }, ['O ônibus foi trocado: sua poltrona agora é a 12, no lugar da 46.']],
    [{ colo: 'Bia Souza' }, ['Criança de colo, sem poltrona: Bia Souza. Leve o documento dela.']],
    [
      { beneficio: 'ID Jovem' },
      ['Bilhete com benefício (ID Jovem): mostre o comprovante ou a credencial no embarque.'],
    ],
  ])('of a passenger with %j asks for %j', (fields, avisos) => expect(avisosDe(umBilhete(fields))).toEqual(avisos));
});

describe('a trip that is shared', () => {
  const texto = textoParaCompartilhar(umBilhete());

  it('says when and where somebody arrives', () => {
    expect(texto.split('\n')).toEqual([
      'Viagem de São Paulo, SP para Rio de Janeiro, RJ',
      'Partida: 01/12/2026 às 08:00, Terminal Rodoviário do Tietê',
      'Chegada: 01/12/2026 às 14:10, Terminal Rodoviário Novo Rio (horários locais)',
      'Itapê Transportes, linha 08-0123-00, poltrona 5',
    ]);
  });

  it('gives away nothing with which somebody else could board, or know who travels', () => {
    const { codigoEmbarque, codigoCatraca, qrFiscal, chaveBpe, localizador, passageiro } = umBilhete();
    for (const secret of [codigoEmbarque, codigoCatraca, qrFiscal, chaveBpe, localizador, passageiro.nome])
      expect(texto).not.toContain(secret);
  });
});

describe('the printed ticket', () => {
  it('adds up: each part of the price, what was taken off, and what was paid', () => {
    expect(linhas(umBilhete(), 'Preço')).toEqual([
      'Tarifa: R$ 100,00',
      'Pedágio: R$ 6,00',
      'Taxa de embarque: R$ 5,00',
      'Seguro: R$ 1,50',
      'Total: R$ 112,50',
      'Forma de pagamento: Pix',
    ]);
    const off = umBilhete({ preco: umPreco(), descontoCentavos: 5_000, totalCentavos: 6_250 });
    expect(linhas(off, 'Preço')).toContain('Desconto: −R$ 50,00');
    expect(linhas(off, 'Preço')).toContain('Total: R$ 62,50');
  });

  it('says where to board, or where that is shown', () => {
    expect(linhas(umBilhete(), 'Viagem')).toEqual([
      'Partida: 01/12/2026 às 08:00',
      'Terminal: Terminal Rodoviário do Tietê',
      'Chegada: 01/12/2026 às 14:10',
      'Destino: Terminal Rodoviário Novo Rio',
      'Linha: 08-0123-00',
      'Plataforma: 12',
      'Poltrona e classe: 5, Executivo',
    ]);
    expect(linhas(umBilhete({ plataforma: null }), 'Viagem')).toContain('Plataforma: ver painel');
  });

  it('names the document that it takes the place of, where there is one', () => {
    const chave = '35260712345678000123630010000000021000000100';
    expect(linhas(umBilhete(), 'Documento fiscal')).toHaveLength(2);
    expect(linhas(umBilhete({ chaveSubstituida: chave }), 'Documento fiscal')[2]).toMatch(/^Substitui o BP-e: 3526/);
  });

  it('names the carrier with its registrations, as far as the ticket knows them', () => {
    const { nome, cnpj, uf, endereco } = umBilhete().operadora;
    const [fantasia, rua] = ['Itapê Transportes', 'Rua das Pedras, 1'];
    expect(folhaDe(umBilhete()).emissor).toEqual([
      fantasia,
      'Itapê Transportes S.A.',
      'CNPJ 12.345.678/0001-95 – IE 110042490114 (SP)',
      rua,
    ]);
    const plain = umBilhete({
      operadora: { nome, cnpj, uf, endereco, razaoSocial: '', ie: '', ambiente: 'homologacao' },
    });
    expect(folhaDe(plain).emissor).toEqual([fantasia, 'CNPJ 12.345.678/0001-95', rua]);
  });

  it('is told as worthless to the tax office unless it comes from production', () => {
    const { operadora } = umBilhete();
    const of = (ambiente: 'producao' | 'homologacao') => umBilhete({ operadora: { ...operadora, ambiente } });
    expect(folhaDe(of('producao')).avisos).not.toContain(HOMOLOGACAO);
    expect(folhaDe(of('homologacao')).avisos?.[0]).toBe(HOMOLOGACAO);
  });

  it('ends with documents, luggage and the rules that held at the purchase', () => {
    const bilhete = umBilhete({ colo: 'Bia Souza', regras: ['Regra da compra.'] });
    const { avisos = [] } = folhaDe(bilhete);
    expect(avisos.slice(-1)).toEqual(['Regra da compra.']);
    expect(avisos).toEqual(expect.arrayContaining([...DOCUMENTOS_EMBARQUE, ...BAGAGEM, ...avisosDe(bilhete)]));
    expect(new Set(avisos).size).toBe(avisos.length);
  });
});
