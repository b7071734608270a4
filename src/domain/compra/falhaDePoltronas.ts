import type { TrechoCompra } from './compra';
import { doTrecho, rotulosTrechos } from './sentidos/rotulosTrechos';
import { sentidosDaCompra } from './sentidos/sentidosDaCompra';

/** Error message that prevents the hold; null when the seats can be held. */
export function falhaDePoltronas(trechos: readonly TrechoCompra[]): string | null {
  const quantas = trechos[0]?.poltronas.length ?? 0;
  if (quantas === 0) return 'Escolha pelo menos uma poltrona';
  const rotulos = rotulosTrechos(trechos);
  const empty = trechos.findIndex(({ poltronas }) => poltronas.length === 0);
  if (empty > 0) return `Escolha as poltronas ${doTrecho(rotulos[empty] ?? '')}`;
  if (trechos.every(({ poltronas }) => poltronas.length === quantas)) return null;
  return `Escolha o mesmo número de poltronas ${ondeQuantas(trechos, quantas)}`;
}

/** All places that need the same number of seats, and how many the first has. */
function ondeQuantas(trechos: readonly TrechoCompra[], quantas: number): string {
  if (trechos.length > 2) return `em todos os trechos: são ${quantas} no primeiro`;
  return sentidosDaCompra(trechos).volta.length > 0
    ? `na ida e na volta: são ${quantas} na ida`
    : `nos dois trechos: são ${quantas} no 1º`;
}
