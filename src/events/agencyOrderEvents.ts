import type { FiltroEndereco } from '../domain/agencia/pedidosAgencia';
import type { AcaoOperacao } from '../domain/viagens/operacaoViagem';
import type { AberturaPedido } from '../domain/wire/agencia/pedidosAgencia';
import type { NovaCobrancaExterna } from '../domain/wire/pagamento/cobrancaExterna';

/** Events of an agency's orders, and of charges outside the shop. */
export type AgencyOrderEvents = {
  /** A filter of the agency's orders was chosen, or an order opened. filtrarPedidos writes the address. */
  PedidosFiltrados: { filtro: FiltroEndereco };
  /** A search by CPF was submitted, which stays out of the address; null clears it. */
  CpfProcurado: { cpf: string | null };
  /**
   * A customer at the counter presented an order's localizador and a document. abrirPedidoDeCliente opens the order.
   */
  PedidoDeClienteProcurado: AberturaPedido;
  /** A dispatcher reported a departure's status, or withdrew the last report. operarViagem sends it. */
  OperacaoEnviada: { viagemId: string; acao: AcaoOperacao };
  /** Export of all matching orders as a spreadsheet was requested. */
  PedidosExportados: { consulta: Record<string, string> };
  /** Reprint of a ticket at the agency was requested. */
  BilheteReimpresso: { pedidoId: string; bilheteId: string; localizador: string; formato: 'a4' | 'bobina' };
  /** Resending an order's tickets by e-mail was requested. */
  BilhetesReenviados: { pedidoId: string };
  /** An operator pays out an order's cash refund from their own till. */
  DinheiroDevolvido: { pedidoId: string };
  /** The page for external charges was opened or left. cobrarExterno follows the charge. */
  PagamentoExternoAberto: { pedidoId: string };
  PagamentoExternoFechado: undefined;
  /** "Gerar link" or "Enviar para a maquininha". */
  CobrancaExternaPedida: { cobranca: NovaCobrancaExterna };
  /** The open charge was cancelled. */
  CobrancaExternaCancelada: undefined;
};
