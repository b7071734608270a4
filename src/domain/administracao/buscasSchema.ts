import { object, string, type ObjectSchema } from 'yup';
import { parseDataBr } from '../base/data';
import type { DadosBuscaLinhas, DadosBuscaPartidas } from './buscas';

const textoRule = string().trim().default('');

/** A search for lines. */
export const buscaLinhasSchema: ObjectSchema<DadosBuscaLinhas> = object({ texto: textoRule, situacao: textoRule });

/** A search for the departures of a day. */
export const buscaPartidasSchema: ObjectSchema<DadosBuscaPartidas> = object({
  data: string()
    .default('')
    .test('data', 'Informe um dia válido', (text) => parseDataBr(text) !== null),
  localidade: textoRule,
  texto: textoRule,
});
