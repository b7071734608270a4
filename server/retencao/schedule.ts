import { forgetMarks } from '../avisos/telefone/novidadeRepository';
import { forgetLooks } from '../agencia/operadores/retencaoRepository';
import { forgetOpenedPedidos } from '../agencia/retencaoRepository';
import { forgetImportacoes } from '../catalogo/importacoes/importacaoRepository';
import { forgetCiencias } from '../conclusao/alertas/alertaAbertoRepository';
import { forgetOldLinks } from '../bilhetes/acompanhamento/acompanhamentoRepository';
import { forgetConversations } from '../chatbot/conversations';
import { forgetRegistros } from '../empresa/gestao/registroRepository';
import { deleteExpired } from '../empresa/candidaturaRepository';
import { forgetOldCreditos } from '../conta/creditos/creditoRepository';
import { forgetEmailChanges } from '../conta/retencaoRepository';
import type { Database } from '../platform/database/database';
import { forgetEncomendas } from '../encomendas/retention';
import { forgetMeasures } from '../pagamento/cartao/brake/measureAttempt';
import { forgetCartaoDevices } from '../pagamento/cartao/retencaoRepository';
import { forgetDonosOfOldCupons } from '../precos/cupons/atraso/cupomAtrasoRepository';
import { forgetOldPedidos, forgetUnpaidPedidos } from '../pedidos/dadosPessoais/retencaoRepository';
import { forgetAnswers } from '../platform/http/idempotency/idempotenciaRepository';
import { deleteOldMessages, forgetReenvios, forgetSentEmails } from '../platform/outbox/mensagemRepository';
import { forgetOldAvaliacoes } from '../viagens/avaliacoes/avaliacaoRepository';
import { forgetAjustes } from '../viagens/quadro/ajusteRepository';
import { forgetTrocas } from '../viagens/operacao/onibusRepository';
import { forgetStatusLog } from '../viagens/status/registroStatusRepository';

/** One line of docs/retencao.md, and the function that keeps its promise. */
export interface RegraRetencao {
  /** The data that is kept, in words for people. */
  dados: string;
  prazo: string;
  motivo: string;
  /** The day from which the rule holds. */
  desde: string;
  forget: (database: Database) => Promise<unknown>;
}

const DESDE = '2026-11-22';

/** The period of each kind of personal data and its deletion. A changed period gets a new `desde`, here and in the page. */
export const regrasRetencao: readonly RegraRetencao[] = [
  {
    dados: 'Texto e endereço de e-mails e avisos enviados',
    prazo: '30 dias depois do envio',
    motivo: 'Conferir uma entrega contestada',
    desde: DESDE,
    forget: ({ db }) => forgetSentEmails(db, 30),
  },
  {
    dados: 'Registro de que uma mensagem existiu, sem o texto; mensagens que nunca saíram',
    prazo: '400 dias',
    motivo: 'Não dizer a mesma coisa duas vezes',
    desde: DESDE,
    forget: ({ db }) => deleteOldMessages(db, 400),
  },
  {
    dados: 'Registro de que um passageiro foi avisado no celular, sem o texto e sem o número',
    prazo: '400 dias',
    motivo: 'Não dizer a mesma coisa duas vezes',
    desde: '2026-11-23',
    forget: ({ db }) => forgetMarks(db, 400),
  },
  {
    dados: 'Comprador, empresa da nota e passageiros de pedidos que não foram pagos',
    prazo: '90 dias depois do pedido',
    motivo: 'Atender quem pergunta por um pagamento que não chegou',
    desde: DESDE,
    forget: ({ db }) => forgetUnpaidPedidos(db, 90),
  },
  {
    dados: 'Comprador, empresa da nota e passageiros de pedidos pagos',
    prazo: '6 anos depois do pedido',
    motivo: 'Guarda fiscal: 5 anos contados do exercício seguinte (CTN, art. 173)',
    desde: DESDE,
    forget: ({ db }) => forgetOldPedidos(db, 6),
  },
  {
    dados: 'De quem foi um crédito do qual nada resta',
    prazo: '6 anos depois do último lançamento',
    motivo: 'Provar o que foi concedido e usado, pelo prazo dos pedidos (CTN, art. 173)',
    desde: '2026-11-28',
    forget: ({ db }) => forgetOldCreditos(db, 6),
  },
  {
    dados: 'De quem foi um cupom por atraso',
    prazo: '1 ano depois do último dia em que valia; na exclusão da conta, na hora',
    motivo: 'Responder por que foi dado e se foi usado',
    desde: '2026-11-28',
    forget: ({ db }) => forgetDonosOfOldCupons(db, 365),
  },
  {
    dados: 'O que o navegador disse de si em um pagamento com cartão',
    prazo: '180 dias; na exclusão da conta, na hora',
    motivo: 'Contestação do pagamento pelo banco',
    desde: DESDE,
    forget: ({ db }) => forgetCartaoDevices(db, 180),
  },
  {
    dados: 'Currículos, candidaturas e manifestações, com os pedidos de viagem em grupo',
    prazo: 'O dia que a pessoa leu quando enviou',
    motivo: 'Consentimento, atendimento e prazo do consumidor (CDC, art. 27)',
    desde: DESDE,
    forget: ({ db }) => deleteExpired(db),
  },
  {
    dados: 'Encomendas, cotações e tentativas de rastreio erradas',
    prazo: 'O dia que está na encomenda; 30 dias se ninguém a trouxe; 1 dia para tentativas',
    motivo: 'Guarda fiscal e prazo para reclamar do transporte',
    desde: DESDE,
    forget: (database) => forgetEncomendas(database),
  },
  {
    dados: 'Conversas com o assistente',
    prazo: '2 horas no site, 24 horas no WhatsApp; 10 dias para o que o canal entregou',
    motivo: 'Continuar a conversa',
    desde: DESDE,
    forget: ({ db }) => forgetConversations(db),
  },
  {
    dados: 'Avaliações de viagens, com o comentário e a conta que as fez',
    prazo: '1 ano depois de feitas; na exclusão da conta, na hora',
    motivo: 'Saber como a linha é avaliada, e poder mudar ou apagar a própria avaliação',
    desde: '2026-11-28',
    forget: ({ db }) => forgetOldAvaliacoes(db, 365),
  },
  {
    dados: 'Links para acompanhar uma viagem, só como resumo (hash)',
    prazo: '30 dias depois do fim da viagem; com o bilhete, na hora',
    motivo: 'Mostrar a viagem a quem recebeu o link, e fechar o que o dono desfez',
    desde: '2026-11-28',
    forget: ({ db }) => forgetOldLinks(db, 30),
  },
  {
    dados: 'Códigos de troca de e-mail',
    prazo: '1 dia depois de vencidos',
    motivo: 'Segurança da conta',
    desde: DESDE,
    forget: ({ db }) => forgetEmailChanges(db),
  },
  {
    dados: 'Respostas guardadas para pedidos repetidos',
    prazo: '7 dias',
    motivo: 'Não cobrar nem reservar duas vezes',
    desde: DESDE,
    forget: ({ db }) => forgetAnswers(db, 7),
  },
  {
    dados: 'De que conta, rede e aparelho veio cada tentativa com cartão',
    prazo: '2 dias',
    motivo: 'Conter quem testa cartões',
    desde: DESDE,
    forget: ({ db }) => forgetMeasures(db),
  },
  {
    dados: 'Que pedido de cliente esteve aberto a que operador',
    prazo: 'Até fechar, 30 minutos depois de aberto',
    motivo: 'Atender quem está no balcão',
    desde: DESDE,
    forget: ({ db }) => forgetOpenedPedidos(db),
  },
  {
    dados: 'Quem consultou dados pessoais de quem, e por quê',
    prazo: '5 anos depois da consulta',
    motivo: 'Apurar um acesso indevido dentro do prazo do consumidor (CDC, art. 27)',
    desde: DESDE,
    forget: ({ db }) => forgetLooks(db, 5),
  },
  {
    dados: 'Quem informou ou desfez atraso, cancelamento e mudança de uma partida',
    prazo: '5 anos depois do registro',
    motivo: 'Provar por que um reembolso foi devido (CDC, art. 27)',
    desde: DESDE,
    forget: async ({ db }) => {
      await forgetStatusLog(db, 5);
      await forgetTrocas(db, 5);
    },
  },
  {
    dados: 'Quem da empresa leu, respondeu ou arquivou que manifestação ou candidatura, sem o texto delas',
    prazo: '5 anos depois do registro',
    motivo: 'Apurar um acesso indevido e provar a resposta no prazo do consumidor (CDC, art. 27)',
    desde: '2026-11-23',
    forget: ({ db }) => forgetRegistros(db, 5),
  },
  {
    dados: 'Quem da empresa importou um catálogo, viu um alerta ou enviou uma mensagem de novo',
    prazo: '5 anos depois do ato',
    motivo: 'Provar quem fez o quê dentro do prazo do consumidor (CDC, art. 27)',
    desde: '2026-11-23',
    forget: async ({ db }) => {
      await forgetImportacoes(db, 5);
      await forgetCiencias(db, 5);
      await forgetReenvios(db, 5);
    },
  },
  {
    dados: 'Quem da empresa fez ou removeu uma exceção do quadro de horários',
    prazo: '5 anos depois do dia da exceção',
    motivo: 'Provar quem fez o quê dentro do prazo do consumidor (CDC, art. 27)',
    desde: '2026-11-23',
    forget: ({ db }) => forgetAjustes(db, 5),
  },
];

/** Runs every rule of the table; one that fails does not stop the others, and is thrown at the end. */
export async function runRetention(database: Database, regras = regrasRetencao): Promise<void> {
  const failures: unknown[] = [];
  for (const { dados, forget } of regras) {
    await forget(database).catch((cause: unknown) => failures.push(new Error(dados, { cause })));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some data was not forgotten');
}
