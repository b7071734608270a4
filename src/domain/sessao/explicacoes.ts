import { fraquezas } from '../conta/senha';
import { msg, t, translated } from '../../words/t';

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
  NotAuthorizedException: msg('E-mail ou senha incorretos.'),
  UserNotFoundException: msg('E-mail ou senha incorretos.'),
  UsernameExistsException: msg('Já existe uma conta com este e-mail. Entre com ela ou redefina a senha.'),
  AliasExistsException: msg('Já existe uma conta com este e-mail. Entre com ela ou redefina a senha.'),
  InvalidPasswordException: msg('A senha precisa de pelo menos 6 caracteres e um número.'),
  InvalidParameterException: msg('Confira os dados e tente novamente.'),
  CodeMismatchException: msg('Código incorreto. Confira o e-mail mais recente.'),
  ExpiredCodeException: msg('Este código expirou. Peça outro.'),
  LimitExceededException: msg('Muitas tentativas. Espere alguns minutos e tente de novo.'),
  TooManyRequestsException: msg('Muitas tentativas. Espere alguns minutos e tente de novo.'),
  TooManyFailedAttemptsException: msg('Muitas tentativas. Espere alguns minutos e tente de novo.'),
  PasswordResetRequiredException: msg('É preciso redefinir a senha antes de entrar.'),
  UserNotConfirmedException: msg('Confirme o e-mail antes de entrar.'),
  SignInException: msg('Esta etapa expirou. Entre de novo.'),
  NetworkError: msg('Sem conexão com o servidor. Confira a internet e tente novamente.'),
};

/** One error code covers several cases, distinguished by the provider's message. */
const casos: [codigo: string, text: RegExp, explicacao: string][] = [
  ...Object.values(fraquezas).map(({ detalhe, mensagem }): [string, RegExp, string] => [
    'InvalidPasswordException',
    new RegExp(detalhe),
    mensagem,
  ]),
  ['NotAuthorizedException', /disabled/i, msg('Este usuário está desativado. Fale com o atendimento.')],
  ['NotAuthorizedException', /attempts exceeded/i, msg('Muitas tentativas. Espere alguns minutos e tente de novo.')],
  [
    'NotAuthorizedException',
    /temporary password has expired/i,
    msg('A senha provisória expirou. Fale com o atendimento.'),
  ],
];

/** User-facing text of an identity error; falls back to the specification's text. */
export function explicacaoDe({ codigo, mensagem, detalhe }: FalhaIdentidade): string {
  const caso = casos.find(([name, text]) => name === codigo && text.test(detalhe));
  if (caso) return translated(caso[2]);
  const known = Object.hasOwn(explicacoes, codigo) ? explicacoes[codigo] : undefined;
  return known === undefined
    ? t('Não foi possível concluir. Tente novamente. ({mensagem})', { mensagem })
    : translated(known);
}
