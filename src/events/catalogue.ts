import type { DescontoBalcao, MeioBalcao } from '../domain/balcao';
import type { Cadastro } from '../domain/cadastro';
import type { EdicaoConta } from '../domain/edicaoConta';
import type { Filtros, Ordem } from '../domain/filtros';
import type { FormaPagamento } from '../domain/cartao';
import type { Busca } from '../domain/links';
import type { ConsultaPainel } from '../domain/painel';
import type { DadosPassageiros } from '../domain/passageiro';
import type { ProvedorFederado } from '../domain/provedor';
import type { DispositivoNavegador } from '../domain/wire/cartao';
import type { NovoPassageiroSalvo } from '../domain/wire/passageiros';
import type { Comprador, PassageiroPedido, SituacaoPedido } from '../domain/wire/pedidos';
import type { AlvoCancelamento, EscolhaRemarcacao } from '../domain/posVendaTextos';
import type { ConfirmacaoTransferencia } from '../domain/wire/posVenda';
import type { Viagem } from '../domain/wire/viagens';
import type { AgencyOrderEvents } from './agencyOrderEvents';
import type { BilheteArquivo } from './bilheteArquivo';
import type { ChatbotEvents } from './chatbotEvents';
import type { CompanyEvents } from './companyEvents';
import type { DeviceEvents } from './deviceEvents';
import type { ParcelEvents } from './parcelEvents';
import type { TillEvents } from './tillEvents';

/** Those that stand in files of their own. */
type OtherSubjects = AgencyOrderEvents & ChatbotEvents & CompanyEvents & DeviceEvents & ParcelEvents & TillEvents;

/**
 * Every event of the product and its payload. The first ten are the specification's own names (§3), imperative or
 * not; new names are facts, in the past participle. Screens emit, workflows answer.
 */
export type Events = OtherSubjects & {
  /** A signed-in person has no conta yet. Emitted by checkSessao and the callback; completarCadastro opens the modal. */
  CompletarCadastro: undefined;
  /** Something that changes the price was changed. Emitted by the purchase screen; the server is asked again. */
  RecalcularValorTotal: undefined;
  /** The chosen departure is given up (another search, back). comprarViagem releases its seats. */
  LimparPartidaSelecionada: undefined;
  /** Another day was picked on the date tabs. buscarViagens moves the results there. */
  SelecionouNovaDataPesquisa: { dataPartida: string };
  /** The searches are to be forgotten: lembrarBuscas empties the last ones, comprarViagem gives the chosen trip up. */
  LimparDadosDePesquisa: undefined;
  /** The buyer became another passenger. comprarViagem copies the data over. */
  mudouPassageiroComprador: { indice: number };
  /** "O comprador é o passageiro 1" was ticked or unticked. comprarViagem links or unlinks the two. */
  checkPassageiroComprador: { marcado: boolean };
  /** The 3DS page says it is done: a hint, never a truth; the server is asked. */
  adiqValidacao3dsResponse: { pedidoId: string };
  /** The filters' places are needed for these results. */
  obterLocalidadesFiltro: undefined;
  /** Conclude an order, or issue again what failed: repeatable, the server decides. */
  dockConcluirPedido: { pedidoId: string; agencia?: true };

  /** The app has painted; workflows may begin. */
  AppIniciado: undefined;
  /** A route was entered. The guard answers. */
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
  /** A session began, whatever the way in. */
  SessaoIniciada: undefined;
  SessaoEncerrada: { motivo: 'expirada' | 'revogada' | 'pedida' };
  /** A guarded page found no valid session, ours or the operator system's. recheckSessao gives it its second chance. */
  SessaoExternaInvalida: undefined;
  /** A call came back with 401 after its one renewal. */
  SessaoRecusada: undefined;
  CadastroEnviado: { cadastro: Cadastro };
  CadastroDispensado: undefined;
  /** The link to go back to after signing in (the custom state of spec §4). */
  LinkGuardado: { link: string };

  BuscaEnviada: { busca: Busca };
  /** "Perto de mim": encontrarPerto finds the nearest terminal, which becomes the origin. */
  PertoDeMimPedido: undefined;
  /** The board of a day's departures was asked for. consultarPainel leads there. */
  PainelConsultado: { consulta: ConsultaPainel };
  /** Filters or order of the results changed. buscarViagens writes them into the address. */
  FiltrosAlterados: { filtros: Filtros; ordem: Ordem };
  /** "Trocar ida": the way out is to be chosen again. */
  IdaDescartada: undefined;
  ViagemEscolhida: { viagem: Viagem; busca: Busca };
  /** A journey with one change was chosen. buscarViagens leads to the purchase of both its trips. */
  ConexaoEscolhida: { trechos: [Viagem, Viagem] };
  /** The purchase is on screen. comprarViagem reads it from the address, and takes its hold up again. */
  CompraAberta: undefined;
  /** The purchase left the screen: what was under way is aborted. */
  CompraFechada: undefined;
  /** The other way's seat map was asked for: 0 out, 1 back. */
  TrechoVisitado: { trecho: number };
  PoltronaAlternada: { numero: number };
  /** Seats together were proposed and taken; for the way on screen, all of them. */
  PoltronasSugeridasAceitas: { poltronas: number[] };
  PoltronasConfirmadas: undefined;
  /** The seat map of a way is on screen: acompanharPoltronas follows what others take. */
  MapaPoltronasAberto: { viagemId: string; localidadeOrigem: string; localidadeDestino: string };
  MapaPoltronasFechado: undefined;
  /** The purchase came back into sight: the server is asked how long the hold lives. */
  CompraRevista: undefined;
  /** "Mais 5 minutos": the hold is extended, once. */
  ProrrogacaoPedida: undefined;
  /** A hold of another tab is taken up here, or given back from here. */
  ReservaRetomada: { id: string };
  ReservaLiberada: { id: string };
  /** A field of the passengers was left; what was typed outlives the screen. */
  PassageirosDigitados: { dados: DadosPassageiros };
  /** Something in the passengers' form changed. guardarRascunho keeps it beside the hold once the person pauses. */
  PassageirosEditados: { dados: DadosPassageiros };
  /** The page of the passengers' form is hidden or left: what was typed is kept at once. */
  PaginaDeixada: undefined;
  /** The alert of the purchase was put away. */
  AvisoCompraDispensado: undefined;
  EtapaCompraVoltada: undefined;
  /** A coupon was typed and given. Emitted by the passengers' step; recalcularValorTotal asks what it is worth. */
  CupomAplicado: { codigo: string };
  CupomRemovido: undefined;
  /** The optional insurance was chosen or left. */
  SeguroAlternado: { contratar: boolean };
  /** These people are to be found again at the next purchase. */
  PassageirosGuardados: { passageiros: NovoPassageiroSalvo[] };
  PassageiroSalvoExcluido: { id: string };
  /** "Concluir pedido": there is nothing to pay. */
  PedidoIsentoConfirmado: undefined;
  PassageirosEnviados: { comprador: Comprador; passageiros: PassageiroPedido[] };
  PagamentoPixEscolhido: undefined;
  /** How to pay was chosen. comprarViagem makes the order that a card is asked for. */
  FormaPagamentoEscolhida: { forma: FormaPagamento };
  /** "Pagar com cartão" was pressed. comprarViagem brings the order up to date and says CartaoSolicitado. */
  PagamentoCartaoEscolhido: undefined;
  /** The order stands: its card may be asked for. pagarCartao asks the form. */
  CartaoSolicitado: { pedidoId: string };
  /** The card's part of the payment is on screen, or has left it. */
  PagamentoCartaoAberto: { pedidoId: string };
  PagamentoCartaoFechado: undefined;
  /** The card could not be asked for: once more. */
  NovoCartaoPedido: undefined;
  ParcelasEscolhidas: { parcelas: number };
  /** The acquirer's form handed over what stands for the card: never a number. */
  CartaoTokenizado: { token: string; bandeira: string; final4: string; dispositivo: DispositivoNavegador };
  /** The form shows what is missing in it. */
  CartaoIncompleto: undefined;
  CartaoFalhou: { mensagem: string };
  /** The person does not want to wait for their bank. */
  DesafioDesistido: undefined;
  /** "Verificar agora", while the bank's answer is awaited. */
  CartaoConferido: undefined;
  /** How a customer at the counter pays. comprarViagem remembers it. */
  MeioBalcaoEscolhido: { meio: MeioBalcao };
  /** "Receber e emitir": so much was handed over for the total on screen. comprarViagem takes it. */
  DinheiroRecebido: { totalCentavos: number; recebidoCentavos: number };
  /** A card at the terminal, or a link: comprarViagem makes the order and leads to where it is charged. */
  CobrancaExternaEscolhida: { meio: Extract<MeioBalcao, 'debito' | 'credito' | 'link'> };
  /** An operator takes something off, or nothing any more. recalcularValorTotal asks what it costs then. */
  DescontoBalcaoDado: { desconto: DescontoBalcao | null };
  ReservaVencida: undefined;
  PagamentoPixAberto: { pedidoId: string };
  PagamentoPixFechado: undefined;
  /** The charge ran out, or could not be made: one more is asked for. */
  NovoPixPedido: undefined;
  /** The server answered what became of an order. Emitted by concluirPedido. */
  /** `situacao` is null where the server could not be asked; `aviso` says why in words, where that is known. */
  PedidoConferido: { pedidoId: string; situacao: SituacaoPedido | null; aviso?: string };
  BilhetePdfPedido: BilheteArquivo;
  BilheteAgendaPedido: BilheteArquivo;
  /** A ticket, or what is left of an order, is to be cancelled. cancelarPassagem asks what would come back. */
  CancelamentoAberto: AlvoCancelamento;
  /** The sum on screen is agreed to. */
  CancelamentoConfirmado: undefined;
  RemarcacaoAberta: { bilheteId: string };
  /** A seat of another departure was chosen, or none any more: what it costs is asked. */
  RemarcacaoEscolhida: { escolha: EscolhaRemarcacao | null };
  RemarcacaoConfirmada: undefined;
  TransferenciaAberta: { bilheteId: string };
  TransferenciaEnviada: { pessoa: ConfirmacaoTransferencia };
  /** What would come back could not be asked: once more. */
  PreviaPedida: undefined;
  /** The dialog of a cancellation, an exchange or a transfer was put away. */
  PosVendaFechada: undefined;
  /** The receipt of an order is to be kept. */
  ReciboPedido: { pedidoId: string; localizador: string };

  /** My trips are on screen: their tickets are fetched, to be there without a network. */
  ViagensListadas: { bilheteIds: string[] };
  /** A ticket's address was handed on: shared, or copied where nothing can be shared. */
  BilheteCompartilhado: { pedidoId: string; texto: string };

  /** The door's page is on screen. embarcar takes up the boarding that this device has kept. */
  EmbarqueAberto: undefined;
  EmbarqueFechado: undefined;
  /** The trip was typed; else the first code says which it is. */
  ViagemEmbarqueEscolhida: { viagemId: string };
  /** A code was scanned or pasted. */
  CodigoEmbarqueLido: { codigo: string };
  /** The boarding is over: what the door has kept of it is forgotten. */
  EmbarqueEncerrado: undefined;

  /** The account page is on screen: its devices are read, and a change of e-mail that was cut off is finished. */
  MinhaContaAberta: undefined;
  /** The account page left the screen. */
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
  /** "Excluir conta" was pressed: the question opens. */
  ExclusaoAberta: undefined;
  ExclusaoDesistida: undefined;
  /** The deletion was confirmed; with Google or Apple there is no password to tell. */
  ExclusaoConfirmada: { senha: string };
  /** Google or Apple is to ask once more who it is. */
  ReautenticacaoPedida: undefined;

  ToastDispensado: { id: string };
  /** "Tentar novamente" on the communication alert: whoever failed tries once more. */
  NovaTentativaPedida: undefined;
  /** The communication alert was put away without a retry. */
  AlertaDispensado: undefined;
  /** The browser went offline or came back. */
  ConexaoMudada: { online: boolean };
  /** Another tab of this browser signed in or out; this one looks again. */
  SessaoMudouEmOutraAba: { motivo: 'iniciada' | 'encerrada' };
};

export type EventName = keyof Events;
export type BusEvent<K extends EventName = EventName> = { [T in K]: { type: T; payload: Events[T] } }[K];
