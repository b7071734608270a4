import { ValidationError } from 'yup';
import { companhiaSchema } from './companhiaSchema';
import { toDadosCompanhia, type DadosEmpresa } from './formularioEmpresa';

/** Fields that hold a list as one text: a fault of an item is one of the text. */
const AS_TEXT =
  /^(apresentacao\.historia|aplicativos\.android\.certificados|vagas\[\d+\]\.(?:atividades|requisitos))(?:\[\d+\])?$/;
/** Faults of a whole list, which stand beside those of its items. */
const WHOLE_LIST = /^(canais|transportadoras|vagas|apresentacao\.compromissos)$/;

/** The field of the form in which a fault of the document is shown. */
const fieldOf = (path = ''): string =>
  WHOLE_LIST.test(path) ? `listas.${path.replace('.', '_')}` : path.replace(AS_TEXT, '$1');

/** The paths of the fields of a document, in its order. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, i) => pathsOf(each, `${path}[${i}]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, path === '' ? key : `${path}.${key}`));
}

/** Faults in the order of the document, that of a list before those of its items; yup checks in an order of its own. */
function inOrder(failures: readonly ValidationError[], dados: object): ValidationError[] {
  const paths = pathsOf(dados);
  const placeOf = ({ path = '' }: ValidationError) => paths.findIndex((one) => one.startsWith(path));
  return failures.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.path ?? '').length - (b.path ?? '').length);
}

/** The rules of the document itself, for its form: the same words, each at the field it is typed in. */
export const empresaSchema = {
  validateSync(values: unknown): unknown {
    const dados = toDadosCompanhia(values as DadosEmpresa);
    try {
      return companhiaSchema.validateSync(dados, {
        abortEarly: false,
        strict: true,
      });
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      const failures = error.inner.length > 0 ? error.inner : [error];
      throw new ValidationError(
        inOrder(failures, dados).map(({ message, value, path }) => new ValidationError(message, value, fieldOf(path))),
      );
    }
  },
};
