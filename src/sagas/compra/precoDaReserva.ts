import type { TrechoCompra } from '../../domain/compra/compra';
import { formatCentavos } from '../../domain/base/dinheiro';
import type { Reserva } from '../../domain/wire/compra/reservas';
import { avisoRaised } from '../../store/compra/compraSlice';
import { selectMapa } from '../../store/compra/mapas';
import { type Flow, put, select } from '../kernel/effects';
import { t } from '../../words/t';

/**
 * Reports a hold whose price differs from the seat maps', with both amounts, before the person continues; the seats
 * stay held and may be released.
 */
export function* tellPrecoMudado({ preco }: Reserva, trechos: readonly TrechoCompra[]): Flow {
  const antes = yield* priceOnTheMaps(preco, trechos);
  if (antes === null || antes === preco.totalCentavos) return;
  const [before, now] = [formatCentavos(antes), formatCentavos(preco.totalCentavos)];
  const mensagem = t(
    'Estas poltronas custavam {antes} e agora custam {depois}. Elas estão reservadas: continue ou volte para trocar.',
    { antes: before, depois: now },
  );
  yield* put(avisoRaised({ tipo: 'preco', mensagem }));
}

/** Price of these seats by the cached maps; null when a map is missing, as after a reload. */
function* priceOnTheMaps({ itens }: Reserva['preco'], trechos: readonly TrechoCompra[]): Flow<number | null> {
  let total = 0;
  for (const { viagemId, poltrona } of itens) {
    const trecho = trechos.find((one) => one.viagemId === viagemId);
    if (!trecho) return null;
    const data = yield* select((state) => selectMapa(state, trecho));
    const seat = data?.poltronas.find(({ numero }) => numero === poltrona);
    const price = data?.precos.find(({ classe }) => classe === seat?.classe);
    if (!price) return null;
    total += price.preco.totalCentavos;
  }
  return total;
}
