import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database';
import { lockViagem, takenBetween } from './poltronasDaViagem';
import { findViagem } from './rede/viagem';
import { poltronasDe } from './rede/veiculo';

export type Balcao = ReturnType<typeof createBalcao>;

/** A counter of the operator, which sells seats of its departures without asking us. */
export function createBalcao({ transaction }: Database) {
  let lastSeen: string | null = null;
  return {
    /** Remembers the departure whose seats somebody looked at last. */
    see: (idViagem: string): void => void (lastSeen = idViagem),

    /**
     * Sells a seat of a departure over its whole way: the one that is named, else any free one.
     * @param idViagem by default the departure whose seats somebody looked at last.
     * @returns the position that was sold; null where there is none to sell.
     */
    sell: (idViagem = lastSeen ?? '', poltrona?: number): Promise<{ idViagem: string; poltrona: number } | null> =>
      transaction(async (tx) => {
        const viagem = findViagem(idViagem);
        const [first, last] = [viagem?.linha.paradas[0], viagem?.linha.paradas.at(-1)];
        if (!viagem || !first || !last) return null;
        await lockViagem(tx, idViagem);
        const legs = { origem: first.localidade, destino: last.localidade };
        const free = poltronasDe(viagem, await takenBetween(tx, viagem, legs)).filter(({ Situacao }) => Situacao === 0);
        const chosen = free.map(({ NumeroPoltrona }) => Number(NumeroPoltrona));
        const sold = poltrona ?? chosen[randomInt(Math.max(1, chosen.length))];
        if (sold === undefined || !chosen.includes(sold)) return null;
        await tx
          .insertInto('sandbox_praxio_venda')
          .values({
            chave: `balcao:${randomUUID()}`,
            num_passagem: randomInt(1, 2 ** 31),
            id_viagem: idViagem,
            poltrona: sold,
            ...legs,
            valor_centavos: 10_000,
          })
          .execute();
        return { idViagem, poltrona: sold };
      }),
  };
}
