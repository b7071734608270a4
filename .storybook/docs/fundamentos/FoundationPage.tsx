import { BookTable } from '../BookTable';
import { PageHead } from '../PageHead';
import { Section } from '../Section';
import type { FoundationDocs } from './foundationDocs';

/** Page of a foundation above its stories: what it is about, and what to use when. */
export function FoundationPage({ title, docs }: { title: string; docs: FoundationDocs }) {
  return (
    <article className="it-book">
      <PageHead title={title} summary={docs.summary} />
      <Section title="Por quê">
        {docs.prose.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Section>
      <Section title="O que usar quando">
        <BookTable head={['Quando', 'Use']} rows={docs.choices.map(({ when, use }) => [when, use])} />
      </Section>
    </article>
  );
}
