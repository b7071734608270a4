import { translated } from '../../../words/t';
import type { FieldError } from '../../ErrorSummary/ErrorSummary';

/** Flattens final-form's error tree to names and messages: `{ a: [{ b: 'x' }] }` → `a[0].b`: `x`. */
export function listErrors(errors: unknown, path = ''): FieldError[] {
  if (typeof errors === 'string') return [{ name: path, message: translated(errors) }];
  if (Array.isArray(errors)) return errors.flatMap((each, index) => listErrors(each, `${path}[${index}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) => listErrors(value, path ? `${path}.${key}` : key));
}
