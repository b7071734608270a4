import { pictureOf, portrayedIn } from '../bookIndex';
import { BookLink } from '../BookLink';

const ways = [
  { way: 'phone', words: 'No celular, 320 px, escuro' },
  { way: 'wide', words: 'No computador, 1280 px, claro' },
] as const;

/** A screen on a phone and on a desktop: the pictures that the last accepted run of the book compared it with. */
export function ScreenPictures({ title }: { title: string }) {
  const id = portrayedIn(title);
  if (id === undefined) return null;
  return (
    <div className="it-book-pictures">
      {ways.map(({ way, words }) => (
        <figure key={way} className={`it-book-picture it-book-picture--${way}`}>
          <BookLink to={{ story: id }}>
            <img src={pictureOf(id, way)} alt={`${title.split('/').at(-1)}. ${words}.`} loading="lazy" />
          </BookLink>
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
}
