import { mixed, object, type ObjectSchema } from 'yup';
import { parseDataBr } from '../../base/data';
import type { LugarDigitado } from '../../lugares/lugarDigitado';
import { textRule } from '../../base/textRule';
import type { DadosPrevia } from './previa';

const lugar = () =>
  mixed<LugarDigitado>()
    .required()
    .test('lugar', 'Escolha um lugar da lista', (value) => Boolean(value?.lugar));

/** The form of the preview of prices. */
export const previaSchema: ObjectSchema<DadosPrevia> = object({
  origem: lugar(),
  destino: lugar(),
  dia: textRule('Informe a data, como 24/12/2026', (text) => parseDataBr(text) !== null),
});
