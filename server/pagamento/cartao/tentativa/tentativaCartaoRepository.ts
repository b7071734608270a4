import { sql, type Selectable } from 'kysely';
import type { TipoCartao } from '../../../../src/domain/pagamento/cartao';
import type { MetodoCarteira } from '../../../../src/domain/wire/pagamento/carteira';
import type { Reader, Tx } from '../../../platform/database/database';
import type { Tables } from '../../../platform/database/tables';
import { someRow, type Due } from '../../../platform/jobs/someRow';
import { isFree } from '../../../platform/jobs/steps';
import type { SituacaoCobrancaCartao } from '../tables';

/** An attempt to pay by card, and what the database's clock says of it. */
export type AttemptRow = Selectable<Tables['cobranca_cartao']> & {
  /** The time for the bank's challenge is over. */
  desafioVencido: boolean;
  /** Milliseconds left to answer the bank's challenge; 0 without one. */
  desafioRestanteMs: number;
  /** Seconds since the money was asked for; 0 while it was not. */
  esperaSegundos: number;
};

/** States of an attempt that may still take money. */
export const OPEN_ATTEMPTS: readonly SituacaoCobrancaCartao[] = ['criada', 'desafio', 'autorizando'];

interface NewTentativa {
  id: string;
  pedidoId: string;
  tentativa: number;
  /** Our name for it at the acquirer. */
  chave: string;
  tipo: TipoCartao;
  parcelas: number;
  /** Integer centavos. */
  valorCentavos: number;
  /** Null for a wallet's card, whose token the acquirer gives later ({@link giveToken}). */
  token: string | null;
  tokenHash: string;
  carteira: MetodoCarteira | null;
  /** The saved card at the acquirer; null for a typed one. */
  cofre: string | null;
  /** Keep the card once it has paid. */
  guardar: boolean;
  nonce: string;
  retorno: string;
  /** The browser as JSON. */
  dispositivo: string;
}

const attempts = (reader: Reader) =>
  reader
    .selectFrom('cobranca_cartao')
    .selectAll()
    .select([
      sql<boolean>`coalesce(desafio_ate <= now(), false)`.as('desafioVencido'),
      sql<number>`greatest(0, coalesce(extract(epoch from desafio_ate - now()) * 1000, 0))::int`.as(
        'desafioRestanteMs',
      ),
      sql<number>`coalesce(extract(epoch from now() - enviada_em), 0)::float8`.as('esperaSegundos'),
    ]);

/** One attempt by its id. */
export const findAttempt = (reader: Reader, id: string): Promise<AttemptRow | undefined> =>
  attempts(reader).where('id', '=', id).executeTakeFirst();

/** The attempt of a pedido that was begun last. */
export const latestAttempt = (reader: Reader, pedidoId: string): Promise<AttemptRow | undefined> =>
  attempts(reader).where('pedido_id', '=', pedidoId).orderBy('tentativa', 'desc').limit(1).executeTakeFirst();

/** True while money may still come by card: until then no seat is released. */
export async function hasOpenAttempt(reader: Reader, pedidoId: string): Promise<boolean> {
  const open = await reader
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', OPEN_ATTEMPTS)
    .executeTakeFirst();
  return open !== undefined;
}

/** The ids of the open attempts of a pedido. */
export async function listOpenTentativas(reader: Reader, pedidoId: string): Promise<string[]> {
  const open = await reader
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', OPEN_ATTEMPTS)
    .execute();
  return open.map(({ id }) => id);
}

/** True while the acquirer was asked for the money of a pedido and its answer is still to come. */
export async function hasTentativaAutorizando(reader: Reader, pedidoId: string): Promise<boolean> {
  const asked = await reader
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', '=', 'autorizando')
    .executeTakeFirst();
  return asked !== undefined;
}

/** The latest attempt of a pedido; `ocupada` while somebody asks the acquirer about it. */
export const findLastTentativa = (
  reader: Reader,
  pedidoId: string,
): Promise<{ tentativa: number; situacao: SituacaoCobrancaCartao; ocupada: boolean } | undefined> =>
  reader
    .selectFrom('cobranca_cartao')
    .select(['id', 'tentativa', 'situacao', sql<boolean>`coalesce(ocupada_ate > now(), false)`.as('ocupada')])
    .where('pedido_id', '=', pedidoId)
    .orderBy('tentativa', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Attempts to be looked at that no sweeper works on, those that waited longest first. Age limits only the attempts that
 * are over: an open one keeps seats, and one that is only reserved is not paid yet.
 */
export const listDueTentativas = (
  reader: Reader,
  { lateHours, limit }: { lateHours: number; limit: number },
): Promise<{ id: string; pedido_id: string; situacao: SituacaoCobrancaCartao }[]> =>
  dueTentativas(reader, lateHours).orderBy('consultar_em').limit(limit).execute();

/** SQL: whether {@link listDueTentativas} finds one. */
export const hasDueTentativas = (reader: Reader, lateHours: number): Due => someRow(dueTentativas(reader, lateHours));

const dueTentativas = (reader: Reader, lateHours: number) =>
  reader
    .selectFrom('cobranca_cartao')
    .select(['id', 'pedido_id', 'situacao'])
    .where('consultar_em', '<=', sql<Date>`now()`)
    .where((eb) =>
      eb.or([
        eb('situacao', 'in', ['criada', 'desafio', 'autorizando', 'autorizada']),
        eb('criado_em', '>', sql<Date>`now() - make_interval(hours => ${lateHours})`),
      ]),
    )
    .where(isFree('cartao', sql`cobranca_cartao.id::text`));

/** Begins an attempt, due at once. @returns false where its token was used by an attempt before, of whatever pedido. */
export async function insertTentativa(tx: Tx, nova: NewTentativa): Promise<boolean> {
  const begun = await tx
    .insertInto('cobranca_cartao')
    .values({
      token_hash: nova.tokenHash,
      id: nova.id,
      pedido_id: nova.pedidoId,
      tentativa: nova.tentativa,
      tipo: nova.tipo,
      parcelas: nova.parcelas,
      token: nova.token,
      carteira: nova.carteira,
      cofre: nova.cofre,
      guardar: nova.guardar,
      retorno: nova.retorno,
      chave: nova.chave,
      valor_centavos: nova.valorCentavos,
      nonce: nova.nonce,
      dispositivo: nova.dispositivo,
      consultar_em: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('token_hash').where('token_hash', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Writes the acquirer's token of a wallet's card down. @returns false where the attempt is over or has one already. */
export async function giveToken(tx: Tx, id: string, token: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cobranca_cartao')
    .set({ token })
    .where('id', '=', id)
    .where('situacao', '=', 'criada')
    .where('token', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Gives up the attempt of a pedido that has not asked for money yet.
 * @returns its authentication, to be ended at the bank too; null where there is none.
 */
export async function abandonTentativa(tx: Tx, pedidoId: string): Promise<string | null> {
  const left = await tx
    .updateTable('cobranca_cartao')
    .set({
      situacao: 'abandonada',
      token: null,
      cofre: null,
      guardar: false,
      consultar_em: null,
      atualizado_em: sql`now()`,
    })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criada', 'desafio'])
    .returning('autenticacao_id')
    .executeTakeFirst();
  return left?.autenticacao_id ?? null;
}
