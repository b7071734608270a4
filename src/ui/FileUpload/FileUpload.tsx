import { useRef } from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { FieldHelp } from '../Field/FieldHelp';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { PlusIcon } from '../icons/PlusIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { UploadList } from './UploadList';
import type { UploadItem } from './UploadList';
import { acceptOf, rulesText } from './fileRules';
import type { FileRules } from './fileRules';
import { useDropZone } from './useDropZone';
import { useFiles } from './useFiles';
import { t } from '../../words/t';
import './FileUpload.css';

export interface FileUploadProps extends FieldTexts, FileRules {
  name: string;
  /** Added files with their state. */
  items: readonly UploadItem[];
  disabled?: boolean;
  /** Called with the valid files; uploading is the caller's. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/**
 * File input by dialog or drag and drop. It states its rules, refuses invalid files with the reason, and shows
 * progress; it does not upload.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, error, hint, name, items, kinds, maxBytes, maxFiles, disabled = false, onAdd, onRemove } = props;
  const { id, helpId, describedBy } = useField({ error, hint });
  const input = useRef<HTMLInputElement>(null);
  const rules = { kinds, maxBytes, maxFiles };
  const { shown, spoken, add, remove } = useFiles({ items, rules, onAdd, onRemove });
  const isFull = maxFiles !== undefined && items.length >= maxFiles;
  const isOff = disabled || isFull;

  const { isOver, dropHandlers } = useDropZone(isOff, add);
  const choose = (files: FileList | null) => {
    add([...(files ?? [])]);
    // Reset, so that a removed file can be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <MuiTheme>
      <FormControl className="it-file-upload" fullWidth error={Boolean(error)} disabled={isOff}>
        <FormLabel id={`${id}-label`} component="span" disabled={false}>
          {label}
        </FormLabel>
        <label className="it-file-upload__zone" data-over={isOver} data-off={isOff} {...dropHandlers}>
          <input
            ref={input}
            id={id}
            className="it-visually-hidden"
            type="file"
            name={name}
            accept={acceptOf(kinds)}
            multiple={maxFiles !== 1}
            disabled={isOff}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={[`${id}-rules`, describedBy].filter(Boolean).join(' ')}
            aria-invalid={error ? true : undefined}
            onChange={(event) => choose(event.target.files)}
          />
          <span id={`${id}-choose`} className="it-file-upload__button">
            <PlusIcon /> {maxFiles === 1 ? t('Escolher arquivo') : t('Escolher arquivos')}
          </span>
          <span className="it-file-upload__or">{t('ou arraste até aqui')}</span>
          <span id={`${id}-rules`} className="it-file-upload__rules">
            {isFull ? fullText(maxFiles) : rulesText(rules)}
          </span>
        </label>
        <FieldHelp id={helpId} error={error} hint={hint} />
        <UploadList label={label} items={shown} input={input} onRemove={remove} />
        <span className="it-visually-hidden" role="status">
          {spoken}
        </span>
      </FormControl>
    </MuiTheme>
  );
}

const fullText = (maxFiles: number): string =>
  maxFiles === 1
    ? t('Para trocar, remova o arquivo')
    : t('São no máximo {n} arquivos: para trocar, remova um', { n: maxFiles });
