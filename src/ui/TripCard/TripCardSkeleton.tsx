import MuiCard from '@mui/material/Card';
import { MuiTheme } from '../theme/MuiTheme';
import './TripCard.css';

export interface TripCardSkeletonProps {
  /** Announced content: "Carregando a viagem". Without it TripListSkeleton around announces it. */
  label?: string;
}

/** Placeholder of a card. */
export function TripCardSkeleton({ label }: TripCardSkeletonProps) {
  return (
    <MuiTheme>
      {label && (
        <p role="status" className="it-visually-hidden">
          {label}
        </p>
      )}
      <MuiCard className="it-trip it-trip--skeleton" aria-hidden="true">
        <div className="it-trip__body">
          <div className="it-trip__route">
            <span className="it-trip__bone" />
            <span className="it-trip__bone it-trip__bone--line" />
            <span className="it-trip__bone" />
          </div>
          <div className="it-trip__about">
            <span className="it-trip__bone it-trip__bone--line" />
          </div>
          <div className="it-trip__buy">
            <span className="it-trip__bone" />
            <span className="it-trip__bone it-trip__bone--button" />
          </div>
        </div>
      </MuiCard>
    </MuiTheme>
  );
}
