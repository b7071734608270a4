import type { FormEvent, ReactNode } from 'react';
import { SwapIcon } from '../icons/SwapIcon';
import { t } from '../../words/t';
import './SearchCard.css';

export interface SearchCardProps {
  /** Switch between one-way and round trip. */
  tripType: ReactNode;
  origem: ReactNode;
  destino: ReactNode;
  dataIda: ReactNode;
  /** Chips of the most common days, beside the outbound date where there is room, else below it. */
  diasRapidos?: ReactNode;
  /** Absent on a one-way search; the layout closes the gap. */
  dataVolta?: ReactNode;
  /** The search button, `fullWidth`. */
  submit: ReactNode;
  onSwap: () => void;
  onSubmit: () => void;
}

/** Layout of the search form: one line on a desktop, two on a tablet, one column on a phone. */
export function SearchCard({
  tripType,
  origem,
  destino,
  dataIda,
  diasRapidos,
  dataVolta,
  submit,
  onSwap,
  onSubmit,
}: SearchCardProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="it-search-card" role="search" aria-label={t('Buscar passagens')} noValidate onSubmit={send}>
      <div className="it-search-card__type">{tripType}</div>
      <div className={dataVolta ? 'it-search-card__fields it-search-card__fields--return' : 'it-search-card__fields'}>
        <div className="it-search-card__places">
          {origem}
          <button
            type="button"
            className="it-search-card__swap"
            aria-label={t('Inverter origem e destino')}
            title={t('Inverter origem e destino')}
            onClick={onSwap}
          >
            <SwapIcon size={20} />
          </button>
          {destino}
        </div>
        <div className="it-search-card__dates">
          {diasRapidos ? (
            <div className="it-search-card__day">
              {dataIda}
              <div className="it-search-card__days">{diasRapidos}</div>
            </div>
          ) : (
            dataIda
          )}
          {dataVolta}
        </div>
        <div className="it-search-card__submit">{submit}</div>
      </div>
    </form>
  );
}
