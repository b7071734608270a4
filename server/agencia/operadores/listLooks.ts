import { maskNome } from '../../../src/domain/base/mascaras';
import type { ConsultaPessoal } from '../../../src/domain/wire/agencia/consultas';
import type { Reader } from '../../platform/database/database';
import { listConsultas } from './consultaPessoalRepository';

const MAXIMO = 200;

/** The looks of one operator, newest first: target, reason and instant; the person's name is masked here too. */
export async function listLooks(db: Reader, operadorId: string): Promise<ConsultaPessoal[]> {
  const rows = await listConsultas(db, operadorId, MAXIMO);
  return rows.map(({ id, alvo, motivo, em, quem, nome }) => ({
    id,
    alvo,
    motivo,
    em: em.toISOString(),
    quem: nome === null ? quem : maskNome(nome),
  }));
}
