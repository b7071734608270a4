import type { Bilhete } from './wire/bilhetes';
import type { Pedido } from './wire/pedidos';

/** So long after the end of a trip its ticket can still be read on this device without a network. */
export const GUARDA_DIAS = 30;
const GUARDA_MS = GUARDA_DIAS * 86_400_000;

/** Of everything that is read of the API, these alone: one's orders and tickets, what is shown at the door of a coach. */
const GUARDAVEL = /^\/(Pedidos|Pedidos\/[\w-]+|Bilhetes\/[\w-]+)$/;
export const isGuardavel = (metodo: string, caminho: string): boolean => metodo === 'GET' && GUARDAVEL.test(caminho);

/** A reading to be kept, and the moment (milliseconds since 1970) after which it is deleted. */
export interface Guardado {
  valor: unknown;
  ate: number;
}

const fimDe = (paradas: readonly { chegada: { instante: string } }[]): number =>
  Math.max(...paradas.map(({ chegada }) => Date.parse(chegada.instante))) + GUARDA_MS;

const temBilhete = ({ itens }: Pedido): boolean => itens.some(({ bilheteId }) => bilheteId !== null);

/** A list of orders is kept as its orders: it says of each what that order's own address says. */
export const LISTA_PEDIDOS = '/Pedidos';
export const partesDe = (caminho: string, valor: unknown): [caminho: string, valor: unknown][] =>
  caminho === LISTA_PEDIDOS
    ? (valor as Pedido[]).map((pedido) => [`${LISTA_PEDIDOS}/${pedido.id}`, pedido])
    : [[caminho, valor]];

/** The list of the orders that were kept, newest first, as the API gives it. */
export const listaDe = (pedidos: readonly unknown[]): Pedido[] =>
  [...(pedidos as Pedido[])].sort((a, b) => b.criadoEm.localeCompare(a.criadoEm));

/**
 * What of a reading is kept: issued tickets and the orders they belong to, until 30 days after the trip. A payment under
 * way is never answered from memory; null where nothing is to be kept.
 */
export function guardadoDe(caminho: string, valor: unknown, agora: number): Guardado | null {
  const isPedido = caminho.startsWith(`${LISTA_PEDIDOS}/`);
  if (isPedido && !temBilhete(valor as Pedido)) return null;
  const ate = fimDe(isPedido ? (valor as Pedido).itens : [valor as Bilhete]);
  return ate > agora ? { valor, ate } : null;
}
