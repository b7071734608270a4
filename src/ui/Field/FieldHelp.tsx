import { WarningIcon } from '../icons/WarningIcon';
import './PlainField.css';

interface FieldHelpProps {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The line under a control: its error, or its hint while there is none. */
export function FieldHelp({ id, error, hint }: FieldHelpProps) {
  if (!error && !hint) return null;
  return (
    <p id={id} className={error ? 'it-field__help it-field__help--error' : 'it-field__help'}>
      {error && <WarningIcon size={18} />}
      <span>{error || hint}</span>
    </p>
  );
}
