import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BookTable } from './BookTable';
import type { Token } from './tokenNames';

export interface TokensProps {
  tokens: readonly Token[];
  /** A further column, by the token's name. */
  extra?: { head: string; cell: (name: string) => ReactNode };
}

/** Theme variables with their values in the current theme. */
export function Tokens({ tokens, extra }: TokensProps) {
  const values = useValues(tokens);
  return (
    <BookTable
      head={['Token', 'Valor neste tema', ...(extra ? [extra.head] : [])]}
      rows={tokens.map(({ name, kind }) => [
        <code key="name">{name}</code>,
        <Value key="value" name={name} kind={kind} value={values[name] ?? ''} />,
        ...(extra ? [extra.cell(name)] : []),
      ])}
    />
  );
}

function Value({ name, kind, value }: Token & { value: string }) {
  return (
    <>
      <span className={`it-book-swatch it-book-swatch--${kind}`} style={sample(name, kind)} />
      <code>{value}</code>
    </>
  );
}

const sample = (name: string, kind: Token['kind']) => {
  if (kind === 'cor') return { background: `var(${name})` };
  return kind === 'sombra' ? { boxShadow: `var(${name})` } : {};
};

/** Reads the values from the page, again when the toolbar changes the theme. */
function useValues(tokens: readonly Token[]): Record<string, string> {
  const [values, setValues] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      setValues(Object.fromEntries(tokens.map(({ name }) => [name, style.getPropertyValue(name).trim()])));
    };
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    read();
    return () => observer.disconnect();
  }, [tokens]);
  return values;
}
