import { readAdminArgs } from './adminArgs';

const agencia = ['criar-agencia', '--nome', 'Aurora', '--cnpj', '12.345.678/0001-95', '--email', 'ana@itape.test'];
const problems = (...args: string[]) => {
  const read = readAdminArgs(args);
  return 'problems' in read ? read.problems : [];
};

describe('the command that makes an agency', () => {
  it('has its first operator named after it, unless one is named', () => {
    expect(readAdminArgs(agencia)).toEqual({
      command: {
        tipo: 'criar-agencia',
        nome: 'Aurora',
        cnpj: '12.345.678/0001-95',
        email: 'ana@itape.test',
        responsavel: 'Responsável Aurora',
      },
    });
    expect(readAdminArgs([...agencia, '--responsavel', ' Bruno Lima '])).toMatchObject({
      command: { responsavel: 'Bruno Lima' },
    });
  });

  it('says everything that is missing at once', () => {
    expect(problems('criar-agencia')).toEqual(['Falta --nome.', 'Falta --cnpj.', 'Falta --email.']);
  });

  it.each<[string[], string]>([
    [['--cnpj', '12.345.678/0001-90'], '--cnpj não é um CNPJ: confira os dígitos: 12.345.678/0001-90.'],
    [['--email', 'ana'], '--email não é um e-mail: ana.'],
    [['--nome', 'ab'], '--nome tem de ter de 3 a 120 caracteres: ab.'],
    [['--responsavel', 'Bruno'], '--responsavel não é nome e sobrenome: Bruno.'],
    [['--responsavel', ' '], 'Falta o valor de --responsavel.'],
    [['--cor=azul'], 'Opção desconhecida: --cor.'],
    [['--toString=x'], 'Opção desconhecida: --toString.'],
    [['Aurora'], 'Argumento sem nome: Aurora.'],
  ])('is refused with %j', (more, problem) => expect(problems(...agencia, ...more)).toEqual([problem]));

  it('is refused for an option without its value', () => {
    expect(problems('criar-agencia', '--nome', 'Aurora', '--cnpj', '12.345.678/0001-95', '--email')).toEqual([
      'Falta o valor de --email.',
    ]);
  });
});

describe('the command that makes an administrator', () => {
  it('has a name where none is given', () => {
    expect(readAdminArgs(['criar-admin', '--email', 'ana@itape.test'])).toEqual({
      command: { tipo: 'criar-admin', email: 'ana@itape.test', nome: 'Administração Itapê' },
    });
  });

  it('takes no option of another command', () => {
    expect(problems('criar-admin', '--email', 'ana@itape.test', '--cnpj=12.345.678/0001-95')).toEqual([
      'Opção desconhecida: --cnpj.',
    ]);
  });
});

it.each<[string[], string]>([
  [[], 'Falta o comando.'],
  [['apagar-tudo'], 'Comando desconhecido: apagar-tudo.'],
  [['toString'], 'Comando desconhecido: toString.'],
])('no command is %j', (args, problem) => expect(problems(...args)).toEqual([problem]));
