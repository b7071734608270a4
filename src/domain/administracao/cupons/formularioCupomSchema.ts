import { mixed, object } from 'yup';
import { faltasDoFormulario, novoCupomDe, type CupomDigitado } from './formularioCupom';

/** A field judged together with the whole form, by the rules that the server applies too. */
const campo = (name: keyof CupomDigitado) =>
  mixed()
    .nullable()
    .test('regra', (_, { parent, createError }) => {
      const message = faltasDoFormulario(parent as CupomDigitado)[name];
      return message === undefined || createError({ message });
    });

const names = Object.keys(novoCupomDe('2026-01-01')) as (keyof CupomDigitado)[];

/** The form of a coupon. */
export const cupomSchema = object(Object.fromEntries(names.map((name) => [name, campo(name)])));
