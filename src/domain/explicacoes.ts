import { mensagensSenha } from './senha';

/** What the person can do about a failure of the identity provider, by the provider's own name for it. */
const explicacoes: Record<string, string> = {
  NotAuthorizedException: 'E-mail ou senha incorretos.',
  UserNotFoundException: 'E-mail ou senha incorretos.',
  UserDisabledException: 'Este usuário está desativado. Fale com o atendimento.',
  UsernameExistsException: 'Já existe uma conta com este e-mail. Entre com ela ou redefina a senha.',
  AliasExistsException: 'Já existe uma conta com este e-mail. Entre com ela ou redefina a senha.',
  InvalidPasswordException: `${mensagensSenha.curta} e um número.`,
  InvalidParameterException: 'Confira os dados e tente novamente.',
  CodeMismatchException: 'Código incorreto. Confira o e-mail mais recente.',
  ExpiredCodeException: 'Este código expirou. Peça outro.',
  LimitExceededException: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
  TooManyRequestsException: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
  TooManyFailedAttemptsException: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
  PasswordResetRequiredException: 'É preciso redefinir a senha antes de entrar.',
  UserNotConfirmedException: 'Confirme o e-mail antes de entrar.',
  SignInException: 'Esta etapa expirou. Entre de novo.',
  NetworkError: 'Sem conexão com o servidor. Confira a internet e tente novamente.',
};

/** Why it failed, in words fit for a person; the provider's text where we have none of our own. */
export const explicacaoDe = (codigo: string, mensagem: string): string =>
  (Object.hasOwn(explicacoes, codigo) ? explicacoes[codigo] : undefined) ??
  `Não foi possível concluir. Tente novamente. (${mensagem})`;
