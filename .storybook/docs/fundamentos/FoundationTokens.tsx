import { useMemo } from 'react';
import { bookFacts } from '../bookFacts';
import { ComponentLinks } from '../Related';
import { Section } from '../Section';
import { tokenOf } from '../tokenNames';
import { Tokens } from '../Tokens';

/** Tokens of a foundation, with their values in the toolbar's theme and the components that use each. */
export function FoundationTokens({ prefixes }: { prefixes: readonly string[] }) {
  const tokens = useMemo(
    () =>
      bookFacts()
        .tokens.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)))
        .map(({ name }) => tokenOf(name)),
    [prefixes],
  );
  return (
    <Section title="Tokens">
      <p>O que o tema oferece, o valor no tema da barra de cima, e quem usa: sai das folhas de estilo.</p>
      <Tokens tokens={tokens} extra={{ head: 'Quem usa', cell: (name) => <Users token={name} /> }} />
    </Section>
  );
}

function Users({ token }: { token: string }) {
  const { tokens, components } = bookFacts();
  const folders = tokens.find(({ name }) => name === token)?.users.filter((folder) => folder in components) ?? [];
  if (folders.length === 0) return <>–</>;
  return (
    <details>
      <summary>{folders.length === 1 ? '1 componente' : `${folders.length} componentes`}</summary>
      <ComponentLinks folders={folders} />
    </details>
  );
}
