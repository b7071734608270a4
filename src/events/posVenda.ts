import type { TipoAdicional } from '../domain/compra/adicionais/tipoAdicional';
import type { AlvoCancelamento, EscolhaRemarcacao } from '../domain/posVenda/posVendaTextos';
import type { ConfirmacaoTransferencia } from '../domain/wire/posVenda/posVenda';

/** Events after the sale: cancellation, exchange and transfer. */
export type PosVendaEvents = {
  /** Cancelling a ticket, or the rest of an order, was requested. cancelarPassagem loads the preview. */
  CancelamentoAberto: AlvoCancelamento;
  /** Cancelling one kind of extra of a ticket was requested. cancelarAdicional loads the preview. */
  CancelamentoAdicionalAberto: { bilheteId: string; tipo: TipoAdicional };
  /** Credit in the place of the money was chosen in the preview, or the money again. */
  DestinoDoValorEscolhido: { emCredito: boolean };
  /** The displayed refund was confirmed. */
  CancelamentoConfirmado: undefined;
  RemarcacaoAberta: { bilheteId: string };
  /** A seat of another departure was chosen, or cleared: its price is requested. */
  RemarcacaoEscolhida: { escolha: EscolhaRemarcacao | null };
  RemarcacaoConfirmada: undefined;
  TransferenciaAberta: { bilheteId: string };
  TransferenciaEnviada: { pessoa: ConfirmacaoTransferencia };
  /** Retry after a preview could not be loaded. */
  PreviaPedida: undefined;
  /** The dialog of a cancellation, exchange or transfer was closed. */
  PosVendaFechada: undefined;
};
