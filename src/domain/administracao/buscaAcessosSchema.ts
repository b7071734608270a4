import { object, string, type ObjectSchema } from 'yup';
import { isCpfNoContexto } from '../base/pessoa/cpfRule';
import { isEmail } from '../base/pessoa/email';
import type { DadosBuscaAcessos } from './buscaAcessos';

/** A person whose looks are searched. */
export const buscaAcessosSchema: ObjectSchema<DadosBuscaAcessos> = object({
  pessoa: string()
    .trim()
    .default('')
    .test(
      'pessoa',
      'Informe um CPF ou um e-mail válido',
      (text, { options }) =>
        text === '' || (text.includes('@') ? isEmail(text) : isCpfNoContexto(text, options.context)),
    ),
});
