import type { CoresMarca } from '../../../src/domain/wire/companhia/companhia';
import type { Email } from '../../platform/outbox/outbox';

/** The company as it signs its e-mails. */
export interface Remetente {
  nome: string;
  /** Its name in law, its address and its contacts: a line each. */
  linhas: readonly string[];
  /** The colours of its brand. */
  cores: CoresMarca;
}

/** An e-mail as plain text; most bodies name their code themselves. */
export function emailText({ corpo, codigo }: Email, { linhas }: Pick<Remetente, 'linhas'>): string {
  const text = codigo === undefined || corpo.includes(codigo) ? corpo : `${corpo}\n\n${codigo}`;
  return linhas.length === 0 ? text : `${text}\n\n-- \n${linhas.join('\n')}`;
}
