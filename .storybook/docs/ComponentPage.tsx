import { Controls, Primary, Stories } from '@storybook/addon-docs/blocks';
import { useMemo } from 'react';
import type { ComponentDocs } from '../../src/ui/docs/componentDocs';
import { statusWords } from '../badges';
import type { HeardState } from './ariaTrees';
import { OnThisPage } from './OnThisPage';
import { PageHead } from './PageHead';
import { Properties } from './Properties';
import { Reference, Standing } from './Reference';
import { Related } from './Related';
import { Section } from './Section';
import { stylesheetsOf } from './stylesheets';
import { tokensIn } from './tokenNames';
import { Tokens } from './Tokens';
import { Usage } from './Usage';

export interface ComponentPageProps {
  title: string;
  docs: ComponentDocs;
  figma: string | undefined;
  fileName: string;
  /** States as a screen reader gets them. */
  heard: readonly HeardState[];
}

/** Page of a component. */
export function ComponentPage({ title, docs, figma, fileName, heard }: ComponentPageProps) {
  const folder = /src\/ui\/([^/]+)\//.exec(fileName)?.[1] ?? '';
  const tokens = useMemo(() => tokensIn(stylesheetsOf(folder)), [folder]);
  return (
    <main className="it-book">
      <Head title={title} docs={docs} figma={figma} />
      <OnThisPage />
      <Usage {...docs} />
      <Section title="Padrão">
        <Primary />
        <details>
          <summary>Mexer nas propriedades deste exemplo</summary>
          <div className="it-book-props">
            <Controls />
          </div>
        </details>
      </Section>
      <Reference {...docs} heard={heard} />
      <Section title="Propriedades">
        <Properties folder={folder} docs={docs} />
      </Section>
      {tokens.length > 0 && (
        <Section title="Tokens">
          <Tokens tokens={tokens} />
        </Section>
      )}
      <Related folder={folder} />
      <Standing {...docs} />
      <Stories title="Histórias" includePrimary={false} />
    </main>
  );
}

function Head({ title, docs, figma }: Pick<ComponentPageProps, 'title' | 'docs' | 'figma'>) {
  const { text, hue, meaning } = statusWords[docs.status];
  return (
    <PageHead
      title={title}
      summary={docs.summary}
      badge={<span className={`it-book-status it-book-status--${hue}`}>{text}</span>}
    >
      <p className="it-book-meaning">
        {meaning}
        {figma !== undefined && (
          <>
            {' '}
            <a href={figma}>Desenho no Figma</a>
          </>
        )}
      </p>
    </PageHead>
  );
}
