import { ValidationError, type Schema } from 'yup';

/** The refused fields of a form by path, each with the message that the form shows. */
export function refusedBy(schema: Schema, values: object, context: object = {}): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    // The form shows the first failure of a field.
    return Object.fromEntries(failures.toReversed().map(({ path = '', message }) => [path, message]));
  }
}
