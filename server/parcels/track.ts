import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Rastreio } from '../../src/domain/wire/encomendas';
import type { Catalogue } from '../catalogue/catalogue';
import type { Database, Reader } from '../database/database';
import { notFound, Problem } from '../http/problem';
import { findParcel } from './parcelRows';
import { toRastreio } from './parcelView';

/** Wrong guesses at one code, from anywhere, until it answers nobody for a while. */
const PALPITES = 8;
const JANELA_MIN = 15;

const unknown = () =>
  notFound(
    'RASTREIO_NAO_ENCONTRADO',
    'Não encontramos uma encomenda com este código e estes 4 dígitos. Confira os dois.',
  );

/**
 * How a parcel stands, for who knows its code and the last four of a document of one of the two people. A code that
 * does not exist and digits that are wrong are told in the same words and counted the same way, whoever asks.
 */
export async function trackParcel(
  { db }: Pick<Database, 'db'>,
  catalogue: Catalogue,
  codigo: string,
  final: string,
): Promise<Rastreio> {
  await refuseGuessing(db, codigo);
  const parcel = await findParcel(db, codigo);
  const finals = parcel ? [parcel.row.final_remetente, parcel.row.final_destinatario] : [];
  if (parcel && finals.includes(final.toUpperCase())) return toRastreio(db, parcel, catalogue);
  await db.insertInto('encomenda_palpite').values({ id: v7(), codigo }).execute();
  throw unknown();
}

async function refuseGuessing(db: Reader, codigo: string): Promise<void> {
  const { palpites } = await db
    .selectFrom('encomenda_palpite')
    .select((eb) => eb.fn.countAll<string>().as('palpites'))
    .where('codigo', '=', codigo)
    .where('em', '>', sql<Date>`now() - make_interval(mins => ${JANELA_MIN}::int)`)
    .executeTakeFirstOrThrow();
  if (Number(palpites) < PALPITES) return;
  const mensagem = `Muitas tentativas com este código. Espere ${JANELA_MIN} minutos e tente de novo.`;
  // The code is shut, whoever asks: a 429 would be taken for a hiccup, and its words left unread.
  throw new Problem(409, { codigo: 'MUITAS_TENTATIVAS', mensagem }, {}, { 'retry-after': String(JANELA_MIN * 60) });
}
