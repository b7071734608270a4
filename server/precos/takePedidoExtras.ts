import type { Tx } from '../platform/database/database';
import { conflict } from '../platform/http/problem';
import type { ReservaDetalhada } from '../reservas/inventory';
import type { PricedReserva } from './priceReserva';
import { freeExtras, takeUse, takeVagas } from './takeExtras';

/**
 * Takes the benefits and the coupon of a price until the end of its reserva; those of an earlier version of the pedido are
 * freed first. Throws 409 where another buyer took one since the price was read.
 */
export async function takeExtras(
  tx: Tx,
  { id, dono, expiraEm }: ReservaDetalhada,
  priced: PricedReserva,
): Promise<void> {
  await freeExtras(tx, id);
  if (priced.cupom) {
    const { codigo, limite_total: limiteTotal, limite_pessoa: limitePessoa } = priced.cupom.cupom;
    const taken = await takeUse(tx, id, { codigo, dono, limiteTotal, limitePessoa }, expiraEm);
    if (!taken) throw conflict('CUPOM_ESGOTADO', 'Este cupom não está mais disponível.');
  }
  const wanted = priced.itens.flatMap(({ poltrona: seated, regra }) => {
    if (!regra || regra.vagas === null) return [];
    const { beneficio, faixa, vagas } = regra;
    return [
      {
        partidaId: seated.viagemId,
        trecho: seated.trecho,
        poltrona: seated.poltrona,
        beneficio,
        faixa,
        vagas,
      },
    ];
  });
  if (await takeVagas(tx, id, wanted, expiraEm)) {
    throw conflict(
      'BENEFICIO_ESGOTADO',
      'Os lugares com benefício desta viagem acabaram de se esgotar. Confira o novo preço.',
    );
  }
}
