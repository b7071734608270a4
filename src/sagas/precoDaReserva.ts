import type { TrechoCompra } from '../domain/compra';
import { formatCentavos } from '../domain/dinheiro';
import type { Reserva } from '../domain/wire/reservas';
import { poltronasApi } from '../store/api/poltronas';
import { avisoRaised } from '../store/compra';
import { type Flow, put, select } from './effects';

/**
 * The hold's price is the one that counts. Where it is another than the maps had said, the person is told both before they
 * go on; the seats stay theirs, and may be given back.
 */
export function* tellPrecoMudado({ preco }: Reserva, trechos: readonly TrechoCompra[]): Flow {
  const antes = yield* priceOnTheMaps(preco, trechos);
  if (antes === null || antes === preco.totalCentavos) return;
  const [before, now] = [formatCentavos(antes), formatCentavos(preco.totalCentavos)];
  const mensagem = `Estas poltronas custavam ${before} e agora custam ${now}. Elas estão reservadas: continue ou volte para trocar.`;
  yield* put(avisoRaised({ tipo: 'preco', mensagem }));
}

/** What the maps said that these seats cost; null where a map is not there, as after a refresh. */
function* priceOnTheMaps({ itens }: Reserva['preco'], trechos: readonly TrechoCompra[]): Flow<number | null> {
  let total = 0;
  for (const { viagemId, poltrona } of itens) {
    const trecho = trechos.find((one) => one.viagemId === viagemId);
    if (!trecho) return null;
    const { localidadeOrigem, localidadeDestino } = trecho;
    const read = poltronasApi.endpoints.mapaPoltronas.select({ viagemId, localidadeOrigem, localidadeDestino });
    // Without the cache of reads no map was ever shown.
    const data = yield* select(({ api, ...state }) => (api ? read({ ...state, api }).data : undefined));
    const seat = data?.poltronas.find(({ numero }) => numero === poltrona);
    const price = data?.precos.find(({ classe }) => classe === seat?.classe);
    if (!price) return null;
    total += price.preco.totalCentavos;
  }
  return total;
}
