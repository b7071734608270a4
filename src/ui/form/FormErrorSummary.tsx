import { useFormState } from 'react-final-form';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { listErrors } from './listErrors';

export interface FormErrorSummaryProps {
  title?: string;
  /** What a field is called, by its name: the same message under two fields is told apart. */
  labelOf?: (name: string) => string | undefined;
}

/** After an attempt to send: every field that keeps the form back, each with the way to it. */
export function FormErrorSummary({ title, labelOf }: FormErrorSummaryProps) {
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  if (!submitFailed) return null;
  const refused = dirtySinceLastSubmit ? [] : listErrors(submitErrors);
  const named = [...listErrors(errors), ...refused].map(({ name, message }) => {
    const label = labelOf?.(name);
    return { name, message: label ? `${label}: ${message}` : message };
  });
  return <ErrorSummary title={title} errors={named} />;
}
