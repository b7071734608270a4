import type { Bilhete } from '../wire/bilhetes/bilhetes';
import type { Pedido } from '../wire/compra/pedidos';

/** Days after the end of a trip during which its ticket stays readable offline on this device. */
export const GUARDA_DIAS = 30;
const GUARDA_MS = GUARDA_DIAS * 86_400_000;

/** The only reads kept on the device: orders and tickets, needed for boarding, and how a ticket's trip went when last read. */
const GUARDAVEL = /^\/(Pedidos|Pedidos\/[\w-]+|Bilhetes\/[\w-]+(\/Acompanhamento)?)$/;
export const isGuardavel = (metodo: string, caminho: string): boolean => metodo === 'GET' && GUARDAVEL.test(caminho);

/** A kept read, and its expiry in milliseconds since 1970. */
export interface Guardado {
  valor: unknown;
  ate: number;
}

const fimDe = (paradas: readonly { chegada: { instante: string } }[]): number =>
  Math.max(...paradas.map(({ chegada }) => Date.parse(chegada.instante))) + GUARDA_MS;

const temBilhete = ({ itens }: Pedido): boolean => itens.some(({ bilheteId }) => bilheteId !== null);

/** A list of orders is stored as single orders, since each entry equals the response of the order's own address. */
export const LISTA_PEDIDOS = '/Pedidos';
export const partesDe = (caminho: string, valor: unknown): [caminho: string, valor: unknown][] =>
  caminho === LISTA_PEDIDOS
    ? (valor as Pedido[]).map((pedido) => [`${LISTA_PEDIDOS}/${pedido.id}`, pedido])
    : [[caminho, valor]];

/** Rebuilds the list of kept orders, newest first, as the API returns it. */
export const listaDe = (pedidos: readonly unknown[]): Pedido[] =>
  [...(pedidos as Pedido[])].sort((a, b) => b.criadoEm.localeCompare(a.criadoEm));

/**
 * The cached form of a read: issued tickets and their orders, until 30 days after the trip. Null for anything else, so
 * that a pending payment is never answered from the cache.
 */
export function guardadoDe(caminho: string, valor: unknown, agora: number): Guardado | null {
  const isPedido = caminho.startsWith(`${LISTA_PEDIDOS}/`);
  if (isPedido && !temBilhete(valor as Pedido)) return null;
  const ate = fimDe(isPedido ? (valor as Pedido).itens : [valor as Pick<Bilhete, 'chegada'>]);
  return ate > agora ? { valor, ate } : null;
}
