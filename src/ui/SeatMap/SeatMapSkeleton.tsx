import { t } from '../../words/t';
import './SeatMap.css';

const BONES = 24;

/** Placeholder as wide as the map, so that nothing shifts sideways. */
export function SeatMapSkeleton() {
  return (
    <div className="it-seat-map" role="status">
      <span className="it-visually-hidden">{t('Carregando o mapa de poltronas')}</span>
      <div className="it-coach" aria-hidden="true">
        <div className="it-seat-map__bones">
          {Array.from({ length: BONES }, (_, index) => (
            <span key={index} className="it-seat-map__bone" />
          ))}
        </div>
      </div>
    </div>
  );
}
