import { boolean, object, string, type ObjectSchema } from 'yup';
import { contatoRules } from '../base/pessoa/contatoRules';
import { textRule } from '../base/textRule';
import {
  CIDADE_MAXIMO,
  CONSENTIMENTO_NECESSARIO,
  MENSAGEM_CANDIDATURA_MAXIMO,
  type DadosCandidatura,
} from './candidatura';
import { areasTrabalho } from './vagas';
import { msg, t } from '../../words/t';

const isArea = (text: string): boolean => Object.hasOwn(areasTrabalho, text);
const isCidade = (text: string): boolean => text.trim().length >= 2 && text.length <= CIDADE_MAXIMO;

/** The application form. */
export const candidaturaSchema: ObjectSchema<DadosCandidatura> = object({
  area: textRule(msg('Escolha uma área'), isArea),
  nome: contatoRules.nome,
  email: contatoRules.email,
  celular: contatoRules.celular,
  cidade: textRule(msg('Informe a cidade em que você mora'), isCidade),
  mensagem: string()
    .default('')
    .max(MENSAGEM_CANDIDATURA_MAXIMO, () => t('Escreva no máximo {n} caracteres', { n: MENSAGEM_CANDIDATURA_MAXIMO })),
  consentimento: boolean()
    .default(false)
    .test('consentimento', CONSENTIMENTO_NECESSARIO, (given) => given),
});
