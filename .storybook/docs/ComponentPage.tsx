import { Controls, DocsPage, Primary, Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useMemo } from 'react';
import { AppTheme } from '../../src/ui/theme/AppTheme';
import type { ComponentDocs } from '../../src/ui/docs/componentDocs';
import { statusWords } from '../badges';
import { Reference, Standing } from './Reference';
import { Section } from './Section';
import { stylesheetsOf } from './stylesheets';
import { tokensIn } from './tokenNames';
import { Tokens } from './Tokens';
import { Usage } from './Usage';
import './docs.css';

interface PageParameters {
  documentation?: ComponentDocs;
  /** Link to the component's design. */
  design?: { url?: string };
  /** `./src/ui/Button/Button.stories.tsx`. */
  fileName?: string;
}

/** Page of a component; stories without documentation use the book's default page. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { documentation, design, fileName = '' } = preparedMeta.parameters as PageParameters;
  const folder = /src\/ui\/([^/]+)\//.exec(fileName)?.[1] ?? '';
  const tokens = useMemo(() => tokensIn(stylesheetsOf(folder)), [folder]);
  if (!documentation) return <DocsPage />;
  return (
    <AppTheme>
      <Unstyled>
        <main className="it-book">
          <Head title={preparedMeta.title} docs={documentation} figma={design?.url} />
          <Usage {...documentation} />
          <Section title="Padrão">
            <Primary />
          </Section>
          <Reference {...documentation} />
          <Section title="Propriedades">
            <div className="it-book-props">
              <Controls />
            </div>
          </Section>
          {tokens.length > 0 && (
            <Section title="Tokens">
              <Tokens tokens={tokens} />
            </Section>
          )}
          <Standing {...documentation} />
          <Stories title="Histórias" includePrimary={false} />
        </main>
      </Unstyled>
    </AppTheme>
  );
}

function Head({ title, docs, figma }: { title: string; docs: ComponentDocs; figma: string | undefined }) {
  const { text, hue, meaning } = statusWords[docs.status];
  const path = title.split('/');
  return (
    <header className="it-book-head">
      <p className="it-book-group">{path.slice(0, -1).join(' / ')}</p>
      <h1>
        {path.at(-1)} <span className={`it-book-status it-book-status--${hue}`}>{text}</span>
      </h1>
      <p className="it-book-summary">{docs.summary}</p>
      <p className="it-book-meaning">
        {meaning}
        {figma !== undefined && (
          <>
            {' '}
            <a href={figma}>Desenho no Figma</a>
          </>
        )}
      </p>
    </header>
  );
}
