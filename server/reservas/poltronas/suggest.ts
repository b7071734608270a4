import { suggestTrocas, type Troca } from '../../../src/domain/compra/poltronasJuntas';
import type { Tx } from '../../platform/database/database';
import type { Layout } from '../../viagens/catalogue';
import { findTakenByOthers, type PoltronasOnLegs } from './ocupacaoRepository';

/** Free seats of the same classes in the place of those that somebody else has, as the departure stands now. */
export async function suggestInstead(
  tx: Tx,
  reservaId: string,
  part: PoltronasOnLegs & { layout: Layout },
  perdidas: readonly number[],
): Promise<Troca[]> {
  // The seats that this attempt has taken count as free: they are about to be rolled back.
  return suggestBeside(part, await findTakenByOthers(tx, reservaId, part), perdidas);
}

/** The same beside the seats that are known to be taken. */
export function suggestBeside(
  part: PoltronasOnLegs & { layout: Layout },
  taken: ReadonlySet<number>,
  perdidas: readonly number[],
): Troca[] {
  const assentos = part.layout.poltronas.map((poltrona) => ({ ...poltrona, livre: !taken.has(poltrona.numero) }));
  return suggestTrocas(assentos, { perdidas, mantidas: part.poltronas.filter((numero) => !perdidas.includes(numero)) });
}
