/** Reads `pedido`, `conta` and `encomenda` of other rooms: a look is listed with the order, person or parcel that it was at. */
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { AlvoConsulta, ConsultaPessoal, MotivoConsulta } from '../../../src/domain/wire/agencia/consultas';
import type { Reader } from '../../platform/database/database';

/** A look at personal data of somebody else. */
export interface Look {
  /** The `sub` of the person who looks. */
  autor: string;
  /** Null for the company's own people. */
  operadorId: string | null;
  alvo: AlvoConsulta;
  /** Id of the account, order or parcel; null where none was found, and for a list. */
  alvoId: string | null;
  motivo: MotivoConsulta;
}

/** Records a look; the table accepts neither change nor deletion. */
export async function writeLook(db: Reader, { autor, operadorId, alvo, alvoId, motivo }: Look): Promise<void> {
  await db
    .insertInto('consulta_pessoal')
    .values({ id: v7(), autor, operador_id: operadorId, alvo, alvo_id: alvoId, motivo })
    .execute();
}

export interface ConsultaRow extends Omit<ConsultaPessoal, 'em'> {
  em: Date;
  /** Full name of the account's owner; null for other targets. */
  nome: string | null;
}

/** The newest `limit` looks of one operator, newest first; `quem` is the order's localizador or the parcel's code. */
export async function listConsultas(db: Reader, operadorId: string, limit: number): Promise<ConsultaRow[]> {
  const { rows } = await sql<ConsultaRow>`
    select l.id, l.alvo, l.motivo, l.em, coalesce(p.localizador, e.codigo) as quem, c.nome
    from consulta_pessoal l
    left join pedido p on l.alvo = 'pedido' and p.id::text = l.alvo_id
    left join conta c on l.alvo = 'conta' and c.id::text = l.alvo_id
    left join encomenda e on l.alvo = 'encomenda' and e.id::text = l.alvo_id
    where l.operador_id = ${operadorId}::uuid
    order by l.em desc, l.id desc limit ${limit}::int`.execute(db);
  return rows;
}

/** How many orders an operator tried to open without success within the last `minutos`. */
export async function countRefusedAberturas(tx: Reader, operadorId: string, minutos: number): Promise<number> {
  const { n } = await tx
    .selectFrom('consulta_pessoal')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('operador_id', '=', operadorId)
    .where('motivo', '=', 'abertura_recusada')
    .where('em', '>', sql<Date>`now() - make_interval(mins => ${minutos}::int)`)
    .executeTakeFirstOrThrow();
  return n;
}
