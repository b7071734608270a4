import { object, string, type ObjectSchema } from 'yup';
import { contatoRules } from '../../base/pessoa/contatoRules';
import type { DadosDireito } from './direitoOperacao';

/** The form for granting or removing the dispatcher's right. */
export const direitoSchema: ObjectSchema<DadosDireito> = object({
  email: contatoRules.email,
  decisao: string<DadosDireito['decisao']>()
    .default('')
    .test('decisao', 'Escolha uma opção', (decisao) => decisao !== ''),
});
