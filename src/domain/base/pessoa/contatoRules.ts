import { mensagens } from '../mensagens';
import { textRule } from '../textRule';
import { isCelular } from './celular';
import { EMAIL_INVALIDO, isEmail } from './email';
import { isNome } from './nome';

/** Fields by which someone is reached, in every form that asks for them. */
export const contatoRules = {
  nome: textRule(mensagens.nomeInvalido, isNome),
  email: textRule(EMAIL_INVALIDO, (text) => isEmail(text.trim())),
  celular: textRule(mensagens.celularInvalido, isCelular),
  celularOpcional: textRule(mensagens.celularInvalido, (text) => text === '' || isCelular(text)),
};
