import type { AcaoAgencia } from '../domain/agencia/agencias/acoes';
import type { AcaoCaixa, AcaoOperador } from '../domain/agencia/caixa/acoes';
import type { FiltroEndereco } from '../domain/agencia/pedidosAgencia';
import type { FiltroFechamentos } from '../domain/wire/agencia/caixas';
import type { AberturaPedido } from '../domain/wire/agencia/pedidosAgencia';

/** Events of an agency’s orders, tills and operators. */
export type AgenciaEvents = {
  /** A filter of the agency's orders was chosen, or an order opened. filtrarPedidos writes the address. */
  PedidosFiltrados: { filtro: FiltroEndereco };
  /** A search by CPF was submitted, which stays out of the address; null clears it. */
  CpfProcurado: { cpf: string | null };
  /**
   * A customer at the counter presented an order's localizador and a document. abrirPedidoDeCliente opens the order.
   */
  PedidoDeClienteProcurado: AberturaPedido;
  /** Export of all matching orders as a spreadsheet was requested. */
  PedidosExportados: { consulta: Record<string, string> };
  /** Reprint of a ticket at the agency was requested. */
  BilheteReimpresso: { pedidoId: string; bilheteId: string; localizador: string; formato: 'a4' | 'bobina' };
  /** Resending an order's tickets by e-mail was requested. */
  BilhetesReenviados: { pedidoId: string };
  /** An action on a till was requested. operarCaixa sends it. */
  AcaoCaixaEnviada: { acao: AcaoCaixa };
  /** The refusal was read, or its dialog closed. */
  AcaoCaixaDispensada: undefined;
  /** A filter of the tills' history was chosen; null shows the current till. filtrarFechamentos writes the address. */
  FechamentosFiltrados: { filtro: FiltroFechamentos | null };
  /** Saving a closing report was requested. */
  FechamentoPedido: { id: string; numero: number; formato: 'pdf' | 'csv' };
  /** An action on an operator was requested. gerirOperadores sends it. */
  AcaoOperadorEnviada: { acao: AcaoOperador };
  AcaoOperadorDispensada: undefined;
  /** An action on an agency was requested. gerirAgencias sends it. */
  AcaoAgenciaEnviada: { acao: AcaoAgencia };
  AcaoAgenciaDispensada: undefined;
  /** The temporary password was handed over and is cleared. */
  SenhaEntregue: undefined;
};
