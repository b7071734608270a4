import { useFormState } from 'react-final-form';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { listErrors } from './submit/listErrors';

export interface FormErrorSummaryProps {
  title?: string;
  /** Label of a field by its name, to distinguish equal messages. */
  labelOf?: (name: string) => string | undefined;
}

/** After a failed submit: all invalid fields with links to them. */
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
