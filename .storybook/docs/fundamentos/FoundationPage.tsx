import { BookTable } from '../BookTable';
import { Linked } from '../Linked';
import { OnThisPage } from '../OnThisPage';
import { PageHead } from '../PageHead';
import { PageLinks } from '../Related';
import { Points, Section } from '../Section';
import { Examples } from '../Usage';
import { foundationExamples } from './foundationExamples';
import type { FoundationDocs } from './foundationDocs';
import { FoundationTokens } from './FoundationTokens';

/** Page of a foundation above its stories: its reasons, what to use when, right and wrong, and its tokens with their users. */
export function FoundationPage({ title, docs }: { title: string; docs: FoundationDocs }) {
  const examples = foundationExamples[title] ?? [];
  return (
    <article className="it-book">
      <PageHead title={title} summary={docs.summary} />
      <OnThisPage />
      <Section title="Por quê">
        {docs.prose.map((text) => (
          <p key={text}>
            <Linked>{text}</Linked>
          </p>
        ))}
      </Section>
      <Section title="O que usar quando">
        <BookTable
          head={['Quando', 'Use']}
          rows={docs.choices.map(({ when, use }) => [when, <Linked key={use}>{use}</Linked>])}
        />
      </Section>
      {examples.length > 0 && (
        <Section title="Certo e errado">
          <Examples examples={examples} />
        </Section>
      )}
      {docs.tokens && <FoundationTokens prefixes={docs.tokens} />}
      <Section title="O que o mantém assim">
        <Points items={docs.held} />
      </Section>
      <Section title="Relacionados">
        <PageLinks titles={docs.related} />
      </Section>
    </article>
  );
}
