import { refusedBy } from '../../../tests/support/refusedBy';
import { toBuscaAcessos } from './buscaAcessos';
import { buscaAcessosSchema } from './buscaAcessosSchema';
import { nomeDoRegistro } from './registros';
import { linhasAntes, POR_PAGINA } from './pagina';
import { ARQUIVO_MAXIMO_BYTES, PARTE_BYTES, partesDe } from './partes';
import { respostaSchema } from './respostaSchema';

const INVALIDO = { pessoa: 'Informe um CPF ou um e-mail válido' };

describe('the search for looks at the data of a person', () => {
  it.each([
    ['', {}],
    ['   ', {}],
    [' ana@itape.test ', { email: 'ana@itape.test' }],
    ['529.982.247-25', { cpf: '529.982.247-25' }],
    [' 52998224725', { cpf: '52998224725' }],
  ])('by “%s” asks for %j', (pessoa, busca) => {
    expect(refusedBy(buscaAcessosSchema, { pessoa })).toEqual({});
    expect(toBuscaAcessos({ pessoa })).toEqual(busca);
  });

  it.each(['ana', 'ana@', '@itape.test', '529.982.247-26', '11.222.333/0001-81', 'Ana Souza'])(
    'by “%s” is not sent at all',
    (pessoa) => expect(refusedBy(buscaAcessosSchema, { pessoa })).toEqual(INVALIDO),
  );

  it('takes the CPF of tests only where tests are run', () => {
    const pessoa = '999.999.999-99';
    expect(refusedBy(buscaAcessosSchema, { pessoa })).toEqual(INVALIDO);
    expect(refusedBy(buscaAcessosSchema, { pessoa }, { cpfDeTeste: false })).toEqual(INVALIDO);
    expect(refusedBy(buscaAcessosSchema, { pessoa }, { cpfDeTeste: true })).toEqual({});
  });
});

describe('the answer to a letter', () => {
  const MINIMO = 'Escreva a resposta';
  const MAXIMO = 'Escreva no máximo 3000 caracteres';
  it.each([
    ['', MINIMO],
    [' ', MINIMO],
    [' a ', MINIMO],
    ['ok', undefined],
    ['a'.repeat(3_000), undefined],
    ['a'.repeat(3_001), MAXIMO],
  ])('%# is judged by its length without the spaces around it', (texto, message) => {
    expect(refusedBy(respostaSchema, { texto }).texto).toBe(message);
  });
});

describe('a page of a list', () => {
  it.each([
    [undefined, 0],
    ['1', 0],
    ['2', POR_PAGINA],
    ['7', 6 * POR_PAGINA],
  ])('%s begins after %i rows', (pagina, rows) => expect(linhasAntes(pagina)).toBe(rows));
});

describe('a file in parts', () => {
  it.each([
    [1, 1],
    [PARTE_BYTES, 1],
    [PARTE_BYTES + 1, 2],
    [ARQUIVO_MAXIMO_BYTES - 1, 128],
    [ARQUIVO_MAXIMO_BYTES, 128],
  ])('of %i bytes has %i of them', (bytes, partes) => expect(partesDe(bytes)).toBe(partes));
});

it.each([
  ['aberta', 'Aberta'],
  ['curriculo', 'Currículo baixado'],
  ['nova', 'Marcada como nova'],
] as const)('the deed %s is called “%s”', (acao, nome) =>
  expect(nomeDoRegistro({ id: '1', acao, em: '2026-11-21T12:00:00-03:00', proprio: true })).toBe(nome),
);
