import { useState } from 'react';
import book from '../../docs/qa/livro.json';
import type { ComponentFacts } from '../../scripts/docs/bookFacts';
import { type Status, storyKinds } from '../../src/ui/docs/componentDocs';
import { AppTheme } from '../../src/ui/theme/AppTheme';
import { statusWords } from '../badges';
import { BookLink } from '../docs/BookLink';
import { bookFacts } from '../docs/bookFacts';
import { screensWith } from '../docs/Related';
import { type Narrowed, narrowed, StatusFilter } from './StatusFilter';
import '../docs/docs.css';

const isStatus = (word: string): word is Status => word in statusWords;

/** Faults that the last accepted run found in the stories of a title. */
const faultsOf = (title: string): number =>
  (book.faults as { story: string }[]).filter(({ story }) => story.startsWith(`${title} ›`)).length;

const byTitle = () =>
  Object.entries(bookFacts().components).sort(([, a], [, b]) => a.title.localeCompare(b.title, 'pt-BR'));

const heads = [
  'Componente',
  'Situação',
  ...storyKinds,
  'Outras',
  'Retrato',
  'Testes',
  'Falhas',
  'Componentes que o usam',
  'Telas',
];

/** Every component with its maturity, the states that its stories show, what checks it, and what stands on it: read from the sources. */
export function StatusTable() {
  const [narrow, setNarrow] = useState<Narrowed>({ words: '', section: '', status: '' });
  const rows = byTitle().filter(([, facts]) => narrowed(facts, narrow));
  return (
    <AppTheme>
      <div className="sb-unstyled it-book">
        <StatusFilter narrow={narrow} found={rows.length} onChange={setNarrow} />
        <div className="it-book-props">
          <table className="it-book-table it-book-table--dense">
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([folder, facts]) => (
                <Row key={folder} folder={folder} facts={facts} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </AppTheme>
  );
}

function Row({ folder, facts }: { folder: string; facts: ComponentFacts }) {
  const { title, status, stories, tests, hasPicture, usedBy } = facts;
  return (
    <tr>
      <th scope="row">
        <BookLink to={{ page: title }}>{title.split('/').at(-1)}</BookLink>
      </th>
      <td>
        {isStatus(status) && (
          <span className={`it-book-status it-book-status--${statusWords[status].hue}`}>
            {statusWords[status].text}
          </span>
        )}
      </td>
      {storyKinds.map((kind) => (
        <Mark key={kind} isThere={stories.includes(kind)} />
      ))}
      <td>{stories.filter((story) => !storyKinds.some((kind) => kind === story)).length}</td>
      <Mark isThere={hasPicture} />
      <td>{tests}</td>
      <td>{faultsOf(title)}</td>
      <td>{usedBy.length}</td>
      <td>{screensWith(folder).length}</td>
    </tr>
  );
}

function Mark({ isThere }: { isThere: boolean }) {
  return (
    <td>
      {isThere ? (
        <span role="img" aria-label="sim">
          ✓
        </span>
      ) : (
        <span role="img" aria-label="não se aplica">
          –
        </span>
      )}
    </td>
  );
}

/** How many components stand at each maturity. */
export function StatusCounts() {
  const all = Object.values(bookFacts().components);
  return (
    <ul>
      {Object.entries(statusWords).map(([status, { text, meaning }]) => (
        <li key={status}>
          <strong>{`${all.filter((facts) => facts.status === status).length} ${text}`}</strong>. {meaning}
        </li>
      ))}
    </ul>
  );
}
