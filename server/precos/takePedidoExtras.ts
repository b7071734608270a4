import { msg } from '../../src/words/t';
import type { Tx } from '../platform/database/database';
import { conflict } from '../platform/http/problem';
import type { ReservaDetalhada } from '../reservas/inventory';
import type { PricedPoltrona } from './pricePedido';
import type { PricedReserva } from './priceReserva';
import { lockCupom } from './cupons/cupomRepository';
import { takeAdicionais } from './adicionais/takeAdicionais';
import { takeUse, takeVagas } from './takeExtras';

/**
 * Takes the benefits, the extras and the coupon of a price until the end of its reserva. Throws 409 where another buyer took one since the price was read.
 */
export async function takeExtras(
  tx: Tx,
  { id, dono, expiraEm }: ReservaDetalhada,
  priced: PricedReserva,
): Promise<void> {
  if (priced.cupom) {
    const { codigo } = priced.cupom.cupom;
    // Its staff may have paused it since the price was read; money that has come keeps the use that it was promised.
    const isOpen = (await lockCupom(tx, codigo))?.situacao === 'ativo';
    const taken = isOpen && (await takeUse(tx, id, { codigo, dono }, expiraEm));
    if (!taken) throw conflict('CUPOM_ESGOTADO', msg('Este cupom não está mais disponível.'));
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
      msg('Os lugares com benefício desta viagem acabaram de se esgotar. Confira o novo preço.'),
    );
  }
  if (!(await takeAdicionais(tx, id, priced.itens.flatMap(toWanted), expiraEm))) {
    throw conflict(
      'ADICIONAL_ESGOTADO',
      'O lugar para um adicional desta viagem acabou de se esgotar. Confira o novo preço.',
    );
  }
}

const toWanted = ({ poltrona: { viagemId, trecho, poltrona }, adicionais }: PricedPoltrona) =>
  adicionais.map(({ tipo, quantidade, limite }) => ({
    partidaId: viagemId,
    trecho,
    poltrona,
    tipo,
    quantidade,
    limite,
  }));
