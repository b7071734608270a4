import type { DescontoBalcao, MeioBalcao } from '../domain/agencia/balcao';
import type { Cadastro } from '../domain/conta/cadastro';
import type { EdicaoConta } from '../domain/conta/edicaoConta';
import type { Filtros, Ordem } from '../domain/viagens/filtros';
import type { FormaPagamento } from '../domain/pagamento/cartao';
import type { Busca } from '../domain/viagens/links';
import type { ConsultaPainel } from '../domain/viagens/painel';
import type { DadosPassageiros } from '../domain/compra/passageiros/passageiro';
import type { ProvedorFederado } from '../domain/sessao/provedor';
import type { DispositivoNavegador } from '../domain/wire/pagamento/cartao';
import type { NovoPassageiroSalvo } from '../domain/wire/conta/passageiros';
import type { Comprador, PassageiroPedido, SituacaoPedido } from '../domain/wire/compra/pedidos';
import type { AlvoCancelamento, EscolhaRemarcacao } from '../domain/posVenda/posVendaTextos';
import type { ConfirmacaoTransferencia } from '../domain/wire/posVenda/posVenda';
import type { Viagem } from '../domain/wire/viagens/viagens';
import type { AgencyOrderEvents } from './agencyOrderEvents';
import type { BilheteArquivo } from './bilheteArquivo';
import type { ChatbotEvents } from './chatbotEvents';
import type { CompanyEvents } from './companyEvents';
import type { DeviceEvents } from './deviceEvents';
import type { ParcelEvents } from './parcelEvents';
import type { TillEvents } from './tillEvents';

/** Events defined in files of their own. */
type OtherSubjects = AgencyOrderEvents & ChatbotEvents & CompanyEvents & DeviceEvents & ParcelEvents & TillEvents;

/**
 * Every event of the product and its payload. The first ten are the specification's own names (§3), imperative or
 * not; new names are facts, in the past participle. Screens emit, workflows answer.
 */
export type Events = OtherSubjects & {
  /** A signed-in person has no conta. Emitted by checkSessao and the callback; completarCadastro opens the modal. */
  CompletarCadastro: undefined;
  /** An input of the price changed. Emitted by the purchase screen; recalcularValorTotal requests a new quote. */
  RecalcularValorTotal: undefined;
  /** The chosen departure was dropped (another search, back). comprarViagem releases its seats. */
  LimparPartidaSelecionada: undefined;
  /** Another day was chosen on the date tabs. buscarViagens updates the results. */
  SelecionouNovaDataPesquisa: { dataPartida: string };
  /**
   * Clearing the searches was requested: lembrarBuscas deletes the recent ones, comprarViagem drops the chosen trip.
   */
  LimparDadosDePesquisa: undefined;
  /** Another passenger became the buyer. comprarViagem copies the data. */
  mudouPassageiroComprador: { indice: number };
  /** "O comprador é o passageiro 1" was checked or unchecked. comprarViagem links or unlinks them. */
  checkPassageiroComprador: { marcado: boolean };
  /** The 3DS page reported its end. Only a hint: the server is queried for the state. */
  adiqValidacao3dsResponse: { pedidoId: string };
  /** The results need the places of the filters. */
  obterLocalidadesFiltro: undefined;
  /** Concluding an order was requested, or reissuing failed tickets. Repeatable, since the server decides by state. */
  dockConcluirPedido: { pedidoId: string; agencia?: true };

  /** The app was painted; workflows may start. */
  AppIniciado: undefined;
  /** A route was visited. The guard judges it. */
  RotaVisitada: { path: string };
  EntrarPedido: undefined;
  EntrarFechado: undefined;
  CredenciaisEnviadas: { email: string; senha: string };
  NovaSenhaEnviada: { senha: string };
  LoginFederadoEscolhido: { provedor: ProvedorFederado };
  ContaNovaEnviada: { email: string; senha: string; nome: string };
  CodigoEnviado: { codigo: string };
  CodigoReenviado: undefined;
  SenhaEsquecida: { email: string };
  SenhaRedefinida: { codigo: string; senha: string };
  EtapaEntrarTrocada: { etapa: 'entrar' | 'criarConta' | 'esqueciSenha' };
  SaidaPedida: undefined;
  /** A session started, by any sign-in. */
  SessaoIniciada: undefined;
  SessaoEncerrada: { motivo: 'expirada' | 'revogada' | 'pedida' };
  /** The guard found no valid session, own or external. recheckSessao checks once more. */
  SessaoExternaInvalida: undefined;
  /** A call was refused with 401 after renewing the token once. */
  SessaoRecusada: undefined;
  CadastroEnviado: { cadastro: Cadastro };
  CadastroDispensado: undefined;
  /** The link to resume after signing in arrived (the custom state of spec §4). */
  LinkGuardado: { link: string };

  BuscaEnviada: { busca: Busca };
  /** "Perto de mim" was pressed: encontrarPerto sets the nearest terminal as origin. */
  PertoDeMimPedido: undefined;
  /** A day's departures board was requested. consultarPainel navigates to it. */
  PainelConsultado: { consulta: ConsultaPainel };
  /** Filters or order of the results changed. buscarViagens writes them into the address. */
  FiltrosAlterados: { filtros: Filtros; ordem: Ordem };
  /** "Trocar ida": the outbound trip is to be chosen again. */
  IdaDescartada: undefined;
  ViagemEscolhida: { viagem: Viagem; busca: Busca };
  /** A connection was chosen. buscarViagens leads to the purchase of both trips. */
  ConexaoEscolhida: { trechos: [Viagem, Viagem] };
  /** The purchase screen was opened. comprarViagem reads the address and restores the hold. */
  CompraAberta: undefined;
  /** The purchase screen was left; pending requests are aborted. */
  CompraFechada: undefined;
  /** The seat map of a leg was selected: 0 outbound, 1 return. */
  TrechoVisitado: { trecho: number };
  PoltronaAlternada: { numero: number };
  /** Suggested adjacent seats were accepted; they replace the selection of the current leg. */
  PoltronasSugeridasAceitas: { poltronas: number[] };
  PoltronasConfirmadas: undefined;
  /** A leg's seat map was opened: acompanharPoltronas follows other people's changes. */
  MapaPoltronasAberto: { viagemId: string; localidadeOrigem: string; localidadeDestino: string };
  MapaPoltronasFechado: undefined;
  /** The purchase became visible again: the remaining time of the hold is reloaded. */
  CompraRevista: undefined;
  /** "Mais 5 minutos": extends the hold, once. */
  ProrrogacaoPedida: undefined;
  /** A hold of another tab was adopted here, or released from here. */
  ReservaRetomada: { id: string };
  ReservaLiberada: { id: string };
  /** A passenger field lost focus; the values are stored to survive leaving the screen. */
  PassageirosDigitados: { dados: DadosPassageiros };
  /** A value of the passengers' form changed. guardarRascunho saves it with the hold after a debounce. */
  PassageirosEditados: { dados: DadosPassageiros };
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
  /** Passengers to save for later purchases were submitted. */
  PassageirosGuardados: { passageiros: NovoPassageiroSalvo[] };
  PassageiroSalvoExcluido: { id: string };
  /** "Concluir pedido": confirms a free order. */
  PedidoIsentoConfirmado: undefined;
  PassageirosEnviados: { comprador: Comprador; passageiros: PassageiroPedido[] };
  PagamentoPixEscolhido: undefined;
  /** A payment method was chosen. comprarViagem creates the order that a card payment needs. */
  FormaPagamentoEscolhida: { forma: FormaPagamento };
  /** "Pagar com cartão" was pressed. comprarViagem updates the order and emits CartaoSolicitado. */
  PagamentoCartaoEscolhido: undefined;
  /** The order is up to date, so its card may be charged. pagarCartao requests a token from the form. */
  CartaoSolicitado: { pedidoId: string };
  /** The card payment was opened or left. */
  PagamentoCartaoAberto: { pedidoId: string };
  PagamentoCartaoFechado: undefined;
  /** Retry after the card options could not be loaded. */
  NovoCartaoPedido: undefined;
  ParcelasEscolhidas: { parcelas: number };
  /** The acquirer's form returned a card token, never a card number. */
  CartaoTokenizado: { token: string; bandeira: string; final4: string; dispositivo: DispositivoNavegador };
  /** The card form has missing fields and shows them. */
  CartaoIncompleto: undefined;
  CartaoFalhou: { mensagem: string };
  /** The person cancelled the wait for their bank. */
  DesafioDesistido: undefined;
  /** "Verificar agora", while the bank's answer is pending. */
  CartaoConferido: undefined;
  /** A payment method was chosen at the counter. comprarViagem stores it. */
  MeioBalcaoEscolhido: { meio: MeioBalcao };
  /** "Receber e emitir": amount received for the displayed total. comprarViagem records it. */
  DinheiroRecebido: { totalCentavos: number; recebidoCentavos: number };
  /** A card terminal or payment link was chosen: comprarViagem creates the order and opens its charge. */
  CobrancaExternaEscolhida: { meio: Extract<MeioBalcao, 'debito' | 'credito' | 'link'> };
  /** An operator set or cleared a discount. recalcularValorTotal requests a new quote. */
  DescontoBalcaoDado: { desconto: DescontoBalcao | null };
  ReservaVencida: undefined;
  PagamentoPixAberto: { pedidoId: string };
  PagamentoPixFechado: undefined;
  /** A new Pix charge was requested, after one expired or could not be created. */
  NovoPixPedido: undefined;
  /** Result of concluding an order, emitted by concluirPedido. */
  /** `situacao` is null when the server did not answer; `aviso` is the reason as text, where known. */
  PedidoConferido: { pedidoId: string; situacao: SituacaoPedido | null; aviso?: string };
  BilhetePdfPedido: BilheteArquivo;
  BilheteAgendaPedido: BilheteArquivo;
  /** Cancelling a ticket, or the rest of an order, was requested. cancelarPassagem loads the preview. */
  CancelamentoAberto: AlvoCancelamento;
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
  /** Saving an order's receipt was requested. */
  ReciboPedido: { pedidoId: string; localizador: string };

  /** My trips were listed: their tickets are prefetched for offline use. */
  ViagensListadas: { bilheteIds: string[] };
  /** A ticket's link was shared, or copied where sharing is not available. */
  BilheteCompartilhado: { pedidoId: string; texto: string };

  /** The boarding page was opened. embarcar restores the session kept on this device. */
  EmbarqueAberto: undefined;
  EmbarqueFechado: undefined;
  /** The trip was typed; otherwise the first code selects it. */
  ViagemEmbarqueEscolhida: { viagemId: string };
  /** A code was scanned or pasted. */
  CodigoEmbarqueLido: { codigo: string };
  /** The boarding ended: its data on the device is deleted. */
  EmbarqueEncerrado: undefined;

  /** The account page was opened: its devices are loaded, and an interrupted change of e-mail is completed. */
  MinhaContaAberta: undefined;
  /** The account page was left. */
  MinhaContaFechada: undefined;
  DadosContaEnviados: { dados: EdicaoConta };
  EmailNovoEnviado: { email: string };
  EmailCodigoEnviado: { codigo: string };
  EmailCodigoReenviado: undefined;
  EmailTrocaDesistida: undefined;
  SenhaTrocaEnviada: { atual: string; nova: string };
  DispositivosPedidos: undefined;
  DispositivoEsquecido: { id: string };
  ExportacaoPedida: undefined;
  /** "Excluir conta" was pressed; the confirmation opens. */
  ExclusaoAberta: undefined;
  ExclusaoDesistida: undefined;
  /** The deletion was confirmed; Google and Apple logins have no password. */
  ExclusaoConfirmada: { senha: string };
  /** Reauthentication at Google or Apple was requested. */
  ReautenticacaoPedida: undefined;

  ToastDispensado: { id: string };
  /** "Tentar novamente" on the communication alert: the failed workflow retries. */
  NovaTentativaPedida: undefined;
  /** The communication alert was dismissed without a retry. */
  AlertaDispensado: undefined;
  /** The browser went offline or online. */
  ConexaoMudada: { online: boolean };
  /** Another tab signed in or out; this one reloads the session. */
  SessaoMudouEmOutraAba: { motivo: 'iniciada' | 'encerrada' };
};

export type EventName = keyof Events;
export type BusEvent<K extends EventName = EventName> = { [T in K]: { type: T; payload: Events[T] } }[K];
