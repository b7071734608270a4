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

/**
 * What of a reading is kept: issued tickets and the orders they belong to, until 30 days after the trip. A payment under
 * way is never answered from memory; null where nothing is to be kept.
 */
export function guardadoDe(caminho: string, valor: unknown, agora: number): Guardado | null {
  const guardado = toGuardado(caminho, valor, agora);
  return guardado && guardado.ate > agora ? guardado : null;
}

function toGuardado(caminho: string, valor: unknown, agora: number): Guardado | null {
  if (caminho === '/Pedidos') {
    const pedidos = (valor as Pedido[]).filter((pedido) => temBilhete(pedido) && fimDe(pedido.itens) > agora);
    return pedidos.length === 0 ? null : { valor: pedidos, ate: Math.max(...pedidos.map(({ itens }) => fimDe(itens))) };
  }
  if (caminho.startsWith('/Pedidos/')) {
    const pedido = valor as Pedido;
    return temBilhete(pedido) ? { valor, ate: fimDe(pedido.itens) } : null;
  }
  return { valor, ate: fimDe([valor as Bilhete]) };
}
