import type { FormaPagamento } from '../domain/cartao';
import type { TrechoCompra } from '../domain/compra';
import type { DadosPassageiros } from '../domain/passageiro';
import type { OcupadasAgora, PoltronaDaViagem } from '../domain/poltronasAoVivo';
import type { Comprador, PassageiroPedido } from '../domain/wire/pedidos';
import type { Reserva, ReservaPropria } from '../domain/wire/reservas';

/** What is under way: nothing, a hold being taken up again after a refresh, a hold, an order, its card. */
export type EnvioCompra = 'parado' | 'retomando' | 'reservando' | 'pedindo' | 'pagando';

/** Why the last step did not go on. `conexao` and `limite` offer the same step again; `vencida` opens the dialog. */
export interface AvisoCompra {
  tipo: 'escolha' | 'perdidas' | 'vencida' | 'recusa' | 'conexao' | 'limite' | 'preco';
  mensagem: string;
}

/** One attempt at taking something: its key stays while its body does, so that a retry takes nothing twice. */
export interface Tentativa {
  chave: string;
  corpo: string;
}

export interface CompraState {
  trechos: TrechoCompra[];
  /** Whose map is on screen: 0 out, 1 back. */
  trechoAtual: number;
  reserva: Reserva | null;
  /** When it ends by the page's own steady clock (`ClockPort.monotonic`), whatever the device thinks of the time. */
  fimReserva: number;
  /** More time for it was asked for; `falhou` may be tried again. */
  prorrogacao: 'parada' | 'pedindo' | 'falhou';
  /** The seats that the hold holds; the choice may have moved on since. */
  reservados: TrechoCompra[];
  /** What is taken on the coach on screen, as last told. */
  ocupadas: OcupadasAgora | null;
  /** Seats that were chosen here until somebody else took them; until the next choice. */
  perdidas: PoltronaDaViagem[];
  /** The person's holds of other tabs on these trips. */
  outras: ReservaPropria[];
  tentativaReserva: Tentativa | null;
  tentativaPedido: Tentativa | null;
  dados: DadosPassageiros | null;
  /** Grows when a workflow changes `dados`, so that the form takes the change over. */
  versaoDados: number;
  /** Which passenger is the buyer, by position. */
  compradorPassageiro: number | null;
  /** The passengers as the wire takes them, once the step was sent. */
  prontos: { comprador: Comprador; passageiros: PassageiroPedido[] } | null;
  pedidoId: string | null;
  /** How it is to be paid. */
  forma: FormaPagamento;
  envio: EnvioCompra;
  aviso: AvisoCompra | null;
}

/** A purchase before anything is chosen. */
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
