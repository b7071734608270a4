import type { TrechoCompra } from '../compra';
import { sentidosDe, type PorSentido } from './sentidos';

const goesOn = (first: TrechoCompra, second: TrechoCompra): boolean =>
  second.localidadeOrigem === first.localidadeDestino && second.localidadeDestino !== first.localidadeOrigem;

/** The trips of a purchase by way. */
export const sentidosDaCompra = (trechos: readonly TrechoCompra[]): PorSentido<TrechoCompra> =>
  sentidosDe(trechos, goesOn);

/** The trips of both ways as one list. They name their ways where their places do not tell them. */
export function trechosDosSentidos(ida: readonly TrechoCompra[], volta: readonly TrechoCompra[]): TrechoCompra[] {
  const plain = [...ida, ...volta].map(({ sentido: _, ...trecho }) => trecho);
  if (sentidosDaCompra(plain).ida.length === ida.length) return plain;
  return plain.map((trecho, i) => ({ ...trecho, sentido: i < ida.length ? 'ida' : 'volta' }));
}
