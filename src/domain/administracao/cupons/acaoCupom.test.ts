import { umCupomCadastrado } from '../../../../tests/bodies/cuponsBodies';
import { chamadaDoCupom, feitoDoCupom, type AcaoCupom } from './acaoCupom';
import { camposMudados, faltasDoCupom, type DadosCupom } from './dadosCupom';
import { faltasDoFormulario, novoCupomDe, toCupomDigitado, type CupomDigitado } from './formularioCupom';
import { descreveMudanca, rotuloDoCampo } from './palavrasCupom';

const dados: DadosCupom = {
  descricao: 'Família',
  percentual: 15,
  valorCentavos: null,
  minimoCentavos: 0,
  tetoCentavos: 6_000,
  vigenteDe: '2026-01-01',
  vigenteAte: '2026-12-31',
  limiteTotal: 500,
  limitePessoa: 5,
  primeiraCompra: false,
};

describe('a deed of the staff on a coupon', () => {
  const novo = { codigo: 'FAMILIA15', ...dados };

  it.each<[AcaoCupom, object]>([
    [
      { tipo: 'criar', cupom: novo },
      { method: 'POST', path: '/Administracao/Cupons', body: novo },
    ],
    [
      { tipo: 'mudar', codigo: 'FAMILIA15', cupom: { versao: 2, ...dados } },
      { method: 'PUT', path: '/Administracao/Cupons/FAMILIA15', body: { versao: 2, ...dados } },
    ],
    [
      { tipo: 'pausar', codigo: 'FAMILIA15', versao: 2 },
      { method: 'PUT', path: '/Administracao/Cupons/FAMILIA15/Situacao', body: { versao: 2, situacao: 'pausado' } },
    ],
    [
      { tipo: 'retomar', codigo: 'FAMILIA15', versao: 3 },
      { method: 'PUT', path: '/Administracao/Cupons/FAMILIA15/Situacao', body: { versao: 3, situacao: 'ativo' } },
    ],
    [
      { tipo: 'encerrar', codigo: 'FAMILIA15', versao: 4 },
      { method: 'PUT', path: '/Administracao/Cupons/FAMILIA15/Situacao', body: { versao: 4, situacao: 'encerrado' } },
    ],
  ])('%j asks the server for what it says', (acao, chamada) => {
    expect(chamadaDoCupom(acao)).toEqual(chamada);
    expect(feitoDoCupom[acao.tipo]).toMatch(/^Cupom .*\.$/);
  });

  it('names a code that has signs of an address in it, and no other address', () => {
    expect(chamadaDoCupom({ tipo: 'pausar', codigo: 'A/B?C', versao: 1 }).path).toBe(
      '/Administracao/Cupons/A%2FB%3FC/Situacao',
    );
  });
});

describe('the terms of a coupon', () => {
  it('are without a fault as they stand', () => expect(faltasDoCupom(dados)).toEqual([]));

  it.each<[Partial<DadosCupom>, keyof DadosCupom]>([
    [{ descricao: '  a ' }, 'descricao'],
    [{ valorCentavos: 500 }, 'percentual'],
    [{ percentual: null, tetoCentavos: null }, 'valorCentavos'],
    [{ percentual: null, valorCentavos: 500 }, 'tetoCentavos'],
    [{ vigenteAte: '2025-12-31' }, 'vigenteAte'],
    [{ limitePessoa: 501 }, 'limitePessoa'],
  ])('with %j are refused by %s', (change, campo) => {
    expect(faltasDoCupom({ ...dados, ...change }).map((falta) => falta.campo)).toEqual([campo]);
  });

  it.each<Partial<DadosCupom>>([
    { vigenteAte: null },
    { vigenteAte: '2026-01-01' },
    { limiteTotal: null, limitePessoa: 900 },
    { limiteTotal: 5, limitePessoa: 5 },
    { percentual: null, valorCentavos: 500, tetoCentavos: null },
  ])('may have %j', (change) => expect(faltasDoCupom({ ...dados, ...change })).toEqual([]));

  it('are compared field by field', () => {
    expect(camposMudados(dados, { ...dados })).toEqual([]);
    expect(camposMudados(dados, { ...dados, percentual: 20, vigenteAte: null, primeiraCompra: true })).toEqual([
      'percentual',
      'vigenteAte',
      'primeiraCompra',
    ]);
  });
});

describe('the form of a coupon', () => {
  const form = (change: Partial<CupomDigitado>) =>
    faltasDoFormulario({ ...toCupomDigitado(umCupomCadastrado()), ...change });

  it('says nothing of the measure that was not chosen', () => {
    expect(form({ medida: 'valor', percentual: 'x', valorCentavos: 500 })).toEqual({});
    expect(form({ medida: 'percentual', valorCentavos: null })).toEqual({});
  });

  it('does not blame the limit of a person for one of all that cannot be read', () => {
    expect(form({ limiteTotal: '1e3', limitePessoa: '5' })).toEqual({ limiteTotal: 'De 1 a 1.000.000' });
  });

  it.each<[Partial<CupomDigitado>, object]>([
    [{ vigenteDe: '31/02/2026' }, { vigenteDe: 'Informe a data, como 24/12/2026' }],
    [{ vigenteAte: '31/02/2026' }, { vigenteAte: 'Informe a data, como 24/12/2026' }],
    [{ percentual: '0' }, { percentual: 'De 1% a 100%' }],
    [{ percentual: ' 100 ' }, {}],
    [{ limiteTotal: '1000001' }, { limiteTotal: 'De 1 a 1.000.000' }],
    [{ limitePessoa: '0' }, { limitePessoa: 'De 1 a 1.000' }],
    [{ codigo: 'ab' }, { codigo: 'De 3 a 20 letras sem acento e dígitos' }],
    [{ codigo: 'a'.repeat(21) }, { codigo: 'De 3 a 20 letras sem acento e dígitos' }],
  ])('with %j says %j', (change, faltas) => expect(form(change)).toEqual(faltas));

  it('of a new one asks for a code, words and a measure', () => {
    expect(Object.keys(faltasDoFormulario(novoCupomDe('2026-11-23')))).toEqual(['codigo', 'percentual', 'descricao']);
  });

  it('names its fields in the summary of faults as they stand on the screen', () => {
    expect(['codigo', 'limitePessoa', 'medida'].map(rotuloDoCampo)).toEqual(['Código', 'Usos por pessoa', undefined]);
  });
});

it.each([
  ['criado', [], 'Criado'],
  ['retomado', [], 'Retomado'],
  ['encerrado', [], 'Encerrado'],
  ['alterado', ['minimoCentavos', 'primeiraCompra'], 'Alterado: compra mínima, só na primeira compra'],
] as const)('a change that %s is described with %j', (acao, campos, words) => {
  const mudanca = { versao: 2, autor: 'Rita', em: '2026-11-23T10:00:00-03:00', acao, campos: [...campos] };
  expect(descreveMudanca(mudanca)).toBe(words);
});
