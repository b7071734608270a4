import { object, string, type ObjectSchema } from 'yup';
import { contatoRules } from '../base/pessoa/contatoRules';
import { textRule } from '../base/textRule';
import { isLocalizador } from '../bilhetes/localizador';
import { MANIFESTACAO_MAXIMO, tiposManifestacao, type DadosManifestacao } from './manifestacao';

const MANIFESTACAO_MINIMO = 20;
const isTipo = (text: string): boolean => Object.hasOwn(tiposManifestacao, text);
const isLocalizadorDigitado = (text: string): boolean => text.trim() === '' || isLocalizador(text.trim().toUpperCase());

/** The person's own account; the chatbot's form asks for it too. */
export const mensagemRule = string()
  .default('')
  .test(
    'minimo',
    `Conte o que houve em pelo menos ${MANIFESTACAO_MINIMO} caracteres`,
    (text) => text.trim().length >= MANIFESTACAO_MINIMO,
  )
  .max(MANIFESTACAO_MAXIMO, `Escreva no máximo ${MANIFESTACAO_MAXIMO} caracteres`);

/** The contact form. Telephone and order are optional. */
export const manifestacaoSchema: ObjectSchema<DadosManifestacao> = object({
  tipo: textRule('Escolha o assunto', isTipo),
  nome: contatoRules.nome,
  email: contatoRules.email,
  celular: contatoRules.celularOpcional,
  localizador: textRule('Confira o localizador: são 6 letras e números', isLocalizadorDigitado),
  mensagem: mensagemRule,
});
