import { useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { copyText } from '../PixPanel/copyText';
import { CheckIcon } from '../icons/CheckIcon';
import { CopyIcon } from '../icons/CopyIcon';
import './CopyField.css';

export interface CopyFieldProps {
  /** What the text is: `Texto do SMS`. */
  label: string;
  /** What is copied, all of it. */
  text: string;
  /** The button says what it copies: `Copiar texto do SMS`. */
  copyLabel: string;
  /** A link takes one line, a message some. */
  rows?: 1 | 2 | 3 | 4;
}

/** A text to hand on: it can be read in full, selected, and copied by one press. */
export function CopyField({ label, text, copyLabel, rows = 2 }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(null);
    setCopied(await copyText(text, field.current));
  };
  return (
    <div className="it-copy">
      <label className="it-copy__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="it-copy__text"
        readOnly
        rows={rows}
        spellCheck={false}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
        {copyLabel}
      </Button>
      <p className="it-copy__said" role="status" data-failed={copied === false}>
        {copied === null ? '' : copied ? 'Copiado.' : 'Não foi possível copiar. Selecione o texto e copie.'}
      </p>
    </div>
  );
}
