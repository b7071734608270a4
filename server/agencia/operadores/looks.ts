import { sql } from 'kysely';
import { v7 } from 'uuid';
import { mascararNome } from '../../../src/domain/mascaras';
import type { AlvoConsulta, ConsultaPessoal, MotivoConsulta } from '../../../src/domain/wire/consultas';
import type { Reader } from '../../platform/database/database';

/** Somebody looks at personal data that is not theirs. */
export interface Look {
  /** The `sub` of whoever looks. */
  autor: string;
  /** Null for the company's own people. */
  operadorId: string | null;
  alvo: AlvoConsulta;
  /** Id of the account or order; null where none was found, and for a list. */
  alvoId: string | null;
  motivo: MotivoConsulta;
}

const MAXIMO = 200;

/** Writes a look down; the table takes no change and no deletion. */
export async function writeLook(db: Reader, { autor, operadorId, alvo, alvoId, motivo }: Look): Promise<void> {
  await db
    .insertInto('consulta_pessoal')
    .values({ id: v7(), autor, operador_id: operadorId, alvo, alvo_id: alvoId, motivo })
    .execute();
}

/** The looks of one operator, newest first: what, whose, why and when; the person's name is masked here too. */
export async function listLooks(db: Reader, operadorId: string): Promise<ConsultaPessoal[]> {
  const { rows } = await sql<Omit<ConsultaPessoal, 'em'> & { em: Date; nome: string | null }>`
    select l.id, l.alvo, l.motivo, l.em, p.localizador as quem, c.nome
    from consulta_pessoal l
    left join pedido p on l.alvo = 'pedido' and p.id::text = l.alvo_id
    left join conta c on l.alvo = 'conta' and c.id::text = l.alvo_id
    where l.operador_id = ${operadorId}::uuid
    order by l.em desc, l.id desc limit ${MAXIMO}::int`.execute(db);
  return rows.map(({ id, alvo, motivo, em, quem, nome }) => ({
    ...{ id, alvo, motivo, em: em.toISOString() },
    quem: nome === null ? quem : mascararNome(nome),
  }));
}
