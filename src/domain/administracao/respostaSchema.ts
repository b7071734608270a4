import { object, type ObjectSchema } from 'yup';
import { textRule } from '../base/textRule';
import { MANIFESTACAO_MAXIMO } from '../empresa/manifestacao';

/** Answer to a letter, as typed. */
export interface DadosResposta {
  texto: string;
}

/** The answer to a letter. */
export const respostaSchema: ObjectSchema<DadosResposta> = object({
  texto: textRule('Escreva a resposta', (text) => text.trim().length >= 2).max(
    MANIFESTACAO_MAXIMO,
    `Escreva no máximo ${MANIFESTACAO_MAXIMO} caracteres`,
  ),
});
