import { object, string, type ObjectSchema } from 'yup';
import { EMAIL_INVALIDO, isEmail } from '../base/pessoa/email';
import { textRule } from '../base/textRule';
import type { DadosCodigoEmail, DadosEmail, DadosExclusao, DadosSenha } from './acessoConta';
import { falhaDeSenha, mensagensSenha } from './senha';

const livre = string().default('');

/** Address, code and passwords: an empty field is answered by the identity provider, in the specification's words. */
export const emailSchema: ObjectSchema<DadosEmail> = object({
  novoEmail: textRule(EMAIL_INVALIDO, (text) => text.trim() === '' || isEmail(text.trim())),
});

/** The code sent to the new address. */
export const codigoEmailSchema: ObjectSchema<DadosCodigoEmail> = object({ codigoEmail: livre });

/** The old password and a new one that keeps the policy. */
export const senhaSchema: ObjectSchema<DadosSenha> = object({
  senhaAtual: livre,
  senhaNova: livre.test('politica', (senha, { createError }) => {
    const falha = senha === '' ? null : falhaDeSenha(senha);
    return falha === null || createError({ message: mensagensSenha[falha] });
  }),
});

/** The password that confirms a deletion. */
export const exclusaoSchema: ObjectSchema<DadosExclusao> = object({ senhaExclusao: livre });
