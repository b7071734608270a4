import { msg } from '../../words/t';

/** Password policy (spec §5), shown by the form and enforced by the identity provider. */
export const SENHA_MINIMA = 6;
/** Cognito's limit; it also bounds the cost of hashing. */
export const SENHA_MAXIMA = 256;

export type FalhaDeSenha = 'curta' | 'longa' | 'semNumero';

/**
 * Why a password that satisfies the policy is refused (`senhaFraca.ts`): `vazada` is known from leaks, `previsivel`
 * consists of words of the product or the person with digits added.
 */
export type Fraqueza = 'vazada' | 'previsivel';

/** The provider's message suffix for each weakness, and its user-facing text. */
export const fraquezas: Record<Fraqueza, { detalhe: string; mensagem: string }> = {
  vazada: {
    detalhe: 'Password is known from leaks',
    mensagem: msg('Esta senha é muito comum e fácil de adivinhar. Escolha outra.'),
  },
  previsivel: {
    detalhe: 'Password is made of predictable words',
    mensagem: msg(
      'Seu nome, seu e-mail ou palavras como “itape” não bastam para uma senha. Acrescente outras palavras.',
    ),
  },
};

export const mensagensSenha: Record<FalhaDeSenha, string> = {
  curta: msg('A senha precisa de pelo menos 6 caracteres'),
  longa: msg('A senha pode ter até 256 caracteres'),
  semNumero: msg('A senha precisa de pelo menos um número'),
};

/** The first rule of the policy that a new password breaks; null when it satisfies all. */
export function falhaDeSenha(senha: string): FalhaDeSenha | null {
  if (senha.length < SENHA_MINIMA) return 'curta';
  if (senha.length > SENHA_MAXIMA) return 'longa';
  return /\d/.test(senha) ? null : 'semNumero';
}
