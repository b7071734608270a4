import { comNome } from '../../src/domain/companhia/marca/comNome';
import { ultimoDiaDeVenda } from '../../src/domain/viagens/vendas';
import { palavrasDaMarca } from '../../src/domain/companhia/marca/nomeDaMarca';
import { foldText } from '../../src/domain/lugares/busca/foldText';
import { MAXIMO_POLTRONAS } from '../../src/domain/base/constantes';
import { converse } from '../../src/domain/chatbot/conversa';
import type { Conversa, Mundo, Passo } from '../../src/domain/chatbot/passos';
import { understand } from '../../src/domain/chatbot/understand';
import type { Lexico } from '../../src/domain/chatbot/lugares';
import { artigosAjuda } from '../../src/domain/empresa/conteudo/ajuda';
import { diaEm, FUSO_DA_SEDE } from '../../src/domain/base/data';
import { isVazio } from '../viagens/catalogue';
import { databaseNow } from '../platform/database/databaseNow';
import { answer, say, type Answer, type Asked, type Sources } from './answer';
import { answerArticle, answerChannels, answerPast, answerPerson, answerTooLate, answerUnknown } from './helpAnswers';
import { answerBoard, answerMyStatus, answerPedidos } from './statusAnswers';
import { exemplos, MAXIMO_TEXTO, nomeDoTerminal, question, terminalQuestion, textos } from './textos';
import { answerCalendar } from './calendarAnswers';
import { answerViagens } from './viagemAnswers';

/** Answers one message of a conversation without side effects; the new conversation is part of the answer. */
export type Respond = (asked: Asked) => Promise<Answer>;

export function createRespond(sources: Sources, lexico: () => Promise<Lexico>): Respond {
  const { catalogue, database } = sources;
  return async (asked) => {
    const texto = asked.texto.trim();
    if (texto === '') return answer(asked.conversa, [say(textos.vazio)], exemplos);
    if (texto.length > MAXIMO_TEXTO) return answer(asked.conversa, [say(textos.longo)], ['Falar com uma pessoa']);
    // Related articles are offered by their titles.
    const titled = artigosAjuda.find(({ titulo }) => foldText(titulo) === foldText(texto));
    if (titled) return answerArticle(sources, asked, titled.id);
    const agora = await databaseNow(database.db);
    const mundo: Mundo = {
      lugar: catalogue.localidade,
      serve: (origem, destino) => catalogue.trechos(origem, destino).length > 0,
      hoje: (fuso) => diaEm(agora, fuso),
      ultimoDia: ultimoDiaDeVenda,
    };
    const dito = understand(texto, await lexico(), asked.conversa.pedido);
    const { conversa, passo } = converse(asked.conversa, dito, mundo, MAXIMO_POLTRONAS);
    if (DE_VIAGEM.has(passo.tipo) && isVazio(catalogue)) {
      return answer(conversa, [say(textos.semCatalogo)], ['Falar com uma pessoa']);
    }
    return take(sources, { ...asked, texto, conversa }, passo, agora);
  };
}

/** Steps that end in a trip, for which there must be lines. */
const DE_VIAGEM: ReadonlySet<Passo['tipo']> = new Set<Passo['tipo']>([
  'pergunta',
  'viagens',
  'calendario',
  'mesmoLugar',
  'diaImpossivel',
  'diaPassado',
  'diaLonge',
]);

const simples: Partial<Record<Passo['tipo'], { texto: string; sugestoes?: readonly string[] }>> = {
  saudacao: { texto: textos.saudacao, sugestoes: exemplos },
  ajuda: { texto: textos.ajuda, sugestoes: [...exemplos, 'Falar com uma pessoa'] },
  ofensa: { texto: textos.ofensa, sugestoes: ['Falar com uma pessoa', ...exemplos] },
  boleto: { texto: textos.boleto, sugestoes: ['Pagar com Pix', 'Pagar com cartão'] },
  comodidades: { texto: textos.comodidades, sugestoes: ['Falar com uma pessoa'] },
  agradecimento: { texto: textos.agradecimento },
  despedida: { texto: textos.despedida },
  recomeco: { texto: textos.recomeco },
  mesmoLugar: { texto: textos.mesmoLugar },
  diaImpossivel: { texto: textos.diaImpossivel, sugestoes: ['Hoje', 'Amanhã'] },
  pessoasDemais: { texto: textos.pessoasDemais, sugestoes: ['Falar com uma pessoa'] },
};

async function take(sources: Sources, asked: Asked, passo: Passo, agora: Date): Promise<Answer> {
  const plain = simples[passo.tipo];
  if (plain)
    return answer(
      asked.conversa,
      [say(comNome(plain.texto, palavrasDaMarca(sources.companhia.dados()).nome))],
      [...(plain.sugestoes ?? [])],
    );
  switch (passo.tipo) {
    case 'pergunta':
      return ask(asked.conversa, passo);
    case 'viagens':
      return answerViagens(sources, asked, passo);
    case 'calendario':
      return answerCalendar(sources, asked, passo);
    case 'situacao':
      return answerBoard(sources, asked, passo);
    case 'situacaoMinha':
      return answerMyStatus(sources, asked);
    case 'pedidos':
      return answerPedidos(sources, asked);
    case 'artigo':
      return answerArticle(sources, asked, passo.id);
    case 'atendente':
      return answerPerson(sources, asked);
    case 'canais':
      return answerChannels(sources, asked);
    case 'diaPassado':
      return answerPast(asked, passo.dia, agora, zoneOf(sources, asked.conversa));
    case 'diaLonge':
      return answerTooLate(asked, passo.ultimo);
    default:
      return answerUnknown(sources, asked);
  }
}

const zoneOf = ({ catalogue }: Sources, { origem }: Conversa): string =>
  catalogue.localidade(origem?.[0] ?? '')?.fuso ?? FUSO_DA_SEDE;

const OPCOES_DE_DIA: Record<'dia' | 'volta', string[]> = {
  dia: ['Hoje', 'Amanhã', 'Fim de semana', 'Qualquer dia'],
  volta: ['No mesmo dia', 'Domingo', 'Só ida'],
};

function ask(conversa: Conversa, { campo, opcoes, denovo }: Extract<Passo, { tipo: 'pergunta' }>): Answer {
  if (campo === 'dia' || campo === 'volta')
    return answer(conversa, [say(question(campo, denovo))], OPCOES_DE_DIA[campo]);
  if (opcoes.length === 0) return answer(conversa, [say(question(campo, denovo))]);
  return answer(conversa, [say(terminalQuestion(opcoes, campo))], opcoes.map(nomeDoTerminal));
}
