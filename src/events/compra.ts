import type { DescontoBalcao, MeioBalcao } from '../domain/agencia/balcao';
import type { DadosPassageiros } from '../domain/compra/passageiros/passageiro';
import type { PoltronaDaViagem } from '../domain/compra/poltronasAoVivo';
import type { FormaPagamento } from '../domain/pagamento/cartao';
import type { Comprador, PassageiroPedido, SituacaoPedido } from '../domain/wire/compra/pedidos';
import type { Tomador } from '../domain/wire/compra/tomador';

/** Events of the purchase: seats, hold, passengers, price and order. */
export type CompraEvents = {
  /** The displayed price is out of date: an input of it changed, or the server told another. recalcularValorTotal quotes. */
  RecalcularValorTotal: undefined;
  /** Another passenger became the buyer. comprarViagem copies the data. */
  mudouPassageiroComprador: { indice: number };
  /** "O comprador é o passageiro 1" was checked or unchecked. comprarViagem links or unlinks them. */
  checkPassageiroComprador: { marcado: boolean };
  /** The purchase screen was opened. comprarViagem reads the address and restores the hold. */
  CompraAberta: undefined;
  /** The purchase screen was left; pending requests are aborted. */
  CompraFechada: undefined;
  /** The seat map of a leg was selected: 0 outbound, 1 return. */
  TrechoVisitado: { trecho: number };
  PoltronaAlternada: { numero: number };
  /** Suggested adjacent seats were accepted; they replace the selection of the current leg. */
  PoltronasSugeridasAceitas: { poltronas: number[] };
  /** Chosen seats that are meant for somebody first are kept by their buyer. */
  PoltronasEspeciaisMantidas: { poltronas: PoltronaDaViagem[] };
  PoltronasConfirmadas: undefined;
  /** A leg's seat map was opened: acompanharPoltronas follows other people's changes. */
  MapaPoltronasAberto: { viagemId: string; localidadeOrigem: string; localidadeDestino: string };
  MapaPoltronasFechado: undefined;
  /** The purchase became visible again. comprarViagem asks for the remaining time of its hold. */
  CompraRevista: undefined;
  /** "Mais 5 minutos": extends the hold, once. */
  ProrrogacaoPedida: undefined;
  /** A hold of another tab was adopted here, or released from here. */
  ReservaRetomada: { id: string };
  ReservaLiberada: { id: string };
  /** The passengers' form was opened: recalcularValorTotal quotes, guardarRascunho keeps a draft for this hold. */
  PassageirosAbertos: undefined;
  /** Passengers were typed so far: a field was left, a saved one chosen, or an input of the price changed. */
  PassageirosDigitados: { dados: DadosPassageiros };
  /** A value of the passengers' form changed. guardarRascunho saves it with the hold after a debounce. */
  PassageirosEditados: { dados: DadosPassageiros };
  /** The passengers' form of a purchase that repeats an order was opened. passageirosDeNovo fills it. */
  PassageirosDeNovoAbertos: { pedidoId: string; quantidade: number };
  PassageirosDeNovoFechados: undefined;
  /** The page of the passengers' form was hidden or left: the draft is saved at once. */
  PaginaDeixada: undefined;
  /** The notice of the purchase was dismissed. */
  AvisoCompraDispensado: undefined;
  EtapaCompraVoltada: undefined;
  /** A coupon was submitted in the passengers' step. recalcularValorTotal requests its quote. */
  CupomAplicado: { codigo: string };
  CupomRemovido: undefined;
  /** The optional insurance was chosen or declined. */
  SeguroAlternado: { contratar: boolean };
  /** "Usar crédito" was switched on or off in the payment step. recalcularValorTotal requests the quote. */
  CreditoAlternado: { usar: boolean };
  /** The company that the purchase is invoiced to was named, or taken out (null). informarTomador keeps it for the order. */
  TomadorInformado: { tomador: Tomador | null };
  /** The same of an order that is made already. Handled by mudarTomador. */
  TomadorDoPedidoEnviado: { pedidoId: string; tomador: Tomador | null };
  PassageirosEnviados: { comprador: Comprador; passageiros: PassageiroPedido[] };
  /** A payment method was chosen. comprarViagem creates the order that a card payment needs. */
  FormaPagamentoEscolhida: { forma: FormaPagamento };
  /** Concluding an order was requested, or reissuing failed tickets. Repeatable, since the server decides by state. */
  dockConcluirPedido: { pedidoId: string; agencia?: true };
  /** "Concluir pedido": confirms a free order. */
  PedidoIsentoConfirmado: undefined;
  /** Result of concluding an order, emitted by concluirPedido. */
  /** `situacao` is null when the server did not answer; `aviso` is the reason as text, where known. */
  PedidoConferido: { pedidoId: string; situacao: SituacaoPedido | null; aviso?: string };
  /** A payment method was chosen at the counter. comprarViagem stores it. */
  MeioBalcaoEscolhido: { meio: MeioBalcao };
  /** An operator set or cleared a discount. recalcularValorTotal requests a new quote. */
  DescontoBalcaoDado: { desconto: DescontoBalcao | null };
};
