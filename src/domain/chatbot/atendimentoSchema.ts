import { boolean, object, type ObjectSchema } from 'yup';
import { contatoRules } from '../base/pessoa/contatoRules';
import { mensagemRule } from '../empresa/manifestacaoSchema';
import { CONSENTIMENTO_ATENDIMENTO, type DadosAtendimento } from './atendimento';

/** The form for a human agent: the contact form's rules, and the consent. */
export const atendimentoSchema: ObjectSchema<DadosAtendimento> = object({
  nome: contatoRules.nome,
  email: contatoRules.email,
  celular: contatoRules.celularOpcional,
  mensagem: mensagemRule,
  consentimento: boolean()
    .default(false)
    .test('consentimento', CONSENTIMENTO_ATENDIMENTO, (given) => given),
});
