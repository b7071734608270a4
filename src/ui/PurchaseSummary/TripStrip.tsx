import type { SummaryLeg } from './PurchaseSummary';
import { t } from '../../words/t';
import './TripStrip.css';

export interface TripStripProps {
  /** One or two entries, which are told apart by their titles: legs, or ways of several legs. */
  trechos: readonly SummaryLeg[];
}

/** The trip that a step of the purchase belongs to: places, day, hour and seats, in two lines. */
export function TripStrip({ trechos }: TripStripProps) {
  return (
    <div className="it-trip-strip" role="group" aria-label={t('Sua viagem')}>
      {trechos.map(({ titulo, rota, quando, detalhe }) => (
        <p key={titulo} className="it-trip-strip__leg">
          <strong className="it-trip-strip__route">{rota}</strong>{' '}
          <span className="it-trip-strip__when">
            {[trechos.length > 1 && titulo, quando, detalhe].filter(Boolean).join(' · ')}
          </span>
        </p>
      ))}
    </div>
  );
}
