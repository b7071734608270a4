import type { ComponentDocs, Example } from '../../src/ui/docs/componentDocs';
import { Points, Section } from './Section';

/** When to use and avoid it, with live examples. */
export function Usage({ useWhen, avoidWhen, examples }: ComponentDocs) {
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
      {examples.map(({ right, wrong }) => (
        <div key={right.text + wrong.text} className="it-book-pair">
          <Sample kind="right" {...right} />
          <Sample kind="wrong" {...wrong} />
        </div>
      ))}
    </Section>
  );
}

const words = { right: ['✓', 'Certo'], wrong: ['✕', 'Errado'] } as const;

function Sample({ kind, text, sample }: Example & { kind: keyof typeof words }) {
  const [mark, word] = words[kind];
  return (
    <figure className={`it-book-sample it-book-sample--${kind}`}>
      <div className="it-book-stage">{sample}</div>
      <figcaption>
        <strong>
          <span aria-hidden="true">{mark}</span> {word}
        </strong>{' '}
        {text}
      </figcaption>
    </figure>
  );
}
