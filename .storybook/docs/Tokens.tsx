import { useLayoutEffect, useState } from 'react';
import type { Token } from './tokenNames';

/** Theme variables used by a component, with their values in the current theme. */
export function Tokens({ tokens }: { tokens: readonly Token[] }) {
  const values = useValues(tokens);
  return (
    <table className="it-book-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Valor neste tema</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, kind }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <span className={`it-book-swatch it-book-swatch--${kind}`} style={sample(name, kind)} />
              <code>{values[name] ?? ''}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
