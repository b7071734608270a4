import { Skeleton } from '../Skeleton/Skeleton';
import './TicketCard.css';

/** Placeholder of a ticket. */
export function TicketCardSkeleton() {
  return (
    <div className="it-ticket">
      <div className="it-ticket__head it-on-brand">
        <span className="it-ticket__route" aria-hidden="true">
          &nbsp;
        </span>
      </div>
      <div className="it-ticket__main">
        <Skeleton label="Carregando bilhete" shape="title" />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
