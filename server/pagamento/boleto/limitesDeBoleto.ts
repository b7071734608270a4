import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { countPoltronasByPartida } from '../../reservas/limites/vagaRepository';
import { countUnpaidBoletos } from './boletoRepository';
import { takeLugares, takeVaga } from './lugaresDeBoletoRepository';

/** Open boletos of a person; the table's check allows no more. */
const BOLETOS_POR_PESSOA = 2;
/** Seats of a departure that wait for boletos, of all people together; the table's check allows no more. */
const POLTRONAS_POR_PARTIDA = 10;
/** Boletos that a person may leave unpaid within as many days. */
const SEM_PAGAMENTO = { boletos: 3, dias: 30 };

const OUTRO_MEIO = 'Pague com Pix ou cartão.';

interface Places {
  dono: string;
  boletoId: string;
  reservaId: string;
}

/**
 * Takes the places of a new boleto: one of its person, one of the departure for each seat. A boleto holds seats for days without
 * any money, so nobody fills a coach with them: neither one person nor many. Throws 409 where there are not enough; two
 * concurrent requests never get the same place.
 */
export async function takeBoletoPlaces(tx: Tx, places: Places): Promise<void> {
  const { dono, boletoId } = places;
  if ((await countUnpaidBoletos(tx, dono, SEM_PAGAMENTO.dias)) >= SEM_PAGAMENTO.boletos) {
    throw conflict(
      'BOLETOS_SEM_PAGAMENTO',
      `${SEM_PAGAMENTO.boletos} boletos seus venceram sem pagamento nos últimos ${SEM_PAGAMENTO.dias} dias. ${OUTRO_MEIO}`,
    );
  }
  const tooMany = () =>
    conflict(
      'LIMITE_DE_BOLETOS',
      `Você já tem ${BOLETOS_POR_PESSOA} boletos em aberto. Pague um deles, ou pague com Pix ou cartão.`,
    );
  await takeAll(1, () => takeVaga(tx, dono, boletoId, BOLETOS_POR_PESSOA), tooMany);
  await takeOfPartidas(tx, places);
}

async function takeOfPartidas(tx: Tx, { boletoId, reservaId }: Places): Promise<void> {
  const full = () =>
    conflict('BOLETOS_NA_VIAGEM', `Muitas poltronas desta viagem já esperam o pagamento de boletos. ${OUTRO_MEIO}`);
  for (const { partidaId, poltronas } of await countPoltronasByPartida(tx, reservaId)) {
    const takeSome = (missing: number) =>
      takeLugares(tx, { boletoId, partidaId, lugares: POLTRONAS_POR_PARTIDA, poltronas: missing });
    await takeAll(poltronas, takeSome, full);
  }
}

/** A turn that takes nothing found no free place; one that takes fewer lost some to a concurrent request. */
async function takeAll(
  wanted: number,
  takeSome: (missing: number) => Promise<{ livres: number; tomados: number }>,
  refusal: () => Error,
): Promise<void> {
  for (let missing = wanted; missing > 0;) {
    const { livres, tomados } = await takeSome(missing);
    missing -= tomados;
    if (missing > 0 && livres === 0) throw refusal();
  }
}
