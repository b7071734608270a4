import type { Avaliacoes } from '../wire/viagens/viagens';
import { t } from '../../words/t';
import { activeLocale } from '../../words/active';
import { onceEach } from '../../words/onceEach';

/** Fewer ratings say nothing of a line. */
export const AVALIACOES_BASTANTES = 20;

/** `Nota 4,3 de 5 em 37 avaliações desta linha`; rounded down, so that only fives alone are 5,0. */
export const textoAvaliacoes = ({ quantas, soma }: Avaliacoes): string =>
  t('Nota {media} de 5 em {n, plural, =1 {1 avaliação} other {{n} avaliações}} desta linha', {
    media: mediaDe({ quantas, soma }),
    n: quantas,
  });

function mediaDe({ quantas, soma }: Avaliacoes): string {
  const tenths = Math.floor((10 * soma) / quantas);
  return oneDecimal(activeLocale()).format(tenths / 10);
}

const oneDecimal = onceEach((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }));
