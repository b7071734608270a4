import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { Conta } from '../../src/domain/wire/conta/conta';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { deleteSessao } from './operadora/sessaoPraxioRepository';
import { deleteTrocaEmail } from './email/trocaEmailRepository';

export type ContaRow = Selectable<Tables['conta']>;

/** An account to be inserted, with every value normalized. */
export interface ContaToInsert {
  cognitoId: string;
  email: string;
  cpf: string;
  nome: string;
  dataNascimento: string;
  celular: string;
  provedorTipo: number;
  termosVersao: number;
}

/** The canonical form of an address. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** The owner's view of an account; null for a deleted one. */
export function toConta(row: ContaRow): Conta | null {
  const { cpf, data_nascimento, celular } = row;
  if (cpf === null || data_nascimento === null || celular === null) return null;
  return {
    id: row.id,
    nome: row.nome,
    email: row.email,
    cpf,
    dataNascimento: data_nascimento,
    celular,
    provedorTipo: row.provedor_tipo,
    criadoEm: row.criado_em.toISOString(),
  };
}

type UniqueColumn = 'cognito_id' | 'email_norm' | 'cpf';

/** The account with a value in a unique column, or undefined. */
export const findConta = (reader: Reader, column: UniqueColumn, value: string): Promise<ContaRow | undefined> =>
  reader.selectFrom('conta').selectAll().where(column, '=', value).executeTakeFirst();

/** A person's account, locked until the transaction ends; undefined where there is none. */
export const lockConta = (tx: Tx, cognitoId: string): Promise<ContaRow | undefined> =>
  tx.selectFrom('conta').selectAll().where('cognito_id', '=', cognitoId).forUpdate().executeTakeFirst();

/** Inserts an account; null where one of the same person, CPF or e-mail exists: the constraints decide. */
export async function insertConta(tx: Reader, conta: ContaToInsert): Promise<ContaRow | null> {
  const row = await tx
    .insertInto('conta')
    .values({
      id: v7(),
      cognito_id: conta.cognitoId,
      email: conta.email.trim(),
      email_norm: normalizeEmail(conta.email),
      cpf: conta.cpf,
      nome: conta.nome,
      data_nascimento: conta.dataNascimento,
      celular: conta.celular,
      provedor_tipo: conta.provedorTipo,
      termos_versao: conta.termosVersao,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes name, birth date and telephone number of a locked account. */
export const updateConta = (
  tx: Tx,
  id: string,
  { nome, dataNascimento, celular }: Pick<ContaToInsert, 'nome' | 'dataNascimento' | 'celular'>,
): Promise<ContaRow> =>
  tx
    .updateTable('conta')
    .set({ nome, data_nascimento: dataNascimento, celular })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes the address. */
export const setEmailOfConta = (tx: Tx, id: string, email: string): Promise<unknown> =>
  tx
    .updateTable('conta')
    .set({ email, email_norm: normalizeEmail(email) })
    .where('id', '=', id)
    .execute();

/** Deletes an account's personal data; the row stays for the orders that name it. */
export async function anonymizeConta(tx: Tx, { id, cognito_id }: ContaRow): Promise<void> {
  await deleteTrocaEmail(tx, id);
  if (cognito_id !== null) await deleteSessao(tx, cognito_id);
  await tx
    .updateTable('conta')
    .set({
      cognito_id: null,
      email: '',
      email_norm: null,
      cpf: null,
      nome: 'Conta excluída',
      data_nascimento: null,
      celular: null,
      excluido_em: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}
