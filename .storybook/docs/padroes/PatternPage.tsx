import { Unstyled } from '@storybook/addon-docs/blocks';
import { AppTheme } from '../../../src/ui/theme/AppTheme';
import { storyId } from '../bookIndex';
import { BookLink } from '../BookLink';
import { BookTable } from '../BookTable';
import { Linked } from '../Linked';
import { OnThisPage } from '../OnThisPage';
import { PageHead } from '../PageHead';
import { ComponentLinks } from '../Related';
import { Points, Section } from '../Section';
import { Usage } from '../Usage';
import type { Shown } from './patternDocs';
import { patternPages } from './patternPages';
import '../docs.css';

/** Page of a pattern: when it applies, its rules with right and wrong side by side, and the stories that show it. */
export function PatternPage({ title }: { title: string }) {
  const docs = patternPages[title];
  if (!docs) throw new Error(`no pattern “${title}”`);
  return (
    <AppTheme>
      <Unstyled>
        <article className="it-book">
          <PageHead title={title} summary={docs.summary} />
          <OnThisPage />
          <Usage {...docs} />
          <Section title="Como funciona">
            <ol className="it-book-anatomy">
              {docs.rules.map((rule) => (
                <li key={rule}>
                  <Linked>{rule}</Linked>
                </li>
              ))}
            </ol>
          </Section>
          {docs.choices && (
            <Section title="O que usar quando">
              <BookTable
                head={['Quando', 'Use']}
                rows={docs.choices.map(({ when, use }) => [when, <Linked key={use}>{use}</Linked>])}
              />
            </Section>
          )}
          <Section title="Palavras">
            <Points items={docs.words} />
          </Section>
          <Section title="Teclado e leitor de tela">
            <Points items={docs.access} />
          </Section>
          <Section title="Veja no produto">
            <ShownIn shown={docs.shown} />
          </Section>
          <Section title="Componentes">
            <ComponentLinks folders={docs.components} />
          </Section>
        </article>
      </Unstyled>
    </AppTheme>
  );
}

/** Stories by the screen that they are of. */
function ShownIn({ shown }: { shown: readonly Shown[] }) {
  const titles = [...new Set(shown.map(({ title }) => title))];
  return (
    <dl className="it-book-defined">
      {titles.map((title) => (
        <div key={title}>
          <dt>
            <BookLink to={{ page: title }}>{title.replace(/^Telas\//, '')}</BookLink>
          </dt>
          <dd>
            <ul className="it-book-tags">
              {shown
                .filter((one) => one.title === title)
                .map(({ story }) => (
                  <li key={story}>
                    <BookLink to={{ story: storyId(title, story) }}>{story}</BookLink>
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
