import type { Tx } from '../../platform/database/database';
import type { ItemWithExtras } from '../beneficioRepository';
import type { VagaDaPoltrona } from '../vagaDaPoltronaRepository';
import { listOfertas, type WantedAdicional } from './adicionalVagaRepository';
import { takeAdicionais } from './takeAdicionais';

/**
 * Takes again, for good, the places of sold extras that lapsed before their money came. False where one is gone, or is no
 * longer sold.
 * @param confirmed the places that the reserva still had.
 */
export async function secureAdicionais(
  tx: Tx,
  reservaId: string,
  itens: readonly ItemWithExtras[],
  confirmed: readonly VagaDaPoltrona[],
): Promise<boolean> {
  const missing = itens.flatMap((item) => missingOf(item, confirmed));
  if (missing.length === 0) return true;
  const ofertas = await listOfertas(tx);
  const wanted = missing.map((one): WantedAdicional => ({
    ...one,
    limite: ofertas.find(({ tipo }) => tipo === one.tipo)?.porPartida ?? 0,
  }));
  return takeAdicionais(tx, reservaId, wanted, null);
}

function missingOf(
  { viagem_id: partidaId, trecho, poltrona, adicionais }: ItemWithExtras,
  confirmed: readonly VagaDaPoltrona[],
): Omit<WantedAdicional, 'limite'>[] {
  return adicionais.flatMap(({ tipo, quantidade }) => {
    const kept = confirmed.filter(
      (one) => one.tipo === tipo && one.trecho === trecho && one.poltrona === poltrona,
    ).length;
    return kept < quantidade ? [{ partidaId, trecho, poltrona, tipo, quantidade: quantidade - kept }] : [];
  });
}
