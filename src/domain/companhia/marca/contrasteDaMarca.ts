import { leastContrast, type Cor } from '../../base/cor';
import type { CoresMarca } from '../../wire/companhia/companhia';

/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const CONTRASTE_MINIMO = 4.5;

/** The grounds that the brand's colours are text on, by scheme; a test compares them with the tokens of the library. */
export const fundos = {
  clara: ['#faf6ef', '#ffffff', '#f2ebdf'],
  escura: ['#14130f', '#1f1d18', '#0e0d0a', '#2a2721'],
} as const;

/** Text on the band of header and footer. */
export const TEXTO_DA_FAIXA = '#fff8ec';

/** A colour whose text could not be read: its field, and what to do. */
export interface FaltaDeContraste {
  campo: `${'clara' | 'escura'}.${'primaria' | 'destaque'}` | 'faixa.fundo' | 'faixa.detalhe';
  mensagem: string;
}

const numero = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

/** The colours that are not readable where they are used, each with its measure. */
export function faltasDeContraste({ clara, escura, faixa }: CoresMarca): FaltaDeContraste[] {
  const check = (campo: FaltaDeContraste['campo'], cor: Cor, grounds: readonly Cor[], conselho: string) => {
    const ratio = leastContrast(cor, grounds);
    const mensagem = `Contraste de ${numero(ratio)}:1, e o mínimo é 4,5:1. ${conselho}`;
    return ratio >= CONTRASTE_MINIMO ? [] : [{ campo, mensagem }];
  };
  return [
    ...check('clara.primaria', clara.primaria, fundos.clara, 'Use uma cor mais escura.'),
    ...check('clara.destaque', clara.destaque, fundos.clara, 'Use uma cor mais escura.'),
    ...check('escura.primaria', escura.primaria, fundos.escura, 'Use uma cor mais clara.'),
    ...check('escura.destaque', escura.destaque, fundos.escura, 'Use uma cor mais clara.'),
    ...check('faixa.fundo', faixa.fundo, [TEXTO_DA_FAIXA], 'Use uma cor mais escura.'),
    ...check('faixa.detalhe', faixa.detalhe, [faixa.fundo], 'Use uma cor mais clara, ou um fundo mais escuro.'),
  ];
}
