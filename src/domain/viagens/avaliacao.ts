import type { Avaliacoes } from '../wire/viagens/viagens';

/** Fewer ratings say nothing of a line. */
export const AVALIACOES_BASTANTES = 20;

/** `Nota 4,3 de 5 em 37 avaliações desta linha`; rounded down, so that only fives alone are 5,0. */
export const textoAvaliacoes = ({ quantas, soma }: Avaliacoes): string =>
  `Nota ${mediaDe({ quantas, soma })} de 5 em ${quantas} ${quantas === 1 ? 'avaliação' : 'avaliações'} desta linha`;

function mediaDe({ quantas, soma }: Avaliacoes): string {
  const tenths = Math.floor((10 * soma) / quantas);
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
}
