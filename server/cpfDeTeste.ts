import { CPF_DE_TESTE, formatCpf } from '../src/domain/base/pessoa/cpf';

/**
 * Whether the specification's test CPF (§5) is accepted. Only `CPF_DE_TESTE=999.999.999-99` enables it; it belongs to
 * no person, so production refuses to start with it.
 * @throws Error fit for a terminal, for any other value and in production.
 */
export function readCpfDeTeste(text: string | undefined, production: boolean): boolean {
  if (!text) return false;
  const named = formatCpf(CPF_DE_TESTE);
  if (text !== named) throw new Error(`CPF_DE_TESTE só pode ser ${named}, não ${text}.`);
  if (production) throw new Error(`CPF_DE_TESTE=${named} não vale em produção: este CPF não é de ninguém.`);
  return true;
}
