import { object, type ObjectSchema } from 'yup';
import { toLinha } from '../../base/linha';
import { CNPJ_INVALIDO, isCnpj } from '../../base/pessoa/cnpj';
import { EMAIL_INVALIDO, isEmail } from '../../base/pessoa/email';
import { textRule } from '../../base/textRule';
import { isRazaoSocial, RAZAO_SOCIAL_INVALIDA } from './razaoSocial';
import type { DadosTomador } from './tomador';

/** The form of the company that an order is invoiced to. */
export const tomadorSchema: ObjectSchema<DadosTomador> = object({
  cnpj: textRule(CNPJ_INVALIDO, isCnpj),
  razaoSocial: textRule(RAZAO_SOCIAL_INVALIDA, (text) => isRazaoSocial(toLinha(text))),
  email: textRule(EMAIL_INVALIDO, (text) => text.trim() === '' || isEmail(text.trim())),
});
