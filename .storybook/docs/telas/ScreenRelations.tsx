import type { ReactNode } from 'react';
import { BookLink } from '../BookLink';
import { patternPages, patternsOf } from '../padroes/patternPages';
import { PageLinks } from '../Related';
import { Section } from '../Section';
import type { ScreenPages } from './screenDocs';

/** Screens before and after this one in a flow. */
function neighboursOf(title: string, { steps = [] }: ScreenPages[string]): string[] {
  return steps
    .flatMap(({ screen }, at) =>
      screen === title ? [steps[at - 1]?.screen, steps[at + 1]?.screen].filter((one) => one !== undefined) : [],
    )
    .filter((one) => one !== title);
}

/** Flows that go through a screen, with what comes before and after it; the patterns that it shows. */
export function ScreenRelations({ title, pages }: { title: string; pages: ScreenPages }) {
  const flows = Object.entries(pages).filter(([, { steps = [] }]) => steps.some(({ screen }) => screen === title));
  const patterns = patternsOf((pattern) => patternPages[pattern]?.shown.some((one) => one.title === title) ?? false);
  if (flows.length + patterns.length === 0) return null;
  return (
    <Section title="Relacionados">
      <dl className="it-book-defined">
        {flows.map(([flow, docs]) => (
          <Relation key={flow} term={<BookLink to={{ page: flow }}>{flow.replace('/', ': ')}</BookLink>}>
            <PageLinks titles={[...new Set(neighboursOf(title, docs))]} without="Telas/" />
          </Relation>
        ))}
        {patterns.length > 0 && (
          <Relation term="Padrões que mostra">
            <PageLinks titles={patterns} />
          </Relation>
        )}
      </dl>
    </Section>
  );
}

function Relation({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
