import type { AnyObject } from 'yup';
import { isCpf } from './cpf';

/**
 * CPF rule of yup schemas, equal to the wire's format `cpf`.
 * @param context yup's context; `cpfDeTeste: true` accepts the test CPF.
 */
export const isCpfNoContexto = (text: string, context: AnyObject | undefined): boolean =>
  isCpf(text, context?.['cpfDeTeste'] === true);
