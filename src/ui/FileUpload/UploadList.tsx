import { useRef } from 'react';
import type { RefObject } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { CheckCircleIcon } from '../icons/CheckCircleIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { WarningIcon } from '../icons/WarningIcon';
import { IconButton } from '../IconButton/IconButton';
import { sizeText } from './fileRules';
import { t } from '../../words/t';

/** An entry of the list. Without `waiting`, `progress` and `error` it is uploaded. */
export interface UploadItem {
  id: string;
  name: string;
  bytes: number;
  /** Chosen, to be sent with its form. */
  waiting?: boolean | undefined;
  /** 0 to 100 while uploading. */
  progress?: number | undefined;
  /** Why the file is unusable; it stays listed until removed. */
  error?: string | undefined;
}

interface UploadListProps {
  label: string;
  items: readonly UploadItem[];
  /** Receives the focus when the last file is removed. */
  input: RefObject<HTMLInputElement | null>;
  onRemove: (id: string) => void;
}

/** The files with their state in words and a remove button. */
export function UploadList({ label, items, input, onRemove }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0) return null;
  const remove = (id: string, at: number) => {
    // The button disappears with its file: focus moves to a neighbour, or to the field.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1];
    onRemove(id);
    if (next) next.focus();
    else requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <ul ref={list} className="it-file-upload__list" aria-label={t('Arquivos, {campo}', { campo: label })}>
      {items.map((item, at) => (
        <li key={item.id} className="it-file-upload__item" data-error={Boolean(item.error)}>
          <span className="it-file-upload__file">
            <span className="it-file-upload__name">{item.name}</span>
            <State item={item} />
          </span>
          <IconButton label={t('Remover {nome}', { nome: item.name })} onClick={() => remove(item.id, at)}>
            <CloseIcon size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function State({ item: { name, bytes, waiting, progress, error } }: { item: UploadItem }) {
  if (error) {
    return (
      <span className="it-file-upload__state it-file-upload__state--error">
        <WarningIcon size={16} /> <span>{error}</span>
      </span>
    );
  }
  if (progress !== undefined) {
    return (
      <>
        <span className="it-file-upload__state it-tabular">
          {t('Enviando, {n}% de {tamanho}', { n: Math.round(progress), tamanho: sizeText(bytes) })}
        </span>
        <LinearProgress variant="determinate" aria-label={t('Envio de {nome}', { nome: name })} value={progress} />
      </>
    );
  }
  return (
    <span className="it-file-upload__state">
      <CheckCircleIcon size={16} /> <span>{`${waiting ? t('Anexado') : t('Enviado')}, ${sizeText(bytes)}`}</span>
    </span>
  );
}
