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

const isArea = (text: string): boolean => Object.hasOwn(areasTrabalho, text);
const isCidade = (text: string): boolean => text.trim().length >= 2 && text.length <= CIDADE_MAXIMO;

/** The application form. */
export const candidaturaSchema: ObjectSchema<DadosCandidatura> = object({
  area: textRule('Escolha uma área', isArea),
  nome: contatoRules.nome,
  email: contatoRules.email,
  celular: contatoRules.celular,
  cidade: textRule('Informe a cidade em que você mora', isCidade),
  mensagem: string()
    .default('')
    .max(MENSAGEM_CANDIDATURA_MAXIMO, `Escreva no máximo ${MENSAGEM_CANDIDATURA_MAXIMO} caracteres`),
  consentimento: boolean()
    .default(false)
    .test('consentimento', CONSENTIMENTO_NECESSARIO, (given) => given),
});
