import { formatDia } from '../../base/data';
import { joinItems } from '../../base/itens';
import type { Pedido } from '../../wire/compra/pedidos';
import { t } from '../../../words/t';
import { palavrasPoltronas } from '../palavrasPoltronas';

/** Each trip of an order with its seats, in their order: `São Paulo → Rio de Janeiro, 20/12/2026 às 08:00 · Poltrona 12`. */
export function viagensDoPedido({ itens }: Pick<Pedido, 'itens'>): string[] {
  const poltronas = new Map<string, Set<number>>();
  for (const { partida, chegada, poltrona } of itens) {
    const viagem = t('{origem} → {destino}, {dia} às {hora}', {
      origem: partida.localidade.nome,
      destino: chegada.localidade.nome,
      dia: formatDia(partida.dia),
      hora: partida.hora,
    });
    poltronas.set(viagem, (poltronas.get(viagem) ?? new Set()).add(poltrona));
  }
  return [...poltronas].map(
    ([viagem, numeros]) =>
      `${viagem} · ${palavrasPoltronas(numeros.size, joinItems([...numeros].sort((a, b) => a - b)))}`,
  );
}
