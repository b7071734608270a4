import type { Entendido } from './entendido';
import { merge } from './merge';
import { conversaNova, type Conversa, type Mundo, type Passo, type Turno } from './passos';
import { proceed } from './proceed';

/** Applies a message to the conversation and returns the next step. Pure. */
export function converse(antes: Conversa, dito: Entendido, mundo: Mundo, maximoPessoas: number): Turno {
  const direct = directPasso(antes, dito);
  if (direct) return direct;
  if (!dito.viagem && !isAnswer(antes, dito)) return answerLost(antes);
  return proceed(merge(antes, dito, mundo), antes, mundo, maximoPessoas);
}

/** True for an option or a day given as a bare word or number. */
const isAnswer = ({ pedido, opcoes }: Conversa, { numero, assunto }: Entendido): boolean =>
  assunto?.tipo === 'qualquerDia' ||
  (numero !== undefined && (opcoes.length > 0 || pedido === 'dia' || pedido === 'volta'));

/** Subjects that are answered through a trip. */
const DE_VIAGEM = ['situacao', 'calendario', 'qualquerDia'];

/** Steps that need no trip to be answered; null when the message is about one. */
function directPasso(antes: Conversa, { assunto, cortesia, origem, destino }: Entendido): Turno | null {
  const conversa = { ...antes, falhas: 0 };
  if (assunto?.tipo === 'recomeco') return { conversa: conversaNova, passo: { tipo: 'recomeco' } };
  const isUnnamed = origem === undefined && destino === undefined && antes.destino === null;
  if (assunto?.tipo === 'situacao' && isUnnamed)
    return { conversa: { ...conversa, assunto: 'situacao' }, passo: { tipo: 'situacaoMinha' } };
  if (assunto && !DE_VIAGEM.includes(assunto.tipo)) return { conversa, passo: assunto as Passo };
  return cortesia ? { conversa, passo: cortesia as Passo } : null;
}

/** Handles a message that was not understood: repeats the pending question once, then says so. */
function answerLost(antes: Conversa): Turno {
  const conversa = { ...antes, falhas: antes.falhas + 1 };
  const { pedido } = antes;
  if (pedido === null || antes.falhas >= 1) return { conversa, passo: { tipo: 'incompreensao' } };
  return { conversa, passo: { tipo: 'pergunta', campo: pedido, opcoes: [], denovo: true } };
}
