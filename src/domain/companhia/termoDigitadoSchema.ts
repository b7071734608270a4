import { termoSchema } from './documentoCompanhia';
import { toTermo, type TermoDigitado } from './termoDigitado';

/** The rules of a version of the terms, for the form that publishes one. */
export const termoDigitadoSchema = {
  validateSync: (values: unknown, options: { abortEarly: false }): unknown =>
    termoSchema.validateSync(toTermo(values as TermoDigitado), options),
};
