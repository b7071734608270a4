import { useFormState } from 'react-final-form';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { listErrors } from './listErrors';

/** After an attempt to send: every field that keeps the form back, each with the way to it. */
export function FormErrorSummary({ title }: { title?: string }) {
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  if (!submitFailed) return null;
  const refused = dirtySinceLastSubmit ? [] : listErrors(submitErrors);
  return <ErrorSummary title={title} errors={[...listErrors(errors), ...refused]} />;
}
