import { fraquezas } from '../conta/senha';
import { explicacaoDe } from './explicacoes';

const falha = (codigo: string, detalhe = '') => explicacaoDe({ codigo, detalhe, mensagem: 'Texto da especificação' });

describe('an error of the identity provider', () => {
  it.each([
    ['UserNotFoundException', 'NotAuthorizedException'],
    ['UsernameExistsException', 'AliasExistsException'],
    ['LimitExceededException', 'TooManyRequestsException'],
    ['TooManyFailedAttemptsException', 'TooManyRequestsException'],
  ])('%s reads like %s, so that it tells nobody who has a conta', (one, other) => {
    expect(falha(one)).toBe(falha(other));
  });

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'E-mail ou senha incorretos.'],
    ['NotAuthorizedException', 'User is disabled.', 'Este usuário está desativado. Fale com o atendimento.'],
    [
      'NotAuthorizedException',
      'Password attempts exceeded',
      'Muitas tentativas. Espere alguns minutos e tente de novo.',
    ],
    [
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
      'A senha provisória expirou. Fale com o atendimento.',
    ],
    ['InvalidPasswordException', '', 'A senha precisa de pelo menos 6 caracteres e um número.'],
    ['InvalidPasswordException', fraquezas.vazada.detalhe, fraquezas.vazada.mensagem],
    ['InvalidPasswordException', fraquezas.previsivel.detalhe, fraquezas.previsivel.mensagem],
    ['ExpiredCodeException', 'expired', 'Este código expirou. Peça outro.'],
    ['CodeMismatchException', 'mismatch', 'Código incorreto. Confira o e-mail mais recente.'],
    ['NetworkError', '', 'Sem conexão com o servidor. Confira a internet e tente novamente.'],
  ])('%s (“%s”) reads “%s”', (codigo, detalhe, text) => expect(falha(codigo, detalhe)).toBe(text));

  it('is told apart by its code too: a disabled user is none of another error', () => {
    expect(falha('CodeMismatchException', 'User is disabled.')).toBe(
      'Código incorreto. Confira o e-mail mais recente.',
    );
  });

  it.each(['DesconhecidoException', '', 'toString', 'constructor', '__proto__'])(
    'with the unknown code “%s” falls back to the specification’s words',
    (codigo) => {
      expect(falha(codigo)).toBe('Não foi possível concluir. Tente novamente. (Texto da especificação)');
    },
  );
});
