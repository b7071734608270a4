import type { TipoCartao } from '../domain/pagamento/cartao';
import type { MeioBalcao } from '../domain/agencia/balcao';
import type { DispositivoNavegador } from '../domain/wire/pagamento/cartao';
import type { CarteiraOferecida, MetodoCarteira } from '../domain/wire/pagamento/carteira';
import type { NovaCobrancaExterna } from '../domain/wire/pagamento/cobrancaExterna';

/** Events of payments: Pix, card, cash and charges outside the shop; receipts and cash refunds. */
export type PagamentoEvents = {
  /** The 3DS page, or the person, reported its end. Only a hint: the server is queried for the state. */
  adiqValidacao3dsResponse: { pedidoId: string };
  PagamentoPixEscolhido: undefined;
  /** "Gerar boleto" was pressed. comprarViagem updates the order and emits BoletoSolicitado. */
  PagamentoBoletoEscolhido: undefined;
  /** The order is up to date, so its boleto may be registered. pagarBoleto does that, and opens its page. */
  BoletoSolicitado: { pedidoId: string };
  /** Wallets are on offer at the payment step. pagarCarteira asks the browser which of them it can pay with. */
  CarteirasOferecidas: { carteiras: readonly CarteiraOferecida[] };
  /** The offer was left. */
  CarteirasFechadas: undefined;
  /** "Pagar com Google Pay" was pressed. comprarViagem updates the order and emits CarteiraSolicitada. */
  PagamentoCarteiraEscolhido: { metodo: MetodoCarteira; dispositivo: DispositivoNavegador };
  /** The order is up to date, so its wallet may be opened. pagarCarteira opens it, and charges what it hands over. */
  CarteiraSolicitada: { pedidoId: string; metodo: MetodoCarteira; dispositivo: DispositivoNavegador };
  /** "Pagar com cartão" was pressed. comprarViagem updates the order and emits CartaoSolicitado. */
  PagamentoCartaoEscolhido: undefined;
  /** The order is up to date, so its card may be charged. pagarCartao requests a token from the form. */
  CartaoSolicitado: { pedidoId: string };
  /** The card payment was opened or left. */
  PagamentoCartaoAberto: { pedidoId: string };
  PagamentoCartaoFechado: undefined;
  /** A restored order, or a wallet's, has a pending card payment. comprarViagem shows the card's part, which resumes it. */
  CartaoPendenteEncontrado: { tipo: TipoCartao };
  /** Retry after the card options could not be loaded. */
  NovoCartaoPedido: undefined;
  ParcelasEscolhidas: { parcelas: number };
  /** A saved card was chosen to pay with; null is "Usar outro cartão". */
  CartaoSalvoEscolhido: { cartaoId: string | null };
  /** "Guardar este cartão para as próximas compras". */
  GuardarCartaoEscolhido: { guardar: boolean };
  /**
   * The acquirer's form returned a token, never a card number: of the typed card, or with `cartaoId` of the security code
   * of a saved one.
   */
  CartaoTokenizado: {
    token: string;
    bandeira: string;
    final4: string;
    dispositivo: DispositivoNavegador;
    cartaoId?: string;
  };
  /** "Remover cartão" was confirmed on the account page. removerCartao removes it. */
  CartaoSalvoRemovido: { id: string };
  /** A card was sent to be charged. comprarViagem asks for the time of its hold, which the server may have extended. */
  CartaoEnviado: { pedidoId: string };
  /** The card form has missing fields and shows them. */
  CartaoIncompleto: undefined;
  CartaoFalhou: { mensagem: string };
  /** The time of the bank's challenge is over: the server is queried for the state. */
  DesafioVencido: { pedidoId: string };
  /** The person cancelled the wait for their bank. */
  DesafioDesistido: undefined;
  /** "Verificar agora", while the bank's answer is pending. */
  CartaoConferido: undefined;
  /** "Receber e emitir": amount received for the displayed total. comprarViagem records it. */
  DinheiroRecebido: { totalCentavos: number; recebidoCentavos: number };
  /** A card terminal or payment link was chosen: comprarViagem creates the order and opens its charge. */
  CobrancaExternaEscolhida: { meio: Extract<MeioBalcao, 'debito' | 'credito' | 'link'> };
  PagamentoPixAberto: { pedidoId: string };
  PagamentoPixFechado: undefined;
  /** "Pagar no app do banco": the list of banks is wanted. */
  BancosAbertos: undefined;
  BancosFechados: undefined;
  /** A bank of the list was chosen. pagarNoBanco starts the payment there and leads to it. */
  BancoEscolhido: { bancoId: string };
  /** "Abrir o banco de novo", while the bank has not decided. */
  BancoReaberto: undefined;
  /** "Conferir agora", while the bank has not decided. */
  IniciacaoConferida: undefined;
  /** A new Pix charge was requested, after one expired or could not be created. */
  NovoPixPedido: undefined;
  /** Saving an order's receipt was requested. */
  ReciboPedido: { pedidoId: string; localizador: string };
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
