import FormHelperText from '@mui/material/FormHelperText';
import { WarningIcon } from '../icons/WarningIcon';

interface FieldHelpProps {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The line below a control: its error, else its hint. Its parent provides `MuiTheme`. */
export function FieldHelp({ id, error, hint }: FieldHelpProps) {
  if (!error && !hint) return null;
  return (
    // Not greyed with its control, since it may explain why the control is disabled.
    <FormHelperText id={id} error={Boolean(error)} disabled={false}>
      {error && <WarningIcon size={18} />}
      <span>{error || hint}</span>
    </FormHelperText>
  );
}
