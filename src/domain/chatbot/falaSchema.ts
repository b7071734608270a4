import { object, string, type ObjectSchema } from 'yup';
import { FALA_MAXIMA, type DadosFala } from './mensagem';

/** A turn of the staff; an empty one is not sent, so it needs no words. */
export const falaSchema: ObjectSchema<DadosFala> = object({
  fala: string().default('').max(FALA_MAXIMA, `Escreva no máximo ${FALA_MAXIMA} caracteres`),
});
