import { refusedBy } from '../../../tests/support/refusedBy';
import { rio, tiete } from '../../../tests/bodies/encomendaBodies';
import {
  embarqueSchema,
  encerramentoSchema,
  entregaSchema,
  pesagemSchema,
  procuraSchema,
  revisaoSchema,
} from './atendimentoEncomendaSchema';
import { CODIGO_ENCOMENDA_INVALIDO } from './codigoEncomenda';
import { cotacaoSchema, fiscalSchema, partesSchema } from './encomendaSchema';
import { cotacaoVazia, fiscalVazio, partesVazias } from './formularioEncomenda';
import { readVolume, toVolumeDigitado, volumeVazio } from './volumeDigitado';
import { volumeSchema } from './volumeSchema';

const caixa = { peso: '4,2', comprimento: '40', largura: '30', altura: '24,5' };

it('a volume is read with comma or point, its sides rounded up, and written back as it was typed', () => {
  const volume = { pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 };
  expect(readVolume(caixa)).toEqual(volume);
  expect(readVolume({ ...caixa, peso: '4.2' })).toEqual(volume);
  expect(readVolume({ ...caixa, peso: 'leve' })).toBeNull();
  expect(toVolumeDigitado(volume)).toEqual({ ...caixa, altura: '25' });
});

it('each field of a volume says what is wrong with it, and the first side what is wrong with all', () => {
  expect(refusedBy(volumeSchema, volumeVazio)).toEqual({
    peso: 'Informe o peso em quilos',
    comprimento: 'Informe o comprimento',
    largura: 'Informe a largura',
    altura: 'Informe a altura',
  });
  expect(refusedBy(volumeSchema, { ...caixa, peso: '31' })).toEqual({ peso: 'Cada volume pesa até 30 kg' });
  expect(refusedBy(volumeSchema, { ...caixa, largura: '101' })).toEqual({ largura: 'Cada lado mede até 100 cm' });
  expect(refusedBy(volumeSchema, { ...caixa, comprimento: '100', largura: '90' })).toEqual({
    comprimento: 'A soma dos três lados vai até 200 cm',
  });
  expect(refusedBy(volumeSchema, caixa)).toEqual({});
  expect(refusedBy(pesagemSchema, { volumes: [caixa, { ...caixa, comprimento: '100', largura: '90' }] })).toEqual({
    'volumes[1].comprimento': 'A soma dos três lados vai até 200 cm',
  });
});

it('a quote needs two places that differ, each volume whole, and a value', () => {
  expect(Object.keys(refusedBy(cotacaoSchema, cotacaoVazia)).toSorted()).toEqual([
    'destino',
    'origem',
    'valor',
    'volumes[0].altura',
    'volumes[0].comprimento',
    'volumes[0].largura',
    'volumes[0].peso',
  ]);
  const origem = { texto: '', lugar: tiete };
  const whole = { origem, destino: { texto: '', lugar: rio }, volumes: [caixa], valor: 1_000 };
  expect(refusedBy(cotacaoSchema, whole)).toEqual({});
  expect(refusedBy(cotacaoSchema, { ...whole, destino: origem })).toEqual({
    destino: 'Origem e destino precisam ser diferentes',
  });
  expect(refusedBy(cotacaoSchema, { ...whole, valor: 999 })).toEqual({
    valor: 'Declare quanto vale o conteúdo, a partir de R$ 10,00',
  });
});

it('both people need name, document and phone; an e-mail only when there is one', () => {
  const missing = {
    nome: 'Informe um nome válido',
    numero: 'Informe um CPF válido',
    celular: 'Informe um celular válido',
  };
  expect(refusedBy(partesSchema, partesVazias)).toEqual(
    Object.fromEntries(
      ['remetente', 'destinatario'].flatMap((quem) =>
        Object.entries(missing).map(([campo, mensagem]) => [`${quem}.${campo}`, mensagem]),
      ),
    ),
  );
  const ana = { nome: 'Ana Souza', tipo: 'cpf', numero: '529.982.247-25', celular: '(11) 98765-4321', email: '' };
  expect(refusedBy(partesSchema, { remetente: ana, destinatario: ana })).toEqual({});
  expect(refusedBy(partesSchema, { remetente: { ...ana, email: 'ana@' }, destinatario: ana })).toEqual({
    'remetente.email': 'Informe um e-mail válido',
  });
  const empresa = { ...ana, tipo: 'cnpj', nome: 'Itapê', numero: '11.222.333/0001-80' };
  expect(refusedBy(partesSchema, { remetente: empresa, destinatario: ana })).toEqual({
    'remetente.numero': 'Informe um CNPJ válido',
  });
});

it('the fiscal step asks for a key that can be, or for what is in the parcel', () => {
  const schema = fiscalSchema('2026-12-01');
  const wrongKey = refusedBy(schema, { ...fiscalVazio, tipo: 'nfe', chave: '1' });
  expect(Object.keys(wrongKey)).toEqual(['chave']);
  expect(wrongKey['chave']).toMatch(/44 dígitos/);
  expect(refusedBy(schema, fiscalVazio)).toEqual({
    'itens[0].descricao': 'Diga o que é',
    'itens[0].valor': 'Informe o valor de cada um',
  });
  const item = { descricao: 'Livros', quantidade: '0', valor: 100 };
  expect(refusedBy(schema, { ...fiscalVazio, itens: [item] })).toEqual({
    'itens[0].quantidade': 'Informe a quantidade',
  });
});

describe('the forms about a parcel that is there', () => {
  it.each([
    [revisaoSchema, { ciencia: false }, ['ciencia']],
    [revisaoSchema, { ciencia: true }, []],
    [embarqueSchema, { viagemId: 'v2' }, ['viagemId']],
    [embarqueSchema, { viagemId: 'v1' }, []],
    [entregaSchema, { nome: 'Ana', documentoFinal: '', meio: 'pix' }, ['documentoFinal', 'nome']],
    [entregaSchema, { nome: 'Ana Souza', documentoFinal: '24ab', meio: 'pix' }, []],
    [encerramentoSchema, { fim: 'extraviada', motivo: ' a ' }, ['motivo']],
  ])('%#: say which of their fields they refuse', (schema, values, fields) => {
    expect(Object.keys(refusedBy(schema, values, { viagens: ['v1'] })).toSorted()).toEqual(fields);
  });

  it('say it with the words of the parcel’s code', () => {
    expect(refusedBy(procuraSchema, { codigo: 'K7' })).toEqual({ codigo: CODIGO_ENCOMENDA_INVALIDO });
    expect(refusedBy(entregaSchema, { nome: 'Ana Souza', documentoFinal: '12', meio: 'pix' })).toEqual({
      documentoFinal: 'Informe os 4 últimos dígitos do documento',
    });
  });
});
