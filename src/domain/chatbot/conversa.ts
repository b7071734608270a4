import type { Entendido } from './entendido';
import { juntar } from './juntar';
import { conversaNova, type Conversa, type Mundo, type Passo, type Turno } from './passos';
import { seguir } from './seguir';

/** Applies a message to the conversation and returns the next step. Pure. */
export function conversar(antes: Conversa, dito: Entendido, mundo: Mundo, maximoPessoas: number): Turno {
  const direct = passoDireto(antes, dito);
  if (direct) return direct;
  if (!dito.viagem && !isAnswer(antes, dito)) return perdido(antes);
  return seguir(juntar(antes, dito, mundo), antes, mundo, maximoPessoas);
}

/** True for an option or a day given as a bare word or number. */
const isAnswer = ({ pedido, opcoes }: Conversa, { numero, assunto }: Entendido): boolean =>
  assunto?.tipo === 'qualquerDia' ||
  (numero !== undefined && (opcoes.length > 0 || pedido === 'dia' || pedido === 'volta'));

/** Subjects that are answered through a trip. */
const DE_VIAGEM = ['situacao', 'calendario', 'qualquerDia'];

/** Steps that need no trip to be answered; null when the message is about one. */
function passoDireto(antes: Conversa, { assunto, cortesia, origem, destino }: Entendido): Turno | null {
  const conversa = { ...antes, falhas: 0 };
  if (assunto?.tipo === 'recomecar') return { conversa: conversaNova, passo: { tipo: 'recomecar' } };
  const isUnnamed = origem === undefined && destino === undefined && antes.destino === null;
  if (assunto?.tipo === 'situacao' && isUnnamed)
    return { conversa: { ...conversa, assunto: 'situacao' }, passo: { tipo: 'situacaoMinha' } };
  if (assunto && !DE_VIAGEM.includes(assunto.tipo)) return { conversa, passo: assunto as Passo };
  return cortesia ? { conversa, passo: cortesia as Passo } : null;
}

/** Handles a message that was not understood: repeats the pending question once, then says so. */
function perdido(antes: Conversa): Turno {
  const conversa = { ...antes, falhas: antes.falhas + 1 };
  const { pedido } = antes;
  if (pedido === null || antes.falhas >= 1) return { conversa, passo: { tipo: 'naoEntendi' } };
  return { conversa, passo: { tipo: 'perguntar', campo: pedido, opcoes: [], denovo: true } };
}
