import { useState } from 'react';
import { refusalOf } from './fileRules';
import type { FileRules } from './fileRules';
import type { UploadItem } from './UploadList';
import { t } from '../../words/t';

interface FilesOptions {
  items: readonly UploadItem[];
  rules: FileRules;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** Separates valid from refused files; refused ones stay listed with the reason until removed. */
export function useFiles({ items, rules, onAdd, onRemove }: FilesOptions) {
  const [refused, setRefused] = useState<readonly UploadItem[]>([]);
  const [spoken, setSpoken] = useState('');

  const add = (files: readonly File[]) => {
    const free = (rules.maxFiles ?? Infinity) - items.length;
    const good: File[] = [];
    const bad: UploadItem[] = [];
    for (const file of files) {
      const reason = refusalOf(file, rules) ?? (good.length < free ? undefined : t('Passa do número de arquivos.'));
      if (!reason) good.push(file);
      else bad.push({ id: `refused-${crypto.randomUUID()}`, name: file.name, bytes: file.size, error: reason });
    }
    if (bad.length > 0) setRefused([...refused, ...bad]);
    if (good.length > 0) onAdd(good);
    setSpoken([addedText(good.length), ...bad.map(({ name, error }) => `${name}: ${error}`)].filter(Boolean).join(' '));
  };

  const remove = (id: string) => {
    const item = [...items, ...refused].find((one) => one.id === id);
    if (refused.some((one) => one.id === id)) setRefused(refused.filter((one) => one.id !== id));
    else onRemove(id);
    if (item) setSpoken(t('{nome} removido.', { nome: item.name }));
  };

  return { shown: [...items, ...refused], spoken, add, remove };
}

const addedText = (count: number): string =>
  count === 0 ? '' : t('{n, plural, =1 {1 arquivo adicionado.} other {{n} arquivos adicionados.}}', { n: count });
