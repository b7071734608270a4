import { fraquezas, mensagensSenha } from '../conta/senha';

export interface FalhaIdentidade {
  /** The provider's error code. */
  codigo: string;
  /** The specification's text for the error. */
  mensagem: string;
  /** The provider's own message. */
  detalhe: string;
}

/** Advice for each error code of the identity provider. */
const explicacoes: Record<string, string> = {
  NotAuthorizedException: 'E-mail ou senha incorretos.',
  UserNotFoundException: 'E-mail ou senha incorretos.',
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

/** One error code covers several cases, distinguished by the provider's message. */
const casos: [codigo: string, text: RegExp, explicacao: string][] = [
  ...Object.values(fraquezas).map(({ detalhe, mensagem }): [string, RegExp, string] => [
    'InvalidPasswordException',
    new RegExp(detalhe),
    mensagem,
  ]),
  ['NotAuthorizedException', /disabled/i, 'Este usuário está desativado. Fale com o atendimento.'],
  ['NotAuthorizedException', /attempts exceeded/i, 'Muitas tentativas. Espere alguns minutos e tente de novo.'],
  ['NotAuthorizedException', /temporary password has expired/i, 'A senha provisória expirou. Fale com o atendimento.'],
];

/** User-facing text of an identity error; falls back to the specification's text. */
export function explicacaoDe({ codigo, mensagem, detalhe }: FalhaIdentidade): string {
  const caso = casos.find(([name, text]) => name === codigo && text.test(detalhe));
  if (caso) return caso[2];
  const known = Object.hasOwn(explicacoes, codigo) ? explicacoes[codigo] : undefined;
  return known ?? `Não foi possível concluir. Tente novamente. (${mensagem})`;
}
