import { object, type ObjectSchema } from 'yup';
import { contatoRules } from '../base/pessoa/contatoRules';

/** The address in the place of one that took no e-mail. */
export interface DadosCorrecaoEmail {
  email: string;
}

export const correcaoEmailSchema: ObjectSchema<DadosCorrecaoEmail> = object({ email: contatoRules.email });
