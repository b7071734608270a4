import type { AvisoCompra } from '../../domain/compra/avisoCompra';
import type { TrechoCompra } from '../../domain/compra/compra';
import { faseInicial, type FaseCompra } from '../../domain/compra/fases/fase';
import type { OcupadasAgora, PoltronaDaViagem } from '../../domain/compra/poltronasAoVivo';
import type { FormaPagamento } from '../../domain/pagamento/cartao';
import type { ReservaPropria } from '../../domain/wire/compra/reservas';

/** The choice of seats and payment, what is seen of other people, and the phase with all that belongs to it. */
export interface CompraState {
  trechos: TrechoCompra[];
  /** Index of the displayed leg. */
  trechoAtual: number;
  fase: FaseCompra;
  /** Occupied seats of the displayed coach, as last reported. */
  ocupadas: OcupadasAgora | null;
  /** True while the stream of the coach is broken: the map is older than moments. */
  semAoVivo: boolean;
  /** Chosen seats lost to other people, until the next selection. */
  perdidas: PoltronaDaViagem[];
  /** Chosen seats meant for somebody first that the person confirmed. */
  confirmadas: PoltronaDaViagem[];
  /** The person's holds on these trips from other tabs. */
  outras: ReservaPropria[];
  /** Chosen payment method. */
  forma: FormaPagamento;
  aviso: AvisoCompra | null;
}

/** An empty purchase. */
export const compraVazia: CompraState = {
  trechos: [],
  trechoAtual: 0,
  fase: faseInicial,
  ocupadas: null,
  semAoVivo: false,
  perdidas: [],
  confirmadas: [],
  outras: [],
  forma: 'pix',
  aviso: null,
};
