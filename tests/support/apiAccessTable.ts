import type { HTTPMethods } from 'fastify';

/** Callers tested on every route; `ninguem` has no token. */
export const CALLERS = ['ninguem', 'cliente', 'agencia', 'responsavel', 'soResponsavel', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

const EVERYBODY: readonly Caller[] = CALLERS;
const SIGNED_IN: readonly Caller[] = ['cliente', 'agencia', 'responsavel', 'soResponsavel', 'admin'];
const AGENCY: readonly Caller[] = ['agencia', 'responsavel', 'soResponsavel'];
const RESPONSIBLE: readonly Caller[] = ['responsavel', 'soResponsavel'];
const DISPATCH: readonly Caller[] = ['agencia', 'responsavel', 'soResponsavel', 'admin'];
const ADMINISTRATOR: readonly Caller[] = ['admin'];

/** A route and its permitted callers. */
export type AccessLine = readonly [method: HTTPMethods, url: string, letsIn: readonly Caller[]];

/**
 * Access table of the API. It is written by hand, never derived from the routes: a route that is added, removed or
 * opened to other callers fails `server/apiMatrix.test.ts` until a person changes its line here.
 */
export const API_ACCESS: readonly AccessLine[] = [
  // openapi.json
  ['GET', '/api/openapi.json', EVERYBODY],
  // the public feeds
  ['GET', '/gtfs.zip', EVERYBODY],
  ['GET', '/sitemap.xml', EVERYBODY],
  ['GET', '/gtfs-rt/trip-updates', EVERYBODY],
  // saude
  ['GET', '/api/pronto', EVERYBODY],
  ['GET', '/api/saude', EVERYBODY],
  ['GET', '/api/vivo', EVERYBODY],
  // Localidades
  ['GET', '/api/Localidades', EVERYBODY],
  ['GET', '/api/Localidades/Mapa', EVERYBODY],
  ['GET', '/api/Localidades/:id', EVERYBODY],
  // Viagens
  ['GET', '/api/Viagens', EVERYBODY],
  ['GET', '/api/Viagens/Calendario', EVERYBODY],
  ['GET', '/api/Viagens/Alternativas', EVERYBODY],
  ['GET', '/api/Viagens/Conexoes', EVERYBODY],
  ['GET', '/api/Viagens/:id/Poltronas', EVERYBODY],
  ['GET', '/api/Viagens/Painel', EVERYBODY],
  ['GET', '/api/Viagens/:id', EVERYBODY],
  ['GET', '/api/Viagens/:id/Status', DISPATCH],
  ['PUT', '/api/Viagens/:id/Status', DISPATCH],
  ['DELETE', '/api/Viagens/:id/Status', DISPATCH],
  ['GET', '/api/Viagens/:id/Poltronas/Eventos', EVERYBODY],
  // Reservas
  ['POST', '/api/Reservas', SIGNED_IN],
  ['GET', '/api/Reservas', SIGNED_IN],
  ['GET', '/api/Reservas/:id', SIGNED_IN],
  ['POST', '/api/Reservas/:id/Prorrogacao', SIGNED_IN],
  ['GET', '/api/Reservas/:id/Rascunho', SIGNED_IN],
  ['PUT', '/api/Reservas/:id/Rascunho', SIGNED_IN],
  ['DELETE', '/api/Reservas/:id/Rascunho', SIGNED_IN],
  ['DELETE', '/api/Reservas/:id', SIGNED_IN],
  // Conta
  ['POST', '/api/Conta', SIGNED_IN],
  ['PUT', '/api/Conta', SIGNED_IN],
  ['DELETE', '/api/Conta', SIGNED_IN],
  ['GET', '/api/Conta/Exportacao', SIGNED_IN],
  ['GET', '/api/Conta/ObterPorCognitoId', SIGNED_IN],
  ['GET', '/api/Conta/ObterPorEmail', SIGNED_IN],
  ['GET', '/api/Conta/ObterPorCpf', SIGNED_IN],
  ['POST', '/api/Conta/SolicitarAlteracaoEmail', SIGNED_IN],
  ['POST', '/api/Conta/ConfirmarEmail', SIGNED_IN],
  // Contrato
  ['GET', '/api/Contrato/', EVERYBODY],
  ['GET', '/api/Contrato', EVERYBODY],
  // LoginPraxio
  ['POST', '/api/LoginPraxio', SIGNED_IN],
  ['GET', '/api/LoginPraxio/LoginCache', SIGNED_IN],
  // Pedidos
  ['POST', '/api/Pedidos', SIGNED_IN],
  ['GET', '/api/Pedidos', SIGNED_IN],
  ['GET', '/api/Pedidos/:id', SIGNED_IN],
  ['POST', '/api/Pedidos/Cotacao', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Pix', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Cartao', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Cartao', SIGNED_IN],
  ['DELETE', '/api/Pedidos/:id/Cartao', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Concluir', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Eventos', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Recibo', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Cancelamento', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Cancelamento', SIGNED_IN],
  // Passageiros
  ['GET', '/api/Passageiros', SIGNED_IN],
  ['POST', '/api/Passageiros', SIGNED_IN],
  ['PUT', '/api/Passageiros/:id', SIGNED_IN],
  ['DELETE', '/api/Passageiros/:id', SIGNED_IN],
  // Pagamentos
  ['GET', '/api/Pagamentos/Meios', EVERYBODY],
  // Agencia/Balcao
  ['GET', '/api/Agencia/Balcao', AGENCY],
  // Agencia/Pedidos
  ['POST', '/api/Agencia/Pedidos/:id/Dinheiro', AGENCY],
  ['GET', '/api/Agencia/Pedidos', AGENCY],
  ['POST', '/api/Agencia/Pedidos/Busca', AGENCY],
  ['POST', '/api/Agencia/Pedidos/Exportacao', AGENCY],
  ['GET', '/api/Agencia/Pedidos/:id', AGENCY],
  ['GET', '/api/Agencia/Pedidos/:id/Bilhetes/:bilheteId/Pdf', AGENCY],
  ['POST', '/api/Agencia/Pedidos/:id/Reenvio', AGENCY],
  ['GET', '/api/Agencia/Pedidos/:id/Cancelamento', AGENCY],
  ['POST', '/api/Agencia/Pedidos/:id/Cancelamento', AGENCY],
  ['POST', '/api/Agencia/Pedidos/:id/Devolucao', AGENCY],
  ['POST', '/api/Agencia/Pedidos/Abertura', AGENCY],
  ['POST', '/api/Agencia/Pedidos/:id/Concluir', AGENCY],
  ['GET', '/api/Agencia/Pedidos/:id/PagamentoExterno', AGENCY],
  ['POST', '/api/Agencia/Pedidos/:id/PagamentoExterno', AGENCY],
  ['DELETE', '/api/Agencia/Pedidos/:id/PagamentoExterno', AGENCY],
  ['GET', '/api/Agencia/Pedidos/:id/PagamentoExterno/Eventos', AGENCY],
  // Webhooks
  ['POST', '/api/Webhooks/Pix/pix', EVERYBODY],
  ['POST', '/api/Webhooks/Cartao', EVERYBODY],
  // Relatorios
  ['POST', '/api/Relatorios/Csp', EVERYBODY],
  // Bilhetes
  ['GET', '/api/Bilhetes/:id', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Pdf', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Calendario', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Cancelamento', SIGNED_IN],
  ['POST', '/api/Bilhetes/:id/Cancelamento', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Remarcacao', SIGNED_IN],
  ['POST', '/api/Bilhetes/:id/Remarcacao', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Transferencia', SIGNED_IN],
  ['POST', '/api/Bilhetes/:id/Transferencia', SIGNED_IN],
  // Embarque
  ['GET', '/api/Embarque/Chaves', EVERYBODY],
  ['GET', '/api/Embarque/:viagemId/Cancelados', EVERYBODY],
  ['POST', '/api/Embarque', AGENCY],
  ['POST', '/api/Embarque/Chaves', ADMINISTRATOR],
  // Frota
  ['GET', '/api/Frota', EVERYBODY],
  // Destinos
  ['GET', '/api/Destinos', EVERYBODY],
  ['GET', '/api/Destinos/:id', EVERYBODY],
  // Candidaturas
  ['POST', '/api/Candidaturas', EVERYBODY],
  ['GET', '/api/Candidaturas', ADMINISTRATOR],
  ['GET', '/api/Candidaturas/:protocolo/Curriculo', ADMINISTRATOR],
  // Manifestacoes
  ['POST', '/api/Manifestacoes', EVERYBODY],
  ['GET', '/api/Manifestacoes/:protocolo', EVERYBODY],
  ['GET', '/api/Manifestacoes', ADMINISTRATOR],
  ['PUT', '/api/Manifestacoes/:protocolo/Resposta', ADMINISTRATOR],
  // Encomendas
  ['POST', '/api/Encomendas/Cotacao', EVERYBODY],
  ['POST', '/api/Encomendas', EVERYBODY],
  ['GET', '/api/Encomendas/Rastreio/:codigo', EVERYBODY],
  // Agencia/Encomendas
  ['GET', '/api/Agencia/Encomendas', AGENCY],
  ['GET', '/api/Agencia/Encomendas/:codigo', AGENCY],
  ['POST', '/api/Agencia/Encomendas/:codigo/Pesagem', AGENCY],
  ['POST', '/api/Agencia/Encomendas/:codigo/Recebimento', AGENCY],
  ['POST', '/api/Agencia/Encomendas/:codigo/Eventos', AGENCY],
  // Avisos
  ['GET', '/api/Avisos', SIGNED_IN],
  ['PUT', '/api/Avisos', SIGNED_IN],
  ['PUT', '/api/Avisos/Aparelhos/:dispositivo', SIGNED_IN],
  ['DELETE', '/api/Avisos/Aparelhos/:dispositivo', SIGNED_IN],
  ['GET', '/api/Avisos/Cancelamento/:token', EVERYBODY],
  ['POST', '/api/Avisos/Cancelamento/:token', EVERYBODY],
  // Agencia/Operadores
  ['GET', '/api/Agencia/Operadores', RESPONSIBLE],
  ['POST', '/api/Agencia/Operadores', RESPONSIBLE],
  ['PUT', '/api/Agencia/Operadores/:id', RESPONSIBLE],
  ['POST', '/api/Agencia/Operadores/:id/Bloqueio', RESPONSIBLE],
  ['DELETE', '/api/Agencia/Operadores/:id/Bloqueio', RESPONSIBLE],
  ['POST', '/api/Agencia/Operadores/:id/Acesso', RESPONSIBLE],
  ['GET', '/api/Agencia/Operadores/:id/Auditoria', RESPONSIBLE],
  ['GET', '/api/Agencia/Operadores/:id/Consultas', RESPONSIBLE],
  ['PUT', '/api/Agencia/Operadores/Direitos', ADMINISTRATOR],
  // Agencia/Caixas
  ['GET', '/api/Agencia/Caixas/Atual', AGENCY],
  ['POST', '/api/Agencia/Caixas', AGENCY],
  ['POST', '/api/Agencia/Caixas/:id/Pausa', AGENCY],
  ['DELETE', '/api/Agencia/Caixas/:id/Pausa', AGENCY],
  ['POST', '/api/Agencia/Caixas/:id/Movimentos', AGENCY],
  ['POST', '/api/Agencia/Caixas/:id/Contagem', AGENCY],
  ['POST', '/api/Agencia/Caixas/:id/Fechamento', AGENCY],
  ['POST', '/api/Agencia/Caixas/:id/Conferencia', RESPONSIBLE],
  // Agencia/RelatorioFechamento
  ['GET', '/api/Agencia/RelatorioFechamento', AGENCY],
  ['GET', '/api/Agencia/RelatorioFechamento/:id', AGENCY],
  ['GET', '/api/Agencia/RelatorioFechamento/:id/Pdf', AGENCY],
  ['GET', '/api/Agencia/RelatorioFechamento/:id/Csv', AGENCY],
  // Chatbot
  ['POST', '/api/Chatbot/Mensagens', EVERYBODY],
  ['POST', '/api/Chatbot/Atendimentos', EVERYBODY],
  ['GET', '/api/Chatbot/Webhook', EVERYBODY],
  ['POST', '/api/Chatbot/Webhook', EVERYBODY],
];
