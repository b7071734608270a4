/** Password policy (spec §5): the form shows it, the identity provider enforces it. */
export const SENHA_MINIMA = 6;
/** Cognito's own ceiling; it also bounds the work of a hash. */
export const SENHA_MAXIMA = 256;

export type FalhaDeSenha = 'curta' | 'longa' | 'semNumero';

/**
 * Why a password that the policy accepts is refused all the same (`senhaFraca.ts`): `vazada` is known from leaks,
 * `previsivel` is words of ours or of the person with digits around them.
 */
export type Fraqueza = 'vazada' | 'previsivel';

/** The text that the provider's refusal ends with, and what it says to the person. */
export const fraquezas: Record<Fraqueza, { detalhe: string; mensagem: string }> = {
  vazada: {
    detalhe: 'Password is known from leaks',
    mensagem: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  },
  previsivel: {
    detalhe: 'Password is made of predictable words',
    mensagem: 'Seu nome, seu e-mail ou palavras como “itape” não bastam para uma senha. Acrescente outras palavras.',
  },
};

export const mensagensSenha: Record<FalhaDeSenha, string> = {
  curta: 'A senha precisa de pelo menos 6 caracteres',
  longa: 'A senha pode ter até 256 caracteres',
  semNumero: 'A senha precisa de pelo menos um número',
};

/** What a new password lacks, or null when it will do. */
export function falhaDeSenha(senha: string): FalhaDeSenha | null {
  if (senha.length < SENHA_MINIMA) return 'curta';
  if (senha.length > SENHA_MAXIMA) return 'longa';
  return /\d/.test(senha) ? null : 'semNumero';
}
