import type { AdicionalVendido } from '../../../src/domain/compra/adicionais/adicionais';
import type { Reader, Tx } from '../../platform/database/database';
import { insideSavepoint } from '../../platform/database/savepoint';
import { readRoom, type Room } from '../../precos/adicionais/adicionalVagaRepository';
import { takeAdicionais } from '../../precos/adicionais/takeAdicionais';
import type { ReservaDetalhada } from '../../reservas/inventory';
import type { SoldBilhete } from '../soldBilhete';

/** The extras that go along, and those whose money comes back. */
export interface AdicionaisDaTroca {
  levados: AdicionalVendido[];
  devolvidos: AdicionalVendido[];
}

const NONE: AdicionaisDaTroca = { levados: [], devolvidos: [] };

/** A kind goes along whole where the departure has room for all of it; else all of its money comes back. */
function part(adicionais: readonly AdicionalVendido[], room: Room): AdicionaisDaTroca {
  const fits = ({ tipo, quantidade }: AdicionalVendido) => (room.get(tipo)?.livres ?? 0) >= quantidade;
  return { levados: adicionais.filter(fits), devolvidos: adicionais.filter((one) => !fits(one)) };
}

/**
 * Parts the extras of a ticket into those that go along to another departure, at the price that was paid, and those whose
 * money comes back.
 */
export async function partAdicionais(
  reader: Reader,
  { item: { adicionais } }: SoldBilhete,
  partidaId: string,
): Promise<AdicionaisDaTroca> {
  return adicionais.length === 0 ? NONE : part(adicionais, await readRoom(reader, partidaId));
}

/**
 * The same for a held seat of that departure, and takes the places of what goes along until the hold ends; a kind whose
 * places rivals take at the same moment comes back.
 */
export async function carryAdicionais(
  tx: Tx,
  { item: { adicionais } }: SoldBilhete,
  { id, expiraEm, trechos: [trecho] }: ReservaDetalhada,
): Promise<AdicionaisDaTroca> {
  const [seat] = trecho?.itens ?? [];
  if (adicionais.length === 0 || !trecho || !seat) return NONE;
  const room = await readRoom(tx, trecho.viagemId);
  const carried: AdicionalVendido[] = [];
  for (const one of part(adicionais, room).levados) {
    const { tipo, quantidade } = one;
    const place = { partidaId: trecho.viagemId, trecho: trecho.n, poltrona: seat.poltrona };
    const wanted = { ...place, tipo, quantidade, limite: room.get(tipo)?.limite ?? 0 };
    const done = await insideSavepoint(
      tx,
      'adicional',
      async () => (await takeAdicionais(tx, id, [wanted], expiraEm)) || null,
    );
    if (done !== null) carried.push(one);
  }
  return { levados: carried, devolvidos: adicionais.filter((one) => !carried.includes(one)) };
}
