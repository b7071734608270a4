import { mixed, object, type ObjectSchema } from 'yup';
import { falhasDoFormulario, novaRegraDe, type DadosRegra } from './formularioRegra';

/** A field judged together with the whole form, by the rules that the server applies too. */
const campo = (name: keyof DadosRegra) =>
  mixed().test('regra', (_, { parent, createError }) => {
    const message = falhasDoFormulario(parent as DadosRegra)[name];
    return message === undefined || createError({ message });
  });

const names = Object.keys(novaRegraDe('2026-01-01')) as (keyof DadosRegra)[];

/** The form of a rule of fares. */
export const regraSchema = object(
  Object.fromEntries(names.map((name) => [name, campo(name)])),
) as unknown as ObjectSchema<DadosRegra>;
