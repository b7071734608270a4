import type { Reader } from '../../platform/database/database';
import { listMudadas } from '../../viagens/operacao/mudancaRepository';
import type { ReservaDetalhada } from '../inventory';

/** A person by the seat of a reserva; without `trecho` it is of the first part. */
interface PorPoltrona {
  trecho?: number | undefined;
  poltrona: number;
}

/**
 * People of a reserva by the seats that they have now: a form that was opened before a change of coaches still names the
 * old ones. Nothing is asked of the database where every seat is one of the reserva.
 */
export async function followPoltronas<P extends PorPoltrona>(
  reader: Reader,
  { id, trechos }: ReservaDetalhada,
  people: readonly P[],
): Promise<P[]> {
  const isHeld = (trecho: number, numero: number): boolean =>
    trechos.some(({ n, itens }) => n === trecho && itens.some(({ poltrona }) => poltrona === numero));
  const isKnown = ({ trecho = 0, poltrona }: PorPoltrona): boolean => isHeld(trecho, poltrona);
  if (people.every(isKnown)) return [...people];
  const mudadas = await listMudadas(reader, id);
  return people.map((one) => {
    if (isKnown(one)) return one;
    const moved = mudadas.find(({ trecho, original }) => trecho === (one.trecho ?? 0) && original === one.poltrona);
    return moved ? { ...one, poltrona: moved.para } : one;
  });
}
