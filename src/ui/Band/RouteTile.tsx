import { ArrowRightIcon } from '../icons/ArrowRightIcon';
import './RouteTile.css';

export interface RouteTileProps {
  from: string;
  to: string;
  /** Effect of a press: `Ver partidas de amanhã`. */
  about: string;
  onClick: () => void;
}

/** A route to search again with one press. */
export function RouteTile({ from, to, about, onClick }: RouteTileProps) {
  return (
    <button type="button" className="it-route-tile" onClick={onClick}>
      <span>{from}</span>
      <ArrowRightIcon size={18} title="para" />
      <span>{to}</span>
      <span className="it-route-tile__about">{about}</span>
    </button>
  );
}
