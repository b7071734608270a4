import { AccessibleIcon } from '../icons/AccessibleIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { StairsIcon } from '../icons/StairsIcon';
import { WcIcon } from '../icons/WcIcon';
import { WomenMark } from '../SeatMap/WomenMark';
import { msg, t, translated } from '../../words/t';
import '../SeatMap/SeatMap.css';
import './SeatLegend.css';

export interface SeatLegendProps {
  /** Price per class as formatted money, cheapest first; with several, each beside the look of its seats. */
  classes: readonly { classe: string; preco: string }[];
  /** Fixtures of this coach to explain. */
  recursos?: readonly ('wc' | 'escada')[];
  /** Parts to render: prices before the map and marks after it, or both. */
  show?: 'all' | 'marks' | 'prices';
  /** Leaves the mark of a chosen seat out, for a map that is only looked at. */
  readOnly?: boolean;
}

const fixtures = {
  wc: { Drawing: WcIcon, name: msg('Banheiro') },
  escada: { Drawing: StairsIcon, name: msg('Escada') },
};

/** Legend of the seat map: marks and prices. */
export function SeatLegend({ classes, recursos = [], show = 'all', readOnly = false }: SeatLegendProps) {
  return (
    <div className="it-seat-legend">
      {show !== 'prices' && <Marks recursos={recursos} readOnly={readOnly} />}
      {show !== 'marks' && (
        <dl className="it-seat-legend__prices">
          {classes.map(({ classe, preco }, rank) => (
            <div key={classe}>
              <dt>
                {classes.length > 1 && (
                  <span className="it-seat" data-state="livre" data-rank={Math.min(rank, 2)} aria-hidden="true" />
                )}
                {classe}
              </dt>
              <dd className="it-tabular">{preco}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Marks({ recursos, readOnly }: Required<Pick<SeatLegendProps, 'recursos' | 'readOnly'>>) {
  return (
    <ul className="it-seat-legend__marks" aria-label={t('Legenda do mapa')}>
      <li>
        <span className="it-seat" data-state="livre" aria-hidden="true" /> {t('Livre')}
      </li>
      {!readOnly && (
        <li>
          <span className="it-seat" data-state="selecionada" aria-hidden="true">
            <CheckIcon size={14} />
          </span>{' '}
          {t('Selecionada')}
        </li>
      )}
      <li>
        <span className="it-seat" data-state="ocupada" aria-hidden="true" /> {t('Ocupada')}
      </li>
      <li>
        <span className="it-seat" data-state="livre" aria-hidden="true">
          <AccessibleIcon size={14} />
        </span>{' '}
        {t('Acessível')}
      </li>
      <li>
        <span className="it-seat" data-state="livre" data-women="true" aria-hidden="true">
          <WomenMark size={14} />
        </span>{' '}
        {t('Preferencial para mulheres')}
      </li>
      {recursos.map((tipo) => {
        const { Drawing, name } = fixtures[tipo];
        return (
          <li key={tipo}>
            <span className="it-seat-legend__fixture">
              <Drawing size={18} />
            </span>{' '}
            {translated(name)}
          </li>
        );
      })}
    </ul>
  );
}
