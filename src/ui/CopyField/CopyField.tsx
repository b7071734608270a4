import { useRef, useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import { copyText } from '../PixPanel/copyText';
import { CheckIcon } from '../icons/CheckIcon';
import { CopyIcon } from '../icons/CopyIcon';
import { t } from '../../words/t';
import './CopyField.css';

export interface CopyFieldProps {
  /** Name of the text: `Texto do SMS`. */
  label: string;
  /** The complete text to copy. */
  text: string;
  /** Label that names the text: `Copiar texto do SMS`. */
  copyLabel: string;
  /** Visible lines: one for a link, more for a message. */
  rows?: 1 | 2 | 3 | 4;
}

/** A read-only text that can be selected and copied by one press. */
export function CopyField({ label, text, copyLabel, rows = 2 }: CopyFieldProps) {
  const field = useField({});
  const input = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(null);
    setCopied(await copyText(text, input.current));
  };
  return (
    <div className="it-copy">
      <Field {...field} label={label}>
        <OutlinedInput
          id={field.id}
          className="it-copy__text"
          inputRef={input}
          multiline
          readOnly
          rows={rows}
          value={text}
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { spellCheck: false } }}
        />
      </Field>
      <Button variant="secondary" icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
        {copyLabel}
      </Button>
      <p className="it-copy__said" role="status" data-failed={copied === false}>
        {copied === null ? '' : copied ? t('Copiado.') : t('Não foi possível copiar. Selecione o texto e copie.')}
      </p>
    </div>
  );
}
