import type { AnyObject } from 'yup';
import { isCpf } from './cpf';

/**
 * The CPF of an account or of a buyer, judged as the wire's format `cpf` judges it.
 * @param context yup's: `cpfDeTeste` true where the form stands in a place that takes the test CPF.
 */
export const isCpfNoContexto = (text: string, context: AnyObject | undefined): boolean =>
  isCpf(text, context?.['cpfDeTeste'] === true);
