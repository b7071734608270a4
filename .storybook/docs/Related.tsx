import type { ReactNode } from 'react';
import { BookLink } from './BookLink';
import { bookFacts } from './bookFacts';
import { patternPages, patternsOf } from './padroes/patternPages';
import { Section } from './Section';
import { screenPages } from './telas/screenPages';

/** Titles of pages as links, by their last words. */
export function PageLinks({ titles, without = '' }: { titles: readonly string[]; without?: string }) {
  return (
    <ul className="it-book-tags">
      {titles.map((title) => (
        <li key={title}>
          <BookLink to={{ page: title }}>{without ? title.replace(without, '') : title.split('/').at(-1)}</BookLink>
        </li>
      ))}
    </ul>
  );
}

/** Components as links to their pages. */
export const ComponentLinks = ({ folders }: { folders: readonly string[] }) => (
  <PageLinks titles={folders.map((folder) => bookFacts().components[folder]?.title ?? folder)} />
);

/** Titles of the screens whose code shows a component. */
export const screensWith = (folder: string): string[] =>
  Object.entries(screenPages)
    .filter(([title]) => title.startsWith('Telas/'))
    .filter(([, { code }]) => code.some((one) => bookFacts().folders[one]?.components.includes(folder)))
    .map(([title]) => title);

/** Components whose pages name this one where they say when to avoid them. */
const insteadOf = (folder: string): string[] =>
  Object.entries(bookFacts().components)
    .filter(([, { alternatives }]) => alternatives.includes(folder))
    .map(([other]) => other);

/** Screens that stand open; the rest of many is folded. */
const SHOWN = 12;

function Screens({ titles }: { titles: readonly string[] }) {
  if (titles.length <= SHOWN) return <PageLinks titles={titles} without="Telas/" />;
  return (
    <details>
      <summary>{`${titles.length} telas`}</summary>
      <PageLinks titles={titles} without="Telas/" />
    </details>
  );
}

/**
 * Relations of a component: what to use in its place, what it is used in place of, its parts, components that it is part of, and the
 * screens that show it.
 */
export function Related({ folder }: { folder: string }) {
  const facts = bookFacts().components[folder];
  if (!facts) return null;
  const screens = screensWith(folder);
  const patterns = patternsOf((title) => patternPages[title]?.components.includes(folder) ?? false);
  const relations: [term: string, count: number, links: ReactNode][] = [
    ['Em vez dele', facts.alternatives.length, <ComponentLinks key="for" folders={facts.alternatives} />],
    ['Ele no lugar de', insteadOf(folder).length, <ComponentLinks key="of" folders={insteadOf(folder)} />],
    ['É feito de', facts.uses.length, <ComponentLinks key="uses" folders={facts.uses} />],
    ['Faz parte de', facts.usedBy.length, <ComponentLinks key="part" folders={facts.usedBy} />],
    ['Aparece em', screens.length, <Screens key="screens" titles={screens} />],
    ['Padrões', patterns.length, <PageLinks key="patterns" titles={patterns} />],
  ];
  const there = relations.filter(([, count]) => count > 0);
  if (there.length === 0) return null;
  return (
    <Section title="Relacionados">
      <dl className="it-book-defined">
        {there.map(([term, , links]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{links}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
