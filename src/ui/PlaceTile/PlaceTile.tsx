import './PlaceTile.css';

export interface PlaceTileProps {
  name: string;
  terminal: string;
  /** Formatted money with its words: `a partir de R$ 39,90`. */
  price: string;
  href: string;
}

/** A destination that leads to its page. */
export function PlaceTile({ name, terminal, price, href }: PlaceTileProps) {
  return (
    <a className="it-place-tile" href={href}>
      <span>
        <strong>{name}</strong>
        <span className="it-place-tile__terminal">{terminal}</span>
      </span>
      <span className="it-place-tile__price it-tabular">{price}</span>
    </a>
  );
}
