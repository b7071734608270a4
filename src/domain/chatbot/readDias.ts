import type { DiaDito } from './dias';
import type { CampoPedido, Entendido } from './entendido';
import type { Match } from './reading';

const IDA_E_VOLTA = /\b(?:ida e volta|ida volta|idas? e voltas?|bate e volta|bate volta|ida e retorno|com volta)\b/;
const SO_IDA = /\b(?:so|somente|apenas) (?:a )?ida\b|\bsem volta\b/;
const MESMO_DIA = /\bbate (?:e )?volta\b|\bvolt\w* (?:no )?mesmo dia\b|^(?:no )?mesmo dia$/;
const VOLTA = /\b(?:volt\w*|retorn\w*|regress\w*)\b/g;
const IDA = /\b(?:ida|vou|indo|ir|viajo|saindo|sair|partindo)\b/g;

const lastOf = (form: RegExp, texto: string): number => [...texto.matchAll(form)].at(-1)?.index ?? -1;

/** True when a day belongs to the return: the nearest preceding cue word is one of returning. */
function isVolta({ contexto: { tudoAntes } }: Match<DiaDito>): boolean {
  const said = tudoAntes.replace(IDA_E_VOLTA, (both) => ' '.repeat(both.length));
  return lastOf(VOLTA, said) > lastOf(IDA, said);
}

/** Assigns the named days to outbound and return. */
export function readDias(
  ditos: readonly Match<DiaDito>[],
  texto: string,
  pedido: CampoPedido,
): Pick<Entendido, 'ida' | 'volta' | 'idaVolta' | 'mesmoDia'> {
  const isRound = IDA_E_VOLTA.test(texto);
  const back = ditos.filter((dito) => (pedido === 'volta' && ditos.length === 1) || isVolta(dito));
  const out = ditos.filter((dito) => !back.includes(dito));
  const ida = out[0]?.valor ?? bareDay(texto, pedido, 'dia');
  const second = isRound && back.length === 0 ? out[1]?.valor : undefined;
  const volta = back[0]?.valor ?? second ?? bareDay(texto, pedido, 'volta');
  return { ...(ida && { ida }), ...readVolta(texto, volta, isRound) };
}

function readVolta(
  texto: string,
  volta: DiaDito | undefined,
  isRound: boolean,
): Pick<Entendido, 'volta' | 'idaVolta' | 'mesmoDia'> {
  if (SO_IDA.test(texto)) return { idaVolta: false };
  if (MESMO_DIA.test(texto)) return { idaVolta: true, mesmoDia: true };
  return { ...(volta && { volta }), ...((isRound || volta) && { idaVolta: true }) };
}

/** A bare day such as "12" in answer to the question for a day. */
const bareDay = (texto: string, pedido: CampoPedido, campo: CampoPedido): DiaDito | undefined =>
  pedido === campo && /^(?:o |no )?\d{1,2}$/.test(texto)
    ? { tipo: 'data', dia: Number(/\d+/.exec(texto)?.[0]) }
    : undefined;
