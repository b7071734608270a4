import { ArrowRightIcon } from '../icons/ArrowRightIcon';
import { t } from '../../words/t';
import './RouteTile.css';

export interface RouteTileProps {
  from: string;
  to: string;
  /** Effect of a press: `Ver partidas de amanhã`. */
  about: string;
  /** Lowest price of what the press shows: `a partir de R$ 98,50`. */
  price?: string | undefined;
  onClick: () => void;
}

/** A route to search again with one press. */
export function RouteTile({ from, to, about, price, onClick }: RouteTileProps) {
  return (
    <button type="button" className="it-route-tile" onClick={onClick}>
      <span>{from}</span>
      <ArrowRightIcon size={18} title={t('para')} />
      <span>{to}</span>
      <span className="it-route-tile__about">
        {about}
        {price !== undefined && <span className="it-route-tile__price">{price}</span>}
      </span>
    </button>
  );
}
