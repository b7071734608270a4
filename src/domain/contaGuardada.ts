import type { Conta } from './wire/conta';

/** What a device keeps of an account (ADR 34): whose it is and the first name, nothing that a stranger could use. */
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

/** What stands in the storage, whatever somebody wrote there by hand; null where it is not this person's. */
export function contaGuardadaDe(text: string | null, sub: string): ContaGuardada | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isGuardada(value) && value.sub === sub ? { sub, nome: primeiroNome(value.nome) } : null;
  } catch {
    return null;
  }
}
