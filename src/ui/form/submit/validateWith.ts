import { getIn, setIn } from 'final-form';

/** The part of a yup schema in use. */
export interface Schema {
  validateSync: (values: unknown, options: { abortEarly: false; context?: object | undefined }) => unknown;
}

interface Failure {
  path?: string | undefined;
  message: string;
  inner: readonly Failure[];
}

/**
 * Adapts a yup schema to final-form's `validate`: errors in the shape of the values, the first of each field. Errors
 * other than validation errors, which are faults of the schema, are rethrown.
 * @param context yup context of the form's environment.
 */
export function validateWith(schema: Schema, context?: object): (values: object) => object {
  return (values) => {
    try {
      schema.validateSync(values, { abortEarly: false, context });
      return {};
    } catch (error) {
      if (!isFailure(error)) throw error;
      return toErrors(error);
    }
  };
}

function toErrors(failure: Failure): object {
  const failures = failure.inner.length > 0 ? failure.inner : [failure];
  return failures.reduce<object>((errors, { path, message }) => {
    if (!path || getIn(errors, path) !== undefined) return errors;
    return setIn(errors, path, message) ?? errors;
  }, {});
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'ValidationError' && 'inner' in error;
}
