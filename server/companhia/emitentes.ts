import { findEmitente, type Emitente } from '../../src/domain/companhia/companhia';
import type { Reader } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { listTransportadoras } from './companhiaRepository';

/** Finds a carrier by its name on a line. */
export type FindEmitente = (nome: string) => Emitente | undefined;

/** The carriers in force, read once. */
export async function readEmitentes(reader: Reader): Promise<FindEmitente> {
  const transportadoras = await listTransportadoras(reader);
  return (nome) => findEmitente(transportadoras, nome);
}

/** Refuses the sale of a line whose carrier the company has not named: its ticket could not be issued. */
export function requireEmitente(find: FindEmitente, nome: string): Emitente {
  const emitente = find(nome);
  if (emitente) return emitente;
  const mensagem = 'As passagens desta linha ainda não estão à venda. Tente de novo mais tarde.';
  throw new Problem(409, { codigo: 'TRANSPORTADORA_SEM_CADASTRO', mensagem });
}
