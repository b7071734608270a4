/** Password policy (spec §5): the form shows it, the identity provider enforces it. */
export const SENHA_MINIMA = 6;
/** Cognito's own ceiling; it also bounds the work of a hash. */
export const SENHA_MAXIMA = 256;

export type FalhaDeSenha = 'curta' | 'longa' | 'semNumero';

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
