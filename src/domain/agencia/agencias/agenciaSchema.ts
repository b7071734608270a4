import { object, type ObjectSchema } from 'yup';
import { CNPJ_INVALIDO, isCnpj } from '../../base/pessoa/cnpj';
import { contatoRules } from '../../base/pessoa/contatoRules';
import { textRule } from '../../base/textRule';
import type { DadosAgencia } from './acoes';
import { isNomeAgencia, MENSAGEM_NOME_AGENCIA } from './nomeAgencia';

/** The form of a new agency. */
export const agenciaSchema: ObjectSchema<DadosAgencia> = object({
  nome: textRule(MENSAGEM_NOME_AGENCIA, isNomeAgencia),
  cnpj: textRule(CNPJ_INVALIDO, isCnpj),
  responsavel: contatoRules.nome,
  email: contatoRules.email,
});

/** The form of an invitation. */
export const conviteSchema: ObjectSchema<{ email: string }> = object({ email: contatoRules.email });
