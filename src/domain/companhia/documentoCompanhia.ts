import { array, number, object, string, type ObjectSchema, type ValidationError } from 'yup';
import { isDia } from '../base/data';
import type { DadosCompanhia, Termo } from '../wire/companhia/companhia';
import { companhiaSchema } from './companhiaSchema';
import { completeCompanhia } from './completeCompanhia';

/** A fault of a document: the path of the field, as `transportadoras[0].cnpj`, and what is wrong with it. */
export interface FaltaCompanhia {
  campo: string;
  mensagem: string;
}

/** A document that was read: what it says, or all faults in it. */
export type Lido<T> = { ok: true; valor: T } | { ok: false; faltas: FaltaCompanhia[] };

/** A version of the terms, by the same rules in a file and in the form that publishes one. */
export const termoSchema: ObjectSchema<Termo> = object({
  versao: number()
    .typeError('Escreva um número')
    .required('Informe a versão')
    .integer('Informe um número inteiro')
    .min(1, 'As versões começam em 1'),
  vigenteDe: string().required('Informe o dia em que começa a valer').test('dia', 'Informe um dia que exista', isDia),
  conteudo: string().required('Escreva os termos').max(200_000, 'Escreva no máximo ${max} caracteres'),
}).noUnknown('Não há este campo: ${unknown}');

const termosSchema = array(termoSchema)
  .typeError('Escreva uma lista')
  .required()
  .test(
    'versoes',
    'Duas versões têm o mesmo número',
    (all) => new Set(all.map(({ versao }) => versao)).size === all.length,
  );

/** Reads the company's data. */
export const readCompanhia = (value: unknown): Lido<DadosCompanhia> => read<DadosCompanhia>(companhiaSchema, value);

/**
 * Reads a file: the company's data, and beside them, where there are any, the versions of its terms (`termos`). Parts that
 * the document learnt later may be missing.
 */
export function readDocumentoCompanhia(value: unknown): Lido<{ dados: DadosCompanhia; termos: Termo[] }> {
  const { termos: listed, ...rest } = isObject(value) ? value : {};
  const dados = readCompanhia(isObject(value) ? completeCompanhia(rest) : value);
  const termos = read<Termo[]>(termosSchema, listed ?? []);
  if (dados.ok && termos.ok) return { ok: true, valor: { dados: dados.valor, termos: termos.valor } };
  const prefixed = termos.ok ? [] : termos.faltas.map(({ campo, mensagem }) => ({ campo: `termos${campo}`, mensagem }));
  return { ok: false, faltas: [...(dados.ok ? [] : dados.faltas), ...prefixed] };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first fault of each field, in the order of the document. Nothing is turned into another type. */
function read<T>(schema: { validateSync: (value: unknown, options: object) => T }, value: unknown): Lido<T> {
  try {
    return { ok: true, valor: schema.validateSync(value, { abortEarly: false, strict: true }) };
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    const faltas = new Map(failures.toReversed().map(({ path = '', message }) => [path, message]));
    return { ok: false, faltas: [...faltas].map(([campo, mensagem]) => ({ campo, mensagem })).toReversed() };
  }
}

const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';
