import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../words/t';

/** The options in view: the first `limit` and the chosen ones, or all; `more` is null where none is collapsed. */
export function useShownOptions<O extends { value: string }>(
  options: readonly O[],
  chosen: readonly string[],
  limit: number,
) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isShort = options.length <= limit + 1;
  const shown = all || isShort ? options : options.filter(({ value }, at) => at < limit || chosen.includes(value));

  const showAll = () => {
    const seen = new Set(shown.map(({ value }) => value));
    flushSync(() => setAll(true));
    // Moves the focus to the first newly shown option.
    const first = options.findIndex(({ value }) => !seen.has(value));
    list.current?.querySelectorAll('input')[first]?.focus();
  };
  const more = isShort
    ? null
    : {
        text: all ? t('Ver menos') : t('Ver mais {n}', { n: options.length - shown.length }),
        toggle: all ? () => setAll(false) : showAll,
      };
  return { list, shown, more };
}
