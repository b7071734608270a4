import { opcoesParcelas } from '../../src/domain/pagamento/cartao';
import { palavrasDaMarca } from '../../src/domain/companhia/marca/nomeDaMarca';
import type { CartaoDoPedido, DesafioCartao, PagamentoCartao } from '../../src/domain/wire/pagamento/cartao';
import type { CartaoSalvo } from '../../src/domain/wire/pagamento/cartoesSalvos';
import type { Config, Pagina } from '../../src/domain/wire/base/config';

export const ADQUIRENTE = 'http://127.0.0.1:8080';

/** The company's parts of shell and home. */
export const umaPagina = (fields: Partial<Pagina> = {}): Pagina => ({
  rodape: ['Itapê Transportes S.A. · CNPJ 12.345.678/0001-95'],
  rotas: [
    { origem: { id: '1', nome: 'São Paulo' }, destino: { id: '4', nome: 'Rio de Janeiro' }, amanhaCentavos: 13_780 },
  ],
  marca: palavrasDaMarca(null),
  ...fields,
});

export const umaConfig = (fields: Partial<Config> = {}): Config => ({
  identity: {
    userPoolId: 'sa-east-1_itape',
    clientId: 'itape',
    hostedUiDomain: 'localhost:8080',
    redirectSignIn: ['http://localhost:8080/callback/'],
    redirectSignOut: ['http://localhost:8080/home'],
  },
  cartao: { origem: ADQUIRENTE, campos: `${ADQUIRENTE}/_sandbox/cartao/campos` },
  chatbot: { api: '/api/Chatbot', comLogin: false },
  cpfDeTeste: false,
  avisosPorTelefone: true,
  catalogoVazio: false,
  pagina: umaPagina(),
  versao: '8.16.1',
  ...fields,
});

export const umDesafio = (fields: Partial<DesafioCartao> = {}): DesafioCartao => ({
  url: `${ADQUIRENTE}/_sandbox/cartao/acs/d1`,
  nonce: 'abcdefghijklmnop',
  expiraEm: '2026-11-21T12:05:00-03:00',
  restanteMs: 300_000,
  ...fields,
});

export const umPagamentoCartao = (fields: Partial<PagamentoCartao> = {}): PagamentoCartao => ({
  situacao: 'aprovado',
  mensagem: 'Pagamento aprovado.',
  tipo: 'credito',
  parcelas: 1,
  valorCentavos: 11_250,
  bandeira: 'Visa',
  final4: '1111',
  desafio: null,
  ...fields,
});

export const umCartaoSalvo = (fields: Partial<CartaoSalvo> = {}): CartaoSalvo => ({
  id: 'c1',
  bandeira: 'visa',
  final4: '4242',
  validade: '2029-08',
  vencido: false,
  ...fields,
});

export const umCartaoDoPedido = (fields: Partial<CartaoDoPedido> = {}): CartaoDoPedido => ({
  totalCentavos: 11_250,
  opcoes: opcoesParcelas(11_250),
  pagamento: null,
  ...fields,
});
