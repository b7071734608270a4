import type { Email } from '../../platform/outbox/outbox';

/** The company as it signs its e-mails. */
export interface Remetente {
  nome: string;
  /** Its name in law, its address and its contacts: a line each. */
  linhas: readonly string[];
}

/** An e-mail as plain text; most bodies name their code themselves. */
export function emailText({ corpo, codigo }: Email, { linhas }: Remetente): string {
  const text = codigo === undefined || corpo.includes(codigo) ? corpo : `${corpo}\n\n${codigo}`;
  return linhas.length === 0 ? text : `${text}\n\n-- \n${linhas.join('\n')}`;
}
