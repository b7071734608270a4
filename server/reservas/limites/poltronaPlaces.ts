import { t } from '../../../src/words/t';
import type { Tx } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import type { NewHold } from './holdCeilings';
import { countPoltronasByPartida, findOtherLugares, freeRestedLugares, takeLugares } from './vagaRepository';

/**
 * Gives each seat of a new reserva one of its holder's places on that departure. A place is free again at once where its
 * reserva was paid; where it was not, after a rest, so that nobody keeps seats by holding them again and again. Two
 * concurrent requests never get the same place.
 */
export async function takePoltronaPlaces(tx: Tx, hold: NewHold): Promise<void> {
  const rows = await countPoltronasByPartida(tx, hold.reservaId);
  for (const { partidaId, poltronas } of rows) await takeOn(tx, hold, partidaId, poltronas);
}

async function takeOn(tx: Tx, hold: NewHold, partidaId: string, poltronas: number): Promise<void> {
  const { dono, reservaId, tetos } = hold;
  await freeRestedLugares(tx, dono, partidaId);
  let missing = poltronas;
  // A turn that takes nothing found no free place; one that takes fewer lost some to a concurrent request.
  for (let turn = 0; missing > 0 && turn <= tetos.poltronasPorPartida; turn += 1) {
    const place = { dono, reservaId, partidaId };
    const { livres, tomados } = await takeLugares(tx, place, tetos.poltronasPorPartida, missing);
    missing -= tomados;
    if (missing > 0 && livres === 0) break;
  }
  if (missing > 0) throw await tooManyPoltronas(tx, hold, partidaId);
}

/** The refusal, with what to do: pay or release live reservas, or wait for the places that rest. */
async function tooManyPoltronas(tx: Tx, { dono, reservaId, tetos }: NewHold, partidaId: string): Promise<Problem> {
  const { vivas, esperaS } = await findOtherLugares(tx, { dono, reservaId, partidaId });
  const { poltronasPorPartida: teto } = tetos;
  if (esperaS === null) {
    const mensagem = t(
      'Você já reservou {n} poltronas desta viagem. São no máximo {teto} poltronas sem pagamento por viagem. Pague ou libere uma reserva para escolher outras.',
      { n: vivas, teto },
    );
    return new Problem(409, { codigo: 'LIMITE_NA_VIAGEM', mensagem });
  }
  const mensagem = t(
    'Reservas suas nesta viagem terminaram sem pagamento. São no máximo {teto} poltronas sem pagamento por viagem. Tente de novo em {n, plural, =1 {1 minuto} other {{n} minutos}}, ou pague as que ainda valem.',
    { n: Math.max(1, Math.ceil(esperaS / 60)), teto },
  );
  const headers = { 'retry-after': String(Math.max(1, esperaS)) };
  return new Problem(409, { codigo: 'LIMITE_NA_VIAGEM', mensagem }, {}, headers);
}
