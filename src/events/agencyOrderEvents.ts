import type { FiltroEndereco } from '../domain/pedidosAgencia';
import type { AcaoOperacao } from '../domain/operacaoViagem';
import type { AberturaPedido } from '../domain/wire/pedidosAgencia';
import type { NovaCobrancaExterna } from '../domain/wire/cobrancaExterna';

/** What an agency does with orders, and with the money for them outside the shop. */
export type AgencyOrderEvents = {
  /** The orders of the agency are wanted under this filter, or one of them opened. filtrarPedidos leads there. */
  PedidosFiltrados: { filtro: FiltroEndereco };
  /** They are looked for by a CPF, which stays out of the address; null: no more. */
  CpfProcurado: { cpf: string | null };
  /** The order of a customer who stands at the counter is to be opened: by its localizador and a document on it. */
  PedidoDeClienteProcurado: AberturaPedido;
  /** A dispatcher says how a departure stands, or takes the last word back. operarViagem sends it. */
  OperacaoEnviada: { viagemId: string; acao: AcaoOperacao };
  /** All that match are wanted as a spreadsheet. */
  PedidosExportados: { consulta: Record<string, string> };
  /** A ticket is to be printed once more at the agency. */
  BilheteReimpresso: { pedidoId: string; bilheteId: string; localizador: string; formato: 'a4' | 'bobina' };
  /** The tickets of an order are to be sent again by e-mail. */
  BilhetesReenviados: { pedidoId: string };
  /** An operator hands over the cash that an order owes, out of their own till. */
  DinheiroDevolvido: { pedidoId: string };
  /** The page that charges an order outside the shop is on screen, or has left it. cobrarExterno follows the charge. */
  PagamentoExternoAberto: { pedidoId: string };
  PagamentoExternoFechado: undefined;
  /** "Gerar link" or "Enviar para a maquininha". */
  CobrancaExternaPedida: { cobranca: NovaCobrancaExterna };
  /** The open charge is taken back. */
  CobrancaExternaCancelada: undefined;
};
