import type { Rastreio } from '../../../src/domain/wire/encomendas/encomendas';
import type { Catalogue } from '../../viagens/catalogue';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import { guesserOf, refuseGuessing } from './guesses';
import { recordGuess } from './palpiteRepository';
import { findEncomenda } from '../encomendaRepository';
import { toRastreio } from '../encomendaView';

const unknown = () =>
  notFound(
    'RASTREIO_NAO_ENCONTRADO',
    'Não encontramos uma encomenda com este código e estes 4 dígitos. Confira os dois.',
  );

/** A request to follow a parcel, and the network address that it came from. */
export interface TrackRequest {
  codigo: string;
  /** The last four of a document. */
  final: string;
  ip: string;
}

/**
 * The state of a parcel, by its code and the last four digits of the sender's or the receiver's document. An unknown code
 * and wrong digits get the same answer and count as the same wrong guess.
 */
export async function trackEncomenda(
  { db }: Pick<Database, 'db'>,
  catalogue: Catalogue,
  { codigo, final, ip }: TrackRequest,
): Promise<Rastreio> {
  const quem = guesserOf(ip);
  await refuseGuessing(db, codigo, quem);
  const encomenda = await findEncomenda(db, codigo);
  const finals = encomenda ? [encomenda.row.final_remetente, encomenda.row.final_destinatario] : [];
  if (encomenda && finals.includes(final.toUpperCase())) return toRastreio(db, encomenda, catalogue);
  await recordGuess(db, codigo, quem);
  throw unknown();
}
