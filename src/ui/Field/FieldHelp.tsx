import { WarningIcon } from '../icons/WarningIcon';
import './PlainField.css';

interface FieldHelpProps {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The line below a control: its error, else its hint. */
export function FieldHelp({ id, error, hint }: FieldHelpProps) {
  if (!error && !hint) return null;
  return (
    <p id={id} className={error ? 'it-field__help it-field__help--error' : 'it-field__help'}>
      {error && <WarningIcon size={18} />}
      <span>{error || hint}</span>
    </p>
  );
}
