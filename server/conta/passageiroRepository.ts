import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import { isDocumento, mensagemDocumento, normalizeDocumento } from '../../src/domain/documentoNumero';
import { tiposDocumento } from '../../src/domain/documento';
import { normalizeNome } from '../../src/domain/nome';
import type { NovoPassageiroSalvo, PassageiroSalvo } from '../../src/domain/wire/passageiros';
import { MAXIMO_PASSAGEIROS_SALVOS } from '../../src/domain/constantes';
import type { Database, Reader, Tx } from '../platform/database/database';
import { codeOf } from '../platform/database/retry';
import { badRequest, conflict, notFound } from '../platform/http/problem';
import type { Tables } from '../platform/database/tables';
import { isUuid } from '../platform/http/uuid';

type Row = Selectable<Tables['passageiro_salvo']>;

const UNIQUE_VIOLATION = '23505';
const alreadySaved = () => conflict('PASSAGEIRO_JA_SALVO', 'Já há um passageiro salvo com este documento.');
const missing = () => notFound('PASSAGEIRO_NAO_ENCONTRADO', 'Passageiro não encontrado.');

/** Somebody's saved passengers, by name. */
export const listPassageiros = async (reader: Reader, dono: string): Promise<PassageiroSalvo[]> =>
  (
    await reader
      .selectFrom('passageiro_salvo')
      .selectAll()
      .where('dono', '=', dono)
      .orderBy('nome')
      .orderBy('id')
      .execute()
  ).map(toWire);

/** Keeps one more, at the first of the twenty places that is free; where another request took it, at the next. */
export async function savePassageiro({ transaction }: Database, dono: string, novo: NovoPassageiroSalvo) {
  const columns = toColumns(novo);
  const insert = (vaga: number) => (tx: Tx) =>
    tx
      .insertInto('passageiro_salvo')
      .values({ id: v7(), dono, vaga, ...columns })
      .onConflict((conflict) => conflict.columns(['dono', 'vaga']).doNothing())
      .returningAll()
      .executeTakeFirst();
  for (;;) {
    const vaga = await transaction((tx) => firstFree(tx, dono));
    if (vaga === null) {
      const mensagem = `Você já tem ${MAXIMO_PASSAGEIROS_SALVOS} passageiros salvos. Exclua um para salvar outro.`;
      throw conflict('LIMITE_DE_PASSAGEIROS', mensagem);
    }
    const row = await onlyOnce(() => transaction(insert(vaga)));
    if (row) return toWire(row);
  }
}

export async function changePassageiro({ db }: Database, dono: string, id: string, novo: NovoPassageiroSalvo) {
  if (!isUuid(id)) throw missing();
  const columns = toColumns(novo);
  const row = await onlyOnce(() =>
    db
      .updateTable('passageiro_salvo')
      .set(columns)
      .where('id', '=', id)
      .where('dono', '=', dono)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) throw missing();
  return toWire(row);
}

export async function deletePassageiro({ db }: Database, dono: string, id: string): Promise<void> {
  if (!isUuid(id)) throw missing();
  const { numDeletedRows } = await db
    .deleteFrom('passageiro_salvo')
    .where('id', '=', id)
    .where('dono', '=', dono)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw missing();
}

/** The account ends: nobody travels with anybody any more. */
export const forgetPassageiros = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('passageiro_salvo').where('dono', '=', dono).execute();

/** The document is the person's: the key says so, not a read before the write. */
async function onlyOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw codeOf(error) === UNIQUE_VIOLATION ? alreadySaved() : error;
  }
}

async function firstFree(tx: Tx, dono: string): Promise<number | null> {
  const { rows } = await sql<{ vaga: number }>`
    select g as vaga from generate_series(1, ${MAXIMO_PASSAGEIROS_SALVOS}::int) g
    where not exists (select 1 from passageiro_salvo p where p.dono = ${dono} and p.vaga = g)
    order by g limit 1`.execute(tx);
  return rows[0]?.vaga ?? null;
}

function toColumns({ nome, documento, dataNascimento, celular }: NovoPassageiroSalvo) {
  if (!isDocumento(documento.tipo, documento.numero)) {
    throw badRequest('DOCUMENTO_INVALIDO', mensagemDocumento(documento.tipo), 'documento.numero');
  }
  return {
    nome: normalizeNome(nome),
    documento_tipo: documento.tipo,
    documento: normalizeDocumento(documento.numero),
    data_nascimento: dataNascimento,
    celular: celular ?? null,
  };
}

const toWire = ({ id, nome, documento_tipo, documento, data_nascimento, celular }: Row): PassageiroSalvo => ({
  id,
  nome,
  documento: {
    tipo: Object.values(tiposDocumento).find((tipo) => tipo === documento_tipo) ?? tiposDocumento.rg,
    numero: documento,
  },
  dataNascimento: data_nascimento,
  ...(celular !== null && { celular }),
});
