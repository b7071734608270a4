import type { Tentativa } from '../../base/tentativa';
import type { TrechoCompra } from '../compra';
import type { Comprador, PassageiroPedido } from '../../wire/compra/pedidos';
import type { Reserva } from '../../wire/compra/reservas';

/** Submitted passengers in wire format. */
export interface PassageirosProntos {
  comprador: Comprador;
  passageiros: PassageiroPedido[];
}

/** A live hold with all that ends with it. */
export interface ReservaMantida {
  reserva: Reserva;
  /** Expiry by the monotonic clock (`ClockPort.monotonic`), independent of the device's time. */
  fim: number;
  /** Seats of the hold; the selection may differ from them. */
  trechos: TrechoCompra[];
  /** Idempotency key that finds this hold after a reload; null for a hold of another tab. */
  chave: string | null;
  /** State of an extension request; `falhou` may be retried. */
  prorrogacao: 'parada' | 'pedindo' | 'falhou';
  prontos: PassageirosProntos | null;
}

/** Seats are being chosen. `tentativa` is a hold whose response was lost: the seats may be held. */
interface Choosing {
  phase: 'choosing';
  tentativa: Tentativa | null;
}

/** A hold was requested, or one is being restored. `tentativa` is null while other seats are released first. */
interface Holding {
  phase: 'holding';
  tentativa: Tentativa | null;
  restoring: boolean;
}

/** The seats are held. `tentativa` is the last order that failed, whose key a retry repeats. */
interface Held {
  phase: 'held';
  mantida: ReservaMantida;
  tentativa: Tentativa | null;
}

/** The order of the hold was requested. */
interface Ordering {
  phase: 'ordering';
  mantida: ReservaMantida;
  tentativa: Tentativa;
}

/** The pending request about an order: its state is read, it is updated or concluded, its card is charged. */
export type EnvioPedido = 'parado' | 'retomando' | 'pedindo' | 'pagando';

/** The order exists. `mantida` is null for an order restored from its address. */
interface Ordered {
  phase: 'ordered';
  pedidoId: string;
  mantida: ReservaMantida | null;
  tentativa: Tentativa | null;
  envio: EnvioPedido;
}

/** Phase of a purchase with the data that exists only in it. */
export type FaseCompra = Choosing | Holding | Held | Ordering | Ordered;
export type NomeFase = FaseCompra['phase'];
export type FaseDe<P extends NomeFase> = Extract<FaseCompra, { phase: P }>;

export const faseInicial: FaseCompra = { phase: 'choosing', tentativa: null };

/** The live hold, if any. */
export const mantidaDe = (fase: FaseCompra): ReservaMantida | null => ('mantida' in fase ? fase.mantida : null);

export const pedidoDe = (fase: FaseCompra): string | null => (fase.phase === 'ordered' ? fase.pedidoId : null);

/** Key of the hold for the address: of a live hold, or of an attempt whose response was lost. */
export function chaveDaReserva(fase: FaseCompra): string | null {
  const isAttempt = fase.phase === 'choosing' || fase.phase === 'holding';
  return isAttempt ? (fase.tentativa?.chave ?? null) : (mantidaDe(fase)?.chave ?? null);
}

/** Key and body of the last order that was sent, for a retry. */
export const tentativaDePedido = (fase: FaseCompra): Tentativa | null =>
  fase.phase === 'choosing' || fase.phase === 'holding' ? null : fase.tentativa;

/** The pending request: none, restoring a hold or an order, a hold, an order, its card. */
export type EnvioCompra = EnvioPedido | 'reservando';

export function envioDe(fase: FaseCompra): EnvioCompra {
  switch (fase.phase) {
    case 'holding':
      return fase.restoring ? 'retomando' : 'reservando';
    case 'ordering':
      return 'pedindo';
    case 'ordered':
      return fase.envio;
    default:
      return 'parado';
  }
}

/** True while a chosen seat that appears taken may be the person's own: a request is pending or its response was lost. */
export const isEmDuvida = (fase: FaseCompra): boolean =>
  envioDe(fase) !== 'parado' || (fase.phase === 'choosing' && fase.tentativa !== null);
