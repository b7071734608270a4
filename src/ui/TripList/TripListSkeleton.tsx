import { t } from '../../words/t';
import { TripCardSkeleton } from '../TripCard/TripCardSkeleton';
import './TripList.css';

export interface TripListSkeletonProps {
  /** Number of cards. */
  count?: number;
}

/**
 * Placeholder of the results: one polite status, and the list itself, which is busy. The status stands outside the list,
 * since screen readers may hold back changes inside a busy part.
 */
export function TripListSkeleton({ count = 4 }: TripListSkeletonProps) {
  return (
    <div>
      <p role="status" className="it-visually-hidden">
        {t('Carregando viagens')}
      </p>
      <ul className="it-trip-list it-trip-list--skeleton" aria-label={t('Viagens')} aria-busy="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-hidden="true">
            <TripCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
