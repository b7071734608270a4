import { object, string, type ObjectSchema } from 'yup';
import { contatoRules } from '../base/pessoa/contatoRules';
import { textRule } from '../base/textRule';
import { isLocalizador } from '../bilhetes/localizador';
import { MANIFESTACAO_MAXIMO, tiposManifestacao, type DadosManifestacao } from './manifestacao';
import { msg, t } from '../../words/t';

const MANIFESTACAO_MINIMO = 20;
const isTipo = (text: string): boolean => Object.hasOwn(tiposManifestacao, text);
const isLocalizadorDigitado = (text: string): boolean => text.trim() === '' || isLocalizador(text.trim().toUpperCase());

/** The person's own account; the chatbot's form asks for it too. */
export const mensagemRule = string()
  .default('')
  .test(
    'minimo',
    () => t('Conte o que houve em pelo menos {n} caracteres', { n: MANIFESTACAO_MINIMO }),
    (text) => text.trim().length >= MANIFESTACAO_MINIMO,
  )
  .max(MANIFESTACAO_MAXIMO, () => t('Escreva no máximo {n} caracteres', { n: MANIFESTACAO_MAXIMO }));

/** The contact form. Telephone and order are optional. */
export const manifestacaoSchema: ObjectSchema<DadosManifestacao> = object({
  tipo: textRule(msg('Escolha o assunto'), isTipo),
  nome: contatoRules.nome,
  email: contatoRules.email,
  celular: contatoRules.celularOpcional,
  localizador: textRule(msg('Confira o localizador: são 6 letras e números'), isLocalizadorDigitado),
  mensagem: mensagemRule,
});
