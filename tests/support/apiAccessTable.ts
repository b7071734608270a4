import type { HTTPMethods } from 'fastify';

/** Callers tested on every route; `ninguem` has no token. */
export const CALLERS = ['ninguem', 'cliente', 'agencia', 'responsavel', 'soResponsavel', 'operacao', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

const EVERYBODY: readonly Caller[] = CALLERS;
const SIGNED_IN: readonly Caller[] = ['cliente', 'agencia', 'responsavel', 'soResponsavel', 'operacao', 'admin'];
const AGENCY: readonly Caller[] = ['agencia', 'responsavel', 'soResponsavel'];
const RESPONSIBLE: readonly Caller[] = ['responsavel', 'soResponsavel'];
const DISPATCH: readonly Caller[] = ['agencia', 'responsavel', 'soResponsavel', 'admin'];
/** The company's staff: the back office. */
const STAFF: readonly Caller[] = ['operacao', 'admin'];
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
  // the pages of destinations and routes
  ['GET', '/robots.txt', EVERYBODY],
  ['GET', '/onibus', EVERYBODY],
  ['GET', '/acompanhar/:token', EVERYBODY],
  ['GET', '/onibus/:destino', EVERYBODY],
  ['GET', '/onibus/:origem/:destino', EVERYBODY],
  ['GET', '/onibus/estilo.css', EVERYBODY],
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
  ['PUT', '/api/Pedidos/:id/Email', SIGNED_IN],
  ['PUT', '/api/Pedidos/:id/Tomador', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Pix', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Pix/Iniciacoes', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Pix/Iniciacoes/:iniciacao', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Boleto', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Boleto', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Cartao', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Cartao', SIGNED_IN],
  ['DELETE', '/api/Pedidos/:id/Cartao', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Concluir', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Eventos', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Passageiros', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Recibo', SIGNED_IN],
  ['GET', '/api/Pedidos/:id/Cancelamento', SIGNED_IN],
  ['POST', '/api/Pedidos/:id/Cancelamento', SIGNED_IN],
  // Passageiros
  ['GET', '/api/Passageiros', SIGNED_IN],
  ['POST', '/api/Passageiros', SIGNED_IN],
  ['PUT', '/api/Passageiros/:id', SIGNED_IN],
  ['DELETE', '/api/Passageiros/:id', SIGNED_IN],
  // Creditos
  ['GET', '/api/Creditos', SIGNED_IN],
  // Cupons
  ['GET', '/api/Cupons', SIGNED_IN],
  // Cartoes
  ['GET', '/api/Cartoes', SIGNED_IN],
  ['DELETE', '/api/Cartoes/:id', SIGNED_IN],
  // AlertasDePreco
  ['GET', '/api/AlertasDePreco', SIGNED_IN],
  ['POST', '/api/AlertasDePreco', SIGNED_IN],
  ['DELETE', '/api/AlertasDePreco/:id', SIGNED_IN],
  // ListaDeEspera
  ['GET', '/api/ListaDeEspera', SIGNED_IN],
  ['POST', '/api/ListaDeEspera', SIGNED_IN],
  ['DELETE', '/api/ListaDeEspera/:id', SIGNED_IN],
  // Pagamentos
  ['GET', '/api/Pagamentos/Meios', EVERYBODY],
  ['GET', '/api/Pagamentos/Bancos', EVERYBODY],
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
  ['POST', '/api/Webhooks/Boleto', EVERYBODY],
  ['POST', '/api/Webhooks/Iniciacao', EVERYBODY],
  // Relatorios
  ['POST', '/api/Relatorios/Csp', EVERYBODY],
  ['POST', '/api/Relatorios/Falhas', EVERYBODY],
  ['POST', '/api/Relatorios/Vitais', EVERYBODY],
  // Bilhetes
  ['GET', '/api/Bilhetes/:id', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Pdf', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Calendario', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/CarteiraApple', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Acompanhamento', SIGNED_IN],
  ['POST', '/api/Bilhetes/:id/Acompanhamento', SIGNED_IN],
  ['DELETE', '/api/Bilhetes/:id/Acompanhamento', SIGNED_IN],
  ['GET', '/api/Bilhetes/Avaliaveis', SIGNED_IN],
  ['PUT', '/api/Bilhetes/:id/Avaliacao', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Cancelamento', SIGNED_IN],
  ['POST', '/api/Bilhetes/:id/Cancelamento', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Adicionais/:tipo/Cancelamento', SIGNED_IN],
  ['POST', '/api/Bilhetes/:id/Adicionais/:tipo/Cancelamento', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Remarcacao', SIGNED_IN],
  ['POST', '/api/Bilhetes/:id/Remarcacao', SIGNED_IN],
  ['GET', '/api/Bilhetes/:id/Transferencia', SIGNED_IN],
  ['POST', '/api/Bilhetes/:id/Transferencia', SIGNED_IN],
  ['POST', '/api/Bilhetes/Busca', EVERYBODY],
  ['POST', '/api/Bilhetes/Busca/Email', EVERYBODY],
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
  // Empresa
  ['GET', '/api/Empresa', EVERYBODY],
  ['GET', '/api/Administracao/Empresa', ADMINISTRATOR],
  ['PUT', '/api/Administracao/Empresa', ADMINISTRATOR],
  ['GET', '/api/Administracao/Empresa/Versoes', ADMINISTRATOR],
  ['GET', '/api/Administracao/Termos', ADMINISTRATOR],
  ['POST', '/api/Administracao/Termos', ADMINISTRATOR],
  // Candidaturas
  ['POST', '/api/Candidaturas', EVERYBODY],
  ['GET', '/api/Candidaturas', STAFF],
  ['GET', '/api/Candidaturas/:protocolo/Curriculo', STAFF],
  // Manifestacoes
  ['POST', '/api/Manifestacoes', EVERYBODY],
  ['POST', '/api/Grupos', EVERYBODY],
  ['POST', '/api/Manifestacoes/:protocolo/Busca', EVERYBODY],
  ['GET', '/api/Manifestacoes', STAFF],
  ['PUT', '/api/Manifestacoes/:protocolo/Resposta', STAFF],
  ['POST', '/api/Chatbot/Atendimentos/:protocolo/Leitura', EVERYBODY],
  ['POST', '/api/Chatbot/Atendimentos/:protocolo/Falas', EVERYBODY],
  ['GET', '/api/Administracao/Atendimentos', STAFF],
  ['GET', '/api/Administracao/Atendimentos/:protocolo', STAFF],
  ['PUT', '/api/Administracao/Atendimentos/:protocolo/Atendente', STAFF],
  ['DELETE', '/api/Administracao/Atendimentos/:protocolo/Atendente', STAFF],
  ['POST', '/api/Administracao/Atendimentos/:protocolo/Falas', STAFF],
  ['PUT', '/api/Administracao/Atendimentos/:protocolo/Fim', STAFF],
  ['GET', '/api/Administracao/Partidas', STAFF],
  ['GET', '/api/Administracao/Partidas/:id', STAFF],
  ['PUT', '/api/Administracao/Partidas/:id/Status', STAFF],
  ['DELETE', '/api/Administracao/Partidas/:id/Status', STAFF],
  ['GET', '/api/Administracao/Partidas/:id/Onibus/:layoutId', STAFF],
  ['PUT', '/api/Administracao/Partidas/:id/Onibus', STAFF],
  ['GET', '/api/Administracao/Linhas', STAFF],
  ['GET', '/api/Administracao/Linhas/:id', STAFF],
  ['GET', '/api/Administracao/Linhas/:id/Avaliacoes', STAFF],
  ['POST', '/api/Administracao/Linhas/:id/Excecoes/Previa', STAFF],
  ['POST', '/api/Administracao/Linhas/:id/Excecoes', STAFF],
  ['GET', '/api/Administracao/Linhas/:id/Excecoes/:excecaoId/Remocao', STAFF],
  ['DELETE', '/api/Administracao/Linhas/:id/Excecoes/:excecaoId', STAFF],
  ['GET', '/api/Administracao/Onibus', STAFF],
  ['POST', '/api/Administracao/Onibus', STAFF],
  ['GET', '/api/Administracao/Onibus/:id', STAFF],
  ['POST', '/api/Administracao/Onibus/:id/Previa', STAFF],
  ['POST', '/api/Administracao/Onibus/:id/Versoes', STAFF],
  ['GET', '/api/Administracao/Candidaturas', STAFF],
  ['GET', '/api/Administracao/Candidaturas/:protocolo', STAFF],
  ['PUT', '/api/Administracao/Candidaturas/:protocolo/Situacao', STAFF],
  ['GET', '/api/Administracao/Manifestacoes', STAFF],
  ['GET', '/api/Administracao/Manifestacoes/:protocolo', STAFF],
  // Administracao
  ['GET', '/api/Administracao/Resumo', STAFF],
  ['GET', '/api/Administracao/Alertas', STAFF],
  ['POST', '/api/Administracao/Alertas/:id/Ciencia', STAFF],
  ['POST', '/api/Administracao/Alertas/:id/Reenvio', STAFF],
  ['POST', '/api/Administracao/Acessos/Busca', ADMINISTRATOR],
  ['GET', '/api/Administracao/Desempenho', ADMINISTRATOR],
  ['GET', '/api/Administracao/Catalogo', STAFF],
  ['POST', '/api/Administracao/Catalogo/Importacoes', STAFF],
  ['GET', '/api/Administracao/Catalogo/Importacoes/:id', STAFF],
  ['DELETE', '/api/Administracao/Catalogo/Importacoes/:id', STAFF],
  ['PUT', '/api/Administracao/Catalogo/Importacoes/:id/Partes/:n', STAFF],
  ['POST', '/api/Administracao/Catalogo/Importacoes/:id/Conferencia', STAFF],
  ['POST', '/api/Administracao/Catalogo/Importacoes/:id/Aplicacao', STAFF],
  ['GET', '/api/Administracao/Agencias', ADMINISTRATOR],
  ['GET', '/api/Administracao/Agencias/:id', ADMINISTRATOR],
  ['POST', '/api/Administracao/Agencias', ADMINISTRATOR],
  ['POST', '/api/Administracao/Agencias/:id/Bloqueio', ADMINISTRATOR],
  ['DELETE', '/api/Administracao/Agencias/:id/Bloqueio', ADMINISTRATOR],
  ['POST', '/api/Administracao/Agencias/:id/Operadores/:operadorId/Convite', ADMINISTRATOR],
  ['GET', '/api/Administracao/Tarifas', STAFF],
  ['POST', '/api/Administracao/Tarifas', STAFF],
  ['POST', '/api/Administracao/Tarifas/:id/Encerramento', STAFF],
  ['GET', '/api/Administracao/Tarifas/Previa', STAFF],
  ['GET', '/api/Administracao/Cupons', STAFF],
  ['GET', '/api/Administracao/Cupons/:codigo', STAFF],
  ['POST', '/api/Administracao/Cupons', STAFF],
  ['PUT', '/api/Administracao/Cupons/:codigo', STAFF],
  ['PUT', '/api/Administracao/Cupons/:codigo/Situacao', STAFF],
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
