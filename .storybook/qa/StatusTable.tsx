import book from '../../docs/qa/livro.json';
import { type Status, storyKinds } from '../../src/ui/docs/componentDocs';
import { AppTheme } from '../../src/ui/theme/AppTheme';
import { statusWords } from '../badges';
import { BookLink } from '../docs/BookLink';
import { bookFacts } from '../docs/bookFacts';
import '../docs/docs.css';

const isStatus = (word: string): word is Status => word in statusWords;

/** Faults that the last accepted run found in the stories of a title. */
const faultsOf = (title: string): number =>
  (book.faults as { story: string }[]).filter(({ story }) => story.startsWith(`${title} ›`)).length;

const byTitle = () =>
  Object.entries(bookFacts().components).sort(([, a], [, b]) => a.title.localeCompare(b.title, 'pt-BR'));

/** Every component with its maturity, the states that its stories show, and what checks them: read from the sources. */
export function StatusTable() {
  return (
    <AppTheme>
      <div className="sb-unstyled it-book it-book-props">
        <table className="it-book-table it-book-table--dense">
          <thead>
            <tr>
              {['Componente', 'Situação', ...storyKinds, 'Outras', 'Retrato', 'Testes', 'Falhas'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byTitle().map(([folder, { title, status, stories, tests, hasPicture }]) => (
              <tr key={folder}>
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
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </AppTheme>
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
