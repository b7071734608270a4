import { t } from '../../words/t';
import { activeLocale } from '../../words/active';
import { onceEach } from '../../words/onceEach';

/** A file type: display name, MIME type and extensions. */
export interface FileKind {
  /** `PDF`, `JPG`. */
  label: string;
  /** `application/pdf`. */
  mime: string;
  /** Lower case, with the dot: `.pdf`. For systems without MIME types. */
  extensions: readonly string[];
}

export interface FileRules {
  kinds: readonly FileKind[];
  maxBytes: number;
  maxFiles?: number | undefined;
}

/** `380 kB`, `4,2 MB`, with a no-break space. */
export function sizeText(bytes: number): string {
  const number = oneDecimal(activeLocale());
  const kilo = Math.max(1, Math.round(bytes / 1024));
  return kilo < 1024 ? `${number.format(kilo)}\u00a0kB` : `${number.format(bytes / 1024 ** 2)}\u00a0MB`;
}

const oneDecimal = onceEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const disjunction = onceEach((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

const kindsText = (kinds: readonly FileKind[]) => disjunction(activeLocale()).format(kinds.map(({ label }) => label));

/** Description of the rules: `PDF, JPG ou PNG, até 5 MB cada, no máximo 3 arquivos`. */
export function rulesText({ kinds, maxBytes, maxFiles }: FileRules): string {
  const rules = { tipos: kindsText(kinds), tamanho: sizeText(maxBytes) };
  if (maxFiles === undefined) return t('{tipos}, até {tamanho} cada', rules);
  return maxFiles === 1
    ? t('{tipos}, até {tamanho}, um arquivo', rules)
    : t('{tipos}, até {tamanho} cada, no máximo {n} arquivos', { ...rules, n: maxFiles });
}

/** Error of an unacceptable file; undefined when it is accepted. */
export function refusalOf(file: File, { kinds, maxBytes }: FileRules): string | undefined {
  const name = file.name.toLowerCase();
  const fits = kinds.some(({ mime, extensions }) => file.type === mime || extensions.some((end) => name.endsWith(end)));
  if (!fits) return t('Tipo não aceito. Envie {tipos}.', { tipos: kindsText(kinds) });
  if (file.size === 0) return t('O arquivo está vazio.');
  if (file.size > maxBytes)
    return t('Tem {tamanho}; o máximo é {maximo}.', { tamanho: sizeText(file.size), maximo: sizeText(maxBytes) });
  return undefined;
}

/** Value of the input's `accept` attribute. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap(({ mime, extensions }) => [mime, ...extensions]).join(',');
