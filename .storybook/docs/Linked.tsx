import { BookLink } from './BookLink';
import { bookFacts } from './bookFacts';

/** A text in which each name of a component leads to its page. */
export function Linked({ children }: { children: string }) {
  const { components } = bookFacts();
  return children.split(/(\b[A-Z]\w+\b)/).map((part, index) => {
    const title = Object.hasOwn(components, part) ? components[part]?.title : undefined;
    return title === undefined ? (
      part
    ) : (
      <BookLink key={index} to={{ page: title }}>
        {part}
      </BookLink>
    );
  });
}
