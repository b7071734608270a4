import type { HTTPMethods } from 'fastify';

/** The people who knock at every route, and `ninguem`, who has no token. */
export const CHAMADORES = ['ninguem', 'cliente', 'agencia', 'responsavel', 'soResponsavel', 'admin'] as const;
export type Chamador = (typeof CHAMADORES)[number];

const TODOS: readonly Chamador[] = CHAMADORES;
const COM_LOGIN: readonly Chamador[] = ['cliente', 'agencia', 'responsavel', 'soResponsavel', 'admin'];
const AGENCIA: readonly Chamador[] = ['agencia', 'responsavel', 'soResponsavel'];
const RESPONSAVEL: readonly Chamador[] = ['responsavel', 'soResponsavel'];
const OPERACAO: readonly Chamador[] = ['agencia', 'responsavel', 'admin'];
const ADMIN: readonly Chamador[] = ['admin'];

/** A route and the callers that its door lets in. */
export type Linha = readonly [method: HTTPMethods, url: string, entram: readonly Chamador[]];

/**
 * Who may call each route of the API. The table is written by hand and never derived from the routes: a route that is
 * added, removed or opened to others fails `server/apiMatrix.test.ts` until a person changes the line here.
 */
export const ACESSO_DA_API: readonly Linha[] = [
  // openapi.json
  ['GET', '/api/openapi.json', TODOS],
  // saude
  ['GET', '/api/saude', TODOS],
  // Localidades
  ['GET', '/api/Localidades', TODOS],
  ['GET', '/api/Localidades/Mapa', TODOS],
  ['GET', '/api/Localidades/:id', TODOS],
  // Viagens
  ['GET', '/api/Viagens', TODOS],
  ['GET', '/api/Viagens/Calendario', TODOS],
  ['GET', '/api/Viagens/Alternativas', TODOS],
  ['GET', '/api/Viagens/Conexoes', TODOS],
  ['GET', '/api/Viagens/:id/Poltronas', TODOS],
  ['GET', '/api/Viagens/Painel', TODOS],
  ['GET', '/api/Viagens/:id', TODOS],
  ['PUT', '/api/Viagens/:id/Status', OPERACAO],
  ['GET', '/api/Viagens/:id/Poltronas/Eventos', TODOS],
  // Reservas
  ['POST', '/api/Reservas', COM_LOGIN],
  ['GET', '/api/Reservas', COM_LOGIN],
  ['GET', '/api/Reservas/:id', COM_LOGIN],
  ['POST', '/api/Reservas/:id/Prorrogacao', COM_LOGIN],
  ['GET', '/api/Reservas/:id/Rascunho', COM_LOGIN],
  ['PUT', '/api/Reservas/:id/Rascunho', COM_LOGIN],
  ['DELETE', '/api/Reservas/:id/Rascunho', COM_LOGIN],
  ['DELETE', '/api/Reservas/:id', COM_LOGIN],
  // Conta
  ['POST', '/api/Conta', COM_LOGIN],
  ['PUT', '/api/Conta', COM_LOGIN],
  ['DELETE', '/api/Conta', COM_LOGIN],
  ['GET', '/api/Conta/Exportacao', COM_LOGIN],
  ['GET', '/api/Conta/ObterPorCognitoId', COM_LOGIN],
  ['GET', '/api/Conta/ObterPorEmail', COM_LOGIN],
  ['GET', '/api/Conta/ObterPorCpf', COM_LOGIN],
  ['POST', '/api/Conta/SolicitarAlteracaoEmail', COM_LOGIN],
  ['POST', '/api/Conta/ConfirmarEmail', COM_LOGIN],
  // Contrato
  ['GET', '/api/Contrato/', TODOS],
  ['GET', '/api/Contrato', TODOS],
  // LoginPraxio
  ['POST', '/api/LoginPraxio', COM_LOGIN],
  ['GET', '/api/LoginPraxio/LoginCache', COM_LOGIN],
  // Pedidos
  ['POST', '/api/Pedidos', COM_LOGIN],
  ['GET', '/api/Pedidos', COM_LOGIN],
  ['GET', '/api/Pedidos/:id', COM_LOGIN],
  ['POST', '/api/Pedidos/Cotacao', COM_LOGIN],
  ['POST', '/api/Pedidos/:id/Pix', COM_LOGIN],
  ['POST', '/api/Pedidos/:id/Cartao', COM_LOGIN],
  ['GET', '/api/Pedidos/:id/Cartao', COM_LOGIN],
  ['DELETE', '/api/Pedidos/:id/Cartao', COM_LOGIN],
  ['POST', '/api/Pedidos/:id/Concluir', COM_LOGIN],
  ['GET', '/api/Pedidos/:id/Eventos', COM_LOGIN],
  ['GET', '/api/Pedidos/:id/Recibo', COM_LOGIN],
  ['GET', '/api/Pedidos/:id/Cancelamento', COM_LOGIN],
  ['POST', '/api/Pedidos/:id/Cancelamento', COM_LOGIN],
  // Passageiros
  ['GET', '/api/Passageiros', COM_LOGIN],
  ['POST', '/api/Passageiros', COM_LOGIN],
  ['PUT', '/api/Passageiros/:id', COM_LOGIN],
  ['DELETE', '/api/Passageiros/:id', COM_LOGIN],
  // Pagamentos
  ['GET', '/api/Pagamentos/Meios', TODOS],
  // Agencia/Balcao
  ['GET', '/api/Agencia/Balcao', AGENCIA],
  // Agencia/Pedidos
  ['POST', '/api/Agencia/Pedidos/:id/Dinheiro', AGENCIA],
  ['GET', '/api/Agencia/Pedidos', AGENCIA],
  ['POST', '/api/Agencia/Pedidos/Busca', AGENCIA],
  ['POST', '/api/Agencia/Pedidos/Exportacao', AGENCIA],
  ['GET', '/api/Agencia/Pedidos/:id', AGENCIA],
  ['GET', '/api/Agencia/Pedidos/:id/Bilhetes/:bilheteId/Pdf', AGENCIA],
  ['POST', '/api/Agencia/Pedidos/:id/Reenvio', AGENCIA],
  ['GET', '/api/Agencia/Pedidos/:id/Cancelamento', AGENCIA],
  ['POST', '/api/Agencia/Pedidos/:id/Cancelamento', AGENCIA],
  ['POST', '/api/Agencia/Pedidos/:id/Concluir', AGENCIA],
  ['GET', '/api/Agencia/Pedidos/:id/PagamentoExterno', AGENCIA],
  ['POST', '/api/Agencia/Pedidos/:id/PagamentoExterno', AGENCIA],
  ['DELETE', '/api/Agencia/Pedidos/:id/PagamentoExterno', AGENCIA],
  ['GET', '/api/Agencia/Pedidos/:id/PagamentoExterno/Eventos', AGENCIA],
  // Webhooks
  ['POST', '/api/Webhooks/Pix/pix', TODOS],
  // Bilhetes
  ['GET', '/api/Bilhetes/:id', COM_LOGIN],
  ['GET', '/api/Bilhetes/:id/Pdf', COM_LOGIN],
  ['GET', '/api/Bilhetes/:id/Calendario', COM_LOGIN],
  ['GET', '/api/Bilhetes/:id/Cancelamento', COM_LOGIN],
  ['POST', '/api/Bilhetes/:id/Cancelamento', COM_LOGIN],
  ['GET', '/api/Bilhetes/:id/Remarcacao', COM_LOGIN],
  ['POST', '/api/Bilhetes/:id/Remarcacao', COM_LOGIN],
  ['GET', '/api/Bilhetes/:id/Transferencia', COM_LOGIN],
  ['POST', '/api/Bilhetes/:id/Transferencia', COM_LOGIN],
  // Embarque
  ['GET', '/api/Embarque/Chaves', TODOS],
  ['GET', '/api/Embarque/:viagemId/Cancelados', TODOS],
  ['POST', '/api/Embarque', AGENCIA],
  // Frota
  ['GET', '/api/Frota', TODOS],
  // Destinos
  ['GET', '/api/Destinos', TODOS],
  ['GET', '/api/Destinos/:id', TODOS],
  // Candidaturas
  ['POST', '/api/Candidaturas', TODOS],
  ['GET', '/api/Candidaturas', ADMIN],
  ['GET', '/api/Candidaturas/:protocolo/Curriculo', ADMIN],
  // Manifestacoes
  ['POST', '/api/Manifestacoes', TODOS],
  ['GET', '/api/Manifestacoes/:protocolo', TODOS],
  ['GET', '/api/Manifestacoes', ADMIN],
  ['PUT', '/api/Manifestacoes/:protocolo/Resposta', ADMIN],
  // Encomendas
  ['POST', '/api/Encomendas/Cotacao', TODOS],
  ['POST', '/api/Encomendas', TODOS],
  ['GET', '/api/Encomendas/Rastreio/:codigo', TODOS],
  // Agencia/Encomendas
  ['GET', '/api/Agencia/Encomendas', AGENCIA],
  ['GET', '/api/Agencia/Encomendas/:codigo', AGENCIA],
  ['POST', '/api/Agencia/Encomendas/:codigo/Pesagem', AGENCIA],
  ['POST', '/api/Agencia/Encomendas/:codigo/Recebimento', AGENCIA],
  ['POST', '/api/Agencia/Encomendas/:codigo/Eventos', AGENCIA],
  // Avisos
  ['GET', '/api/Avisos', COM_LOGIN],
  ['PUT', '/api/Avisos', COM_LOGIN],
  ['PUT', '/api/Avisos/Aparelhos/:dispositivo', COM_LOGIN],
  ['DELETE', '/api/Avisos/Aparelhos/:dispositivo', COM_LOGIN],
  ['GET', '/api/Avisos/Cancelamento/:token', TODOS],
  ['POST', '/api/Avisos/Cancelamento/:token', TODOS],
  // Agencia/Operadores
  ['GET', '/api/Agencia/Operadores', RESPONSAVEL],
  ['POST', '/api/Agencia/Operadores', RESPONSAVEL],
  ['PUT', '/api/Agencia/Operadores/:id', RESPONSAVEL],
  ['POST', '/api/Agencia/Operadores/:id/Bloqueio', RESPONSAVEL],
  ['DELETE', '/api/Agencia/Operadores/:id/Bloqueio', RESPONSAVEL],
  ['POST', '/api/Agencia/Operadores/:id/Acesso', RESPONSAVEL],
  ['GET', '/api/Agencia/Operadores/:id/Auditoria', RESPONSAVEL],
  // Agencia/Caixas
  ['GET', '/api/Agencia/Caixas/Atual', AGENCIA],
  ['POST', '/api/Agencia/Caixas', AGENCIA],
  ['POST', '/api/Agencia/Caixas/:id/Pausa', AGENCIA],
  ['DELETE', '/api/Agencia/Caixas/:id/Pausa', AGENCIA],
  ['POST', '/api/Agencia/Caixas/:id/Movimentos', AGENCIA],
  ['POST', '/api/Agencia/Caixas/:id/Contagem', AGENCIA],
  ['POST', '/api/Agencia/Caixas/:id/Fechamento', AGENCIA],
  ['POST', '/api/Agencia/Caixas/:id/Conferencia', RESPONSAVEL],
  // Agencia/RelatorioFechamento
  ['GET', '/api/Agencia/RelatorioFechamento', AGENCIA],
  ['GET', '/api/Agencia/RelatorioFechamento/:id', AGENCIA],
  ['GET', '/api/Agencia/RelatorioFechamento/:id/Pdf', AGENCIA],
  ['GET', '/api/Agencia/RelatorioFechamento/:id/Csv', AGENCIA],
  // Chatbot
  ['POST', '/api/Chatbot/Mensagens', TODOS],
  ['POST', '/api/Chatbot/Atendimentos', TODOS],
  ['GET', '/api/Chatbot/Webhook', TODOS],
  ['POST', '/api/Chatbot/Webhook', TODOS],
];
