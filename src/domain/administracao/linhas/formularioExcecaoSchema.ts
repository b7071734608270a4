import { mixed, object, type ObjectSchema } from 'yup';
import { falhasDaExcecao, novaExcecaoDe, type DadosExcecao } from './formularioExcecao';

/** A field judged together with the whole form. */
const campo = (name: keyof DadosExcecao) =>
  mixed().test('excecao', (_, { parent, createError }) => {
    const message = falhasDaExcecao(parent as DadosExcecao)[name];
    return message === undefined || createError({ message });
  });

const names = Object.keys(novaExcecaoDe('')) as (keyof DadosExcecao)[];

/** The form of an exception. */
export const excecaoSchema = object(
  Object.fromEntries(names.map((name) => [name, campo(name)])),
) as unknown as ObjectSchema<DadosExcecao>;
