import type { Rastreio } from '../../src/domain/wire/encomendas';
import type { Catalogue } from '../viagens/catalogue';
import type { Database } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import { guesserOf, recordGuess, refuseGuessing } from './guesses';
import { findParcel } from './parcelRows';
import { toRastreio } from './parcelView';

const unknown = () =>
  notFound(
    'RASTREIO_NAO_ENCONTRADO',
    'Não encontramos uma encomenda com este código e estes 4 dígitos. Confira os dois.',
  );

/** What somebody says to follow a parcel, and the address that they say it from. */
export interface TrackRequest {
  codigo: string;
  /** The last four of a document. */
  final: string;
  ip: string;
}

/**
 * How a parcel stands, for who knows its code and the last four of a document of one of the two people. A code that
 * does not exist and digits that are wrong are told in the same words and counted the same way.
 */
export async function trackParcel(
  { db }: Pick<Database, 'db'>,
  catalogue: Catalogue,
  { codigo, final, ip }: TrackRequest,
): Promise<Rastreio> {
  const quem = guesserOf(ip);
  await refuseGuessing(db, codigo, quem);
  const parcel = await findParcel(db, codigo);
  const finals = parcel ? [parcel.row.final_remetente, parcel.row.final_destinatario] : [];
  if (parcel && finals.includes(final.toUpperCase())) return toRastreio(db, parcel, catalogue);
  await recordGuess(db, codigo, quem);
  throw unknown();
}
