import { object, type ObjectSchema } from 'yup';
import { textRule } from '../base/textRule';
import { normalizeCupom } from './cupom';
import { msg } from '../../words/t';

/** A coupon's code; its right is the server's matter. */
export const cupomSchema: ObjectSchema<{ cupom: string }> = object({
  cupom: textRule(msg('Digite o código do cupom'), (text) => normalizeCupom(text) !== ''),
});
