import { MAXIMO_TRECHOS } from '../../base/constantes';
import { esperaEntre, isEsperaJusta, isMesmaCidade, isTroca, type Etapa } from '../../viagens/troca';
import { msg } from '../../../words/t';
import { isDepoisDaIda } from './regrasDosSentidos';
import { sentidos, type PorSentido } from './sentidos';

/** Reason why trips are not sold together. */
interface FalhaDosSentidos {
  codigo: 'TRECHOS_SEM_LIGACAO' | 'TROCA_SEM_TEMPO' | 'VOLTA_ANTES_DA_CHEGADA';
  mensagem: string;
}

const SEM_LIGACAO: FalhaDosSentidos = {
  codigo: 'TRECHOS_SEM_LIGACAO',
  mensagem: msg('Estas viagens não formam uma ida, nem uma ida e volta. Busque de novo.'),
};
const SEM_TEMPO: FalhaDosSentidos = {
  codigo: 'TROCA_SEM_TEMPO',
  mensagem: msg('O tempo entre estas duas viagens não permite a troca. Busque de novo.'),
};
const VOLTA_CEDO: FalhaDosSentidos = {
  codigo: 'VOLTA_ANTES_DA_CHEGADA',
  mensagem: msg('A volta parte antes de a ida chegar. Escolha outra volta.'),
};

/** The rules of one purchase: each way is one trip or a fair change, and the way back leads from the end to the start. */
export function falhaDosSentidos({ ida, volta }: PorSentido<Etapa>): FalhaDosSentidos | null {
  return falhaDoSentido(ida) ?? (volta.length > 0 ? (falhaDoSentido(volta) ?? falhaDaVolta(ida, volta)) : null);
}

function falhaDoSentido(trechos: readonly Etapa[]): FalhaDosSentidos | null {
  const [first, second] = trechos;
  if (!first || trechos.length > MAXIMO_TRECHOS / sentidos.length) return SEM_LIGACAO;
  if (!second) return null;
  if (!isTroca(first, second)) return SEM_LIGACAO;
  return isEsperaJusta(esperaEntre(first.chegada.instante, second.partida.instante)) ? null : SEM_TEMPO;
}

function falhaDaVolta(ida: readonly Etapa[], volta: readonly Etapa[]): FalhaDosSentidos | null {
  const [parte, chega] = [ida[0]?.partida, ida.at(-1)?.chegada];
  const [retorna, termina] = [volta[0]?.partida, volta.at(-1)?.chegada];
  if (!parte || !chega || !retorna || !termina) return SEM_LIGACAO;
  if (!isMesmaCidade(retorna, chega) || !isMesmaCidade(termina, parte)) return SEM_LIGACAO;
  return isDepoisDaIda(retorna.instante, chega.instante) ? null : VOLTA_CEDO;
}
