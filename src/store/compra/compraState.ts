import type { FormaPagamento } from '../../domain/pagamento/cartao';
import type { TrechoCompra } from '../../domain/compra/compra';
import type { DadosPassageiros } from '../../domain/compra/passageiros/passageiro';
import type { OcupadasAgora, PoltronaDaViagem } from '../../domain/compra/poltronasAoVivo';
import type { Comprador, PassageiroPedido } from '../../domain/wire/compra/pedidos';
import type { Reserva, ReservaPropria } from '../../domain/wire/compra/reservas';

/** The pending request: none, restoring a hold after a reload, a hold, an order, its card. */
export type EnvioCompra = 'parado' | 'retomando' | 'reservando' | 'pedindo' | 'pagando';

/** Why the last step failed. `conexao` and `limite` offer a retry; `vencida` opens the dialog. */
export interface AvisoCompra {
  tipo: 'escolha' | 'perdidas' | 'vencida' | 'recusa' | 'conexao' | 'limite' | 'preco';
  mensagem: string;
}

/** One attempt: the idempotency key stays the same while the body does, so that a retry takes nothing twice. */
export interface Tentativa {
  chave: string;
  corpo: string;
}

export interface CompraState {
  trechos: TrechoCompra[];
  /** Leg of the displayed map: 0 outbound, 1 return. */
  trechoAtual: number;
  reserva: Reserva | null;
  /** Expiry of the hold by the monotonic clock (`ClockPort.monotonic`), independent of the device's time. */
  fimReserva: number;
  /** State of an extension request; `falhou` may be retried. */
  prorrogacao: 'parada' | 'pedindo' | 'falhou';
  /** Seats of the hold; the selection may differ from them. */
  reservados: TrechoCompra[];
  /** Occupied seats of the displayed coach, as last reported. */
  ocupadas: OcupadasAgora | null;
  /** Chosen seats lost to other people, until the next selection. */
  perdidas: PoltronaDaViagem[];
  /** The person's holds on these trips from other tabs. */
  outras: ReservaPropria[];
  tentativaReserva: Tentativa | null;
  tentativaPedido: Tentativa | null;
  dados: DadosPassageiros | null;
  /** Increases when a workflow changes `dados`, so that the form adopts the change. */
  versaoDados: number;
  /** Index of the passenger who is the buyer. */
  compradorPassageiro: number | null;
  /** Submitted passengers in wire format. */
  prontos: { comprador: Comprador; passageiros: PassageiroPedido[] } | null;
  pedidoId: string | null;
  /** Chosen payment method. */
  forma: FormaPagamento;
  envio: EnvioCompra;
  aviso: AvisoCompra | null;
}

/** An empty purchase. */
export const compraVazia: CompraState = {
  trechos: [],
  trechoAtual: 0,
  reserva: null,
  fimReserva: 0,
  prorrogacao: 'parada',
  reservados: [],
  ocupadas: null,
  perdidas: [],
  outras: [],
  tentativaReserva: null,
  tentativaPedido: null,
  dados: null,
  versaoDados: 0,
  compradorPassageiro: null,
  prontos: null,
  pedidoId: null,
  forma: 'pix',
  envio: 'parado',
  aviso: null,
};
