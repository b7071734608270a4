/** Reads `reserva` of `reservas`: a draft lives as long as its hold. */
import { sql, type Selectable } from 'kysely';
import type { DadosRascunho, RascunhoExportado } from '../../../src/domain/wire/compra/rascunhos';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

type RascunhoRow = Selectable<Tables['reserva_rascunho']>;

/** A hold as far as its draft depends on it. */
export interface HoldOfRascunho {
  dono: string;
  /** It is active and its time is not over. */
  viva: boolean;
  /** An order was made of it. */
  pedida: boolean;
}

/** The hold of a draft. `id` must be a UUID. */
export async function findHold(reader: Reader, id: string): Promise<HoldOfRascunho | undefined> {
  const { rows } = await sql<HoldOfRascunho>`
    select dono, situacao = 'ativa' and expira_em > now() as viva,
           exists (select 1 from pedido p where p.reserva_id = reserva.id) as pedida
    from reserva where id = ${id}::uuid`.execute(reader);
  return rows[0];
}

/** The draft of a hold. */
export const findRascunho = (reader: Reader, reservaId: string): Promise<RascunhoRow | undefined> =>
  reader.selectFrom('reserva_rascunho').selectAll().where('reserva_id', '=', reservaId).executeTakeFirst();

interface WrittenRascunho {
  reservaId: string;
  dono: string;
  dados: DadosRascunho;
  /** The version that the writer has seen; 0 for none. */
  seen: number;
}

/** Writes a draft as the version after the one seen; undefined, and nothing written, where a newer one stands. */
export const upsertRascunho = (
  tx: Tx,
  { reservaId, dono, dados, seen }: WrittenRascunho,
): Promise<Pick<RascunhoRow, 'versao' | 'atualizado_em'> | undefined> =>
  tx
    .insertInto('reserva_rascunho')
    .values({
      reserva_id: reservaId,
      dono,
      dados: JSON.stringify(dados),
      versao: seen + 1,
      atualizado_em: sql<Date>`now()`,
    })
    .onConflict((old) =>
      old
        .column('reserva_id')
        .doUpdateSet((eb) => ({
          dados: eb.ref('excluded.dados'),
          versao: eb.ref('excluded.versao'),
          atualizado_em: eb.ref('excluded.atualizado_em'),
        }))
        .where('reserva_rascunho.versao', '<=', seen),
    )
    .returning(['versao', 'atualizado_em'])
    .executeTakeFirst();

/** Deletes the draft of a hold. */
export const forgetRascunho = (tx: Tx, reservaId: string): Promise<unknown> =>
  tx.deleteFrom('reserva_rascunho').where('reserva_id', '=', reservaId).execute();

/** Deletes every draft of a person. */
export const forgetRascunhos = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('reserva_rascunho').where('dono', '=', dono).execute();

/** The drafts of a person, for a copy of their data. */
export async function listRascunhos(reader: Reader, dono: string): Promise<RascunhoExportado[]> {
  const rows = await reader
    .selectFrom('reserva_rascunho')
    .select(['reserva_id', 'dados', 'atualizado_em'])
    .where('dono', '=', dono)
    .orderBy('reserva_id')
    .execute();
  return rows.map(({ reserva_id, dados, atualizado_em }) => ({
    reservaId: reserva_id,
    atualizadoEm: atualizado_em.toISOString(),
    dados,
  }));
}

/** Deletes the drafts whose hold has ended and those that nobody has changed for an hour. */
export const sweepRascunhos = (reader: Reader): Promise<unknown> =>
  sql`
    delete from reserva_rascunho d using reserva r
    where r.id = d.reserva_id
      and (r.situacao <> 'ativa' or r.expira_em <= now() or d.atualizado_em < now() - interval '1 hour')`.execute(
    reader,
  );
