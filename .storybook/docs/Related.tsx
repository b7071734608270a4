import { BookLink } from './BookLink';
import { bookFacts } from './bookFacts';
import { Section } from './Section';
import { screenPages } from './telas/screenPages';

/** Components as links to their pages. */
export function ComponentLinks({ folders }: { folders: readonly string[] }) {
  const { components } = bookFacts();
  return (
    <ul className="it-book-tags">
      {folders.map((folder) => {
        const title = components[folder]?.title ?? folder;
        return (
          <li key={folder}>
            <BookLink to={{ page: title }}>{title.split('/').at(-1)}</BookLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Titles of the screens whose code shows a component. */
const screensWith = (folder: string): string[] =>
  Object.entries(screenPages)
    .filter(([title]) => title.startsWith('Telas/'))
    .filter(([, { code }]) => code.some((one) => bookFacts().folders[one]?.components.includes(folder)))
    .map(([title]) => title);

/** Parts of a component, components that it is part of, and the screens that show it. */
export function Related({ folder }: { folder: string }) {
  const facts = bookFacts().components[folder];
  const screens = screensWith(folder);
  if (!facts || facts.uses.length + facts.usedBy.length + screens.length === 0) return null;
  return (
    <Section title="Relacionados">
      <dl className="it-book-defined">
        {facts.uses.length > 0 && (
          <div>
            <dt>É feito de</dt>
            <dd>
              <ComponentLinks folders={facts.uses} />
            </dd>
          </div>
        )}
        {facts.usedBy.length > 0 && (
          <div>
            <dt>Faz parte de</dt>
            <dd>
              <ComponentLinks folders={facts.usedBy} />
            </dd>
          </div>
        )}
        {screens.length > 0 && (
          <div>
            <dt>Aparece em</dt>
            <dd>
              <ul className="it-book-tags">
                {screens.map((title) => (
                  <li key={title}>
                    <BookLink to={{ page: title }}>{title.replace('Telas/', '')}</BookLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
