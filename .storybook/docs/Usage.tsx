import type { ComponentDocs, Example } from '../../src/ui/docs/componentDocs';
import { Linked } from './Linked';
import { Points, Section } from './Section';

/** When to use and avoid it, with live examples. */
export function Usage({ useWhen, avoidWhen, examples }: Pick<ComponentDocs, 'useWhen' | 'avoidWhen' | 'examples'>) {
  return (
    <Section title="Uso">
      <div className="it-book-pair">
        <div className="it-book-when it-book-when--right">
          <h3>Use quando</h3>
          <Points items={useWhen} />
        </div>
        <div className="it-book-when it-book-when--wrong">
          <h3>Evite quando</h3>
          <Points items={avoidWhen} />
        </div>
      </div>
      <Examples examples={examples} />
    </Section>
  );
}

/** Pairs of right and wrong, side by side. */
export function Examples({ examples }: Pick<ComponentDocs, 'examples'>) {
  return examples.map(({ right, wrong }) => (
    <div key={right.text + wrong.text} className="it-book-pair">
      <Sample kind="right" {...right} />
      <Sample kind="wrong" {...wrong} />
    </div>
  ));
}

const words = { right: ['✓', 'Certo'], wrong: ['✕', 'Errado'] } as const;

/** A live example that is right or wrong. */
function Sample({ kind, text, sample }: Example & { kind: keyof typeof words }) {
  const [mark, word] = words[kind];
  return (
    <figure className={`it-book-sample it-book-sample--${kind}`}>
      <div className="it-book-stage">{sample}</div>
      <figcaption>
        <strong>
          <span aria-hidden="true">{mark}</span> {word}
        </strong>{' '}
        <Linked>{text}</Linked>
      </figcaption>
    </figure>
  );
}
