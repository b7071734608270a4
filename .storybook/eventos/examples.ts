import type { EventName, Events } from '../../src/events/catalogue';
import type { Viagem } from '../../src/domain/wire/viagens';

const PEDIDO = '00000000-0000-4000-8000-000000000001';
const preco = {
  tarifaCentavos: 11_990,
  pedagioCentavos: 620,
  taxaEmbarqueCentavos: 890,
  seguroCentavos: 150,
  totalCentavos: 13_650,
};

const viagem: Viagem = {
  id: '801302517',
  linha: '08-0001-00',
  operadora: 'Itapê Transportes',
  partida: {
    localidade: {
      id: '1',
      nome: 'São Paulo',
      uf: 'SP',
      terminal: 'Terminal Rodoviário do Tietê',
      fuso: 'America/Sao_Paulo',
    },
    instante: '2026-11-22T08:00:00-03:00',
    dia: '2026-11-22',
    hora: '08:00',
  },
  chegada: {
    localidade: {
      id: '4',
      nome: 'Rio de Janeiro',
      uf: 'RJ',
      terminal: 'Rodoviária Novo Rio',
      fuso: 'America/Sao_Paulo',
    },
    instante: '2026-11-22T14:30:00-03:00',
    dia: '2026-11-22',
    hora: '14:30',
  },
  duracaoMinutos: 390,
  andares: 1,
  classes: [{ classe: 'convencional', preco, poltronasLivres: 31 }],
  poltronasLivres: 31,
  menorPrecoCentavos: 13_650,
};
const busca = {
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '4',
  dataPartida: '2026-11-22',
  dataVolta: null,
};
const bilhete = { bilheteId: PEDIDO, localizador: 'K7M2QX', poltrona: 13 };
const comprador = { nome: 'Ana Souza', cpf: '529.982.247-25', email: 'ana@itape.test', celular: '+5511987654321' };

/**
 * A valid payload of every event, for the form to begin with and to compare with. `null` stands where text may stand or
 * not. An event without an example does not compile.
 */
export const examples: { [K in EventName]: Events[K] } = {
  CompletarCadastro: undefined,
  RecalcularValorTotal: undefined,
  LimparPartidaSelecionada: undefined,
  SelecionouNovaDataPesquisa: { dataPartida: '2026-11-23' },
  LimparDadosDePesquisa: undefined,
  mudouPassageiroComprador: { indice: 1 },
  checkPassageiroComprador: { marcado: true },
  adiqValidacao3dsResponse: { pedidoId: PEDIDO },
  obterLocalidadesFiltro: undefined,
  dockConcluirPedido: { pedidoId: PEDIDO },
  AppIniciado: undefined,
  RotaVisitada: { path: '/minhas-viagens' },
  EntrarPedido: undefined,
  EntrarFechado: undefined,
  CredenciaisEnviadas: { email: 'cliente@itape.test', senha: 'senha123' },
  NovaSenhaEnviada: { senha: 'senha1234' },
  LoginFederadoEscolhido: { provedor: 'google' },
  ContaNovaEnviada: { email: 'nova@itape.test', senha: 'senha1234', nome: 'Ana Souza' },
  CodigoEnviado: { codigo: '123456' },
  CodigoReenviado: undefined,
  SenhaEsquecida: { email: 'cliente@itape.test' },
  SenhaRedefinida: { codigo: '123456', senha: 'senha1234' },
  EtapaEntrarTrocada: { etapa: 'criarConta' },
  SaidaPedida: undefined,
  SessaoIniciada: undefined,
  SessaoEncerrada: { motivo: 'pedida' },
  SessaoExternaInvalida: undefined,
  SessaoRecusada: undefined,
  CadastroEnviado: {
    cadastro: {
      nome: 'Ana Souza',
      cpf: '529.982.247-25',
      dataNascimento: '10/05/1990',
      celular: '(11) 98765-4321',
      termosAceite: true,
    },
  },
  CadastroDispensado: undefined,
  LinkGuardado: { link: '/minhas-viagens' },
  BuscaEnviada: { busca },
  PainelConsultado: { consulta: { localidadeOrigem: '1', localidadeDestino: '4', data: '2026-11-22' } },
  FiltrosAlterados: { filtros: { classes: ['executivo'], periodos: [''], terminais: [''] }, ordem: 'preco' },
  IdaDescartada: undefined,
  ViagemEscolhida: { viagem, busca },
  CompraAberta: undefined,
  CompraFechada: undefined,
  TrechoVisitado: { trecho: 1 },
  PoltronaAlternada: { numero: 13 },
  PoltronasConfirmadas: undefined,
  PassageirosDigitados: {
    dados: {
      passageiros: [
        {
          nome: 'Ana Souza',
          tipoDocumento: '2',
          numeroDocumento: '12.345.678-9',
          dataNascimento: '10/05/1990',
          celular: '',
          autorizacaoMenor: false,
        },
      ],
      comprador: { ...comprador, celular: '(11) 98765-4321' },
    },
  },
  AvisoCompraDispensado: undefined,
  EtapaCompraVoltada: undefined,
  PassageirosEnviados: {
    comprador,
    passageiros: [
      {
        poltrona: 13,
        nome: 'Ana Souza',
        documento: { tipo: 2, numero: '12.345.678-9' },
        dataNascimento: '1990-05-10',
      },
    ],
  },
  PagamentoPixEscolhido: undefined,
  ReservaVencida: undefined,
  PagamentoPixAberto: { pedidoId: PEDIDO },
  PagamentoPixFechado: undefined,
  NovoPixPedido: undefined,
  PedidoConferido: { pedidoId: PEDIDO, situacao: null },
  BilhetePdfPedido: bilhete,
  BilheteAgendaPedido: bilhete,
  MinhaContaAberta: undefined,
  MinhaContaFechada: undefined,
  DadosContaEnviados: {
    dados: { nome: 'Ana Souza', dataNascimento: '10/05/1990', celular: '(11) 98765-4321' },
  },
  EmailNovoEnviado: { email: 'nova@itape.test' },
  EmailCodigoEnviado: { codigo: '123456' },
  EmailCodigoReenviado: undefined,
  EmailTrocaDesistida: undefined,
  SenhaTrocaEnviada: { atual: 'senha123', nova: 'senha1234' },
  DispositivosPedidos: undefined,
  DispositivoEsquecido: { id: 'aparelho-2' },
  ExportacaoPedida: undefined,
  ExclusaoAberta: undefined,
  ExclusaoDesistida: undefined,
  ExclusaoConfirmada: { senha: 'senha123' },
  ReautenticacaoPedida: undefined,
  ToastDispensado: { id: '1' },
  NovaTentativaPedida: undefined,
  AlertaDispensado: undefined,
  ConexaoMudada: { online: false },
  SessaoMudouEmOutraAba: { motivo: 'encerrada' },
  LinkAberto: { link: '/minhas-viagens' },
  LinkConfirmado: undefined,
  LinkRecusado: undefined,
  LarguraCruzada: { responsivo: true },
};
