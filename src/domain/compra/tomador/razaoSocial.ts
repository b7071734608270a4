import { toLinha } from '../../base/linha';
import { msg } from '../../../words/t';

export const RAZAO_SOCIAL_MAXIMO = 150;
export const RAZAO_SOCIAL_INVALIDA = msg('Informe a razão social');

/** The name of a company in law, as it is kept: blanks are none. */
export function isRazaoSocial(text: string): boolean {
  const { length } = toLinha(text);
  return length >= 2 && length <= RAZAO_SOCIAL_MAXIMO && !/[\p{Cc}\p{Cs}]/u.test(text);
}
