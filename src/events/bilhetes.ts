import type { DadosAvaliacao } from '../domain/bilhetes/avaliacaoSchema';
import type { ProcuraPedido } from '../domain/wire/bilhetes/procura';
import type { BilheteArquivo } from './bilheteArquivo';

/** Events of tickets: files, sharing, printing and boarding. */
export type BilhetesEvents = {
  BilhetePdfPedido: BilheteArquivo;
  BilheteAgendaPedido: BilheteArquivo;
  BilheteCarteiraPedido: BilheteArquivo;
  /** My trips were listed: their tickets are prefetched for offline use. */
  ViagensListadas: { bilheteIds: string[] };
  /** Another address was given for an order whose e-mail was refused. Handled by corrigirEmail. */
  EmailDoPedidoCorrigido: { pedidoId: string; email: string };
  /** Tickets found without signing in are asked for at the e-mail of the purchase. Handled by enviarEncontrados. */
  BilhetesPorEmailPedidos: ProcuraPedido;
  /** "Avaliar viagem" on the ticket of a trip that was made. Answered by avaliarViagem. */
  AvaliacaoAberta: { bilheteId: string };
  /** The stars and the comment of the open rating. */
  AvaliacaoEnviada: { dados: DadosAvaliacao };
  AvaliacaoFechada: undefined;
  /** A ticket's link was shared, or copied where sharing is not available. */
  BilheteCompartilhado: { pedidoId: string; texto: string };
  /** The boarding page was opened. embarcar restores the session kept on this device. */
  EmbarqueAberto: undefined;
  EmbarqueFechado: undefined;
  /** The trip was typed; otherwise the first code selects it. */
  ViagemEmbarqueEscolhida: { viagemId: string };
  /** The link by which others follow a ticket's trip is asked for. compartilharAcompanhamento opens and hands it on. */
  AcompanhamentoCompartilhado: { bilheteId: string; texto: string };
  /** That link is taken back. Handled by compartilharAcompanhamento. */
  AcompanhamentoEncerrado: { bilheteId: string };
  /** The time to a terminal was chosen on a ticket. lembrarTrajetos keeps it on the device. */
  TrajetoEscolhido: { localidadeId: string; minutos: number };
  /** A code was scanned or pasted. */
  CodigoEmbarqueLido: { codigo: string };
  /** The boarding ended: its data on the device is deleted. */
  EmbarqueEncerrado: undefined;
  /** "Imprimir": prints the page, or in the mobile app the ticket's file. Handled by imprimir. */
  ImpressaoPedida: { bilhete: BilheteArquivo | null };
};
