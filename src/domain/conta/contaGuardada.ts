import type { Conta } from '../wire/conta/conta';

/** Account data kept on the device (ADR 34): the owner's id and first name, nothing of use to a stranger. */
export interface ContaGuardada {
  sub: string;
  nome: string;
}

/** `'Maria da Silva'` → `'Maria'`. */
export const primeiroNome = (nome: string): string => nome.trim().split(/\s+/, 1)[0] ?? '';

export const toContaGuardada = ({ nome }: Conta, sub: string): ContaGuardada => ({ sub, nome: primeiroNome(nome) });

function isGuardada(value: unknown): value is ContaGuardada {
  if (typeof value !== 'object' || value === null || !('sub' in value) || !('nome' in value)) return false;
  return typeof value.sub === 'string' && value.sub !== '' && typeof value.nome === 'string';
}

/** Parses the stored account, which may have been tampered with; null when it is malformed or another person's. */
export function contaGuardadaDe(text: string | null, sub: string): ContaGuardada | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isGuardada(value) && value.sub === sub ? { sub, nome: primeiroNome(value.nome) } : null;
  } catch {
    return null;
  }
}
