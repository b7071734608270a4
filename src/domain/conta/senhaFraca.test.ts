import { fraquezas, falhaDeSenha } from './senha';
import { PALAVRAS_DO_CONTEXTO, fraquezaDaSenha } from './senhaFraca';
import { senhasVazadas } from './senhasVazadas';
import { explicacaoDe } from '../sessao/explicacoes';

const ana = ['ana.souza7@gmail.test', 'Ana Lúcia de Souza'];

describe('a password that is easy to guess', () => {
  it.each(['123456', 'senha123', 'Senha123', 'QWERTY123', '123mudar', 'patrick4'])(
    'is %p, known from leaks',
    (senha) => {
      expect(fraquezaDaSenha(senha, [])).toBe('vazada');
    },
  );

  it.each([
    'itape1',
    'Itapê2026!',
    '2026itape',
    'it4pe77',
    'i.t.a.p.e.1',
    'itapeViagens9',
    'passagem@2026',
    'admin-0001',
  ])('is %p, made of the product’s words', (senha) => {
    expect(fraquezaDaSenha(senha, [])).toBe('previsivel');
  });

  it.each(['souza1990', 'Lúcia#12', 'anasouza77', 'ana.souza7', 'itapeAna1'])(
    'is %p for Ana Souza, and for nobody else',
    (senha) => {
      expect(fraquezaDaSenha(senha, ana)).toBe('previsivel');
      expect(fraquezaDaSenha(senha, ['outra@gmail.test'])).toBeNull();
    },
  );

  it.each(['nova1234', 'chuva de itape 9', 'de19901', 'anajulia7', '802915', 'ção 9 é', 'x'.repeat(255) + '1'])(
    'is not %p',
    (senha) => {
      expect(fraquezaDaSenha(senha, ana)).toBeNull();
    },
  );

  it.each(Object.values(fraquezas))('is refused in words of its own: $mensagem', ({ detalhe, mensagem }) => {
    const refused = {
      codigo: 'InvalidPasswordException',
      mensagem: '',
      detalhe: `Password did not conform: ${detalhe}`,
    };
    expect(explicacaoDe(refused)).toBe(mensagem);
  });
});

describe('what is looked up', () => {
  it('is more than three thousand leaked passwords, each of which the policy would accept', () => {
    const senhas = senhasVazadas.split(' ');
    expect(senhas.length).toBeGreaterThan(3000);
    expect(senhas.filter((senha) => falhaDeSenha(senha) !== null || senha !== senha.toLowerCase())).toEqual([]);
  });

  it('are words in the form in which they are compared', () => {
    expect(PALAVRAS_DO_CONTEXTO.filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
  });
});
