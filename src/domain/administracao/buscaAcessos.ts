import type { BuscaAcessos } from '../wire/administracao/acessos';

export interface DadosBuscaAcessos {
  /** A CPF or an e-mail; empty for everybody. */
  pessoa: string;
}

/** The search that a text asks for: an address has an @, a CPF has none. */
export function toBuscaAcessos({ pessoa }: DadosBuscaAcessos): BuscaAcessos {
  const text = pessoa.trim();
  if (text === '') return {};
  return text.includes('@') ? { email: text } : { cpf: text };
}
