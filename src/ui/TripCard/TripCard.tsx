import { memo, useId, type ReactNode } from 'react';
import MuiCard from '@mui/material/Card';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { SeatsLeft } from './SeatsLeft';
import { Stop, type TripStop } from './Stop';
import { Words } from './Words';
import { t } from '../../words/t';
import './TripCard.css';

export interface TripCardProps {
  id: string;
  partida: TripStop;
  chegada: TripStop;
  /** `+1 dia` when the arrival is on another day. */
  diaChegada?: string | null | undefined;
  /** `madrugada de sábado` for a departure easily taken for the previous night. */
  madrugada?: string | null | undefined;
  /** `6h 30min` */
  duracao: string;
  /** Duration for screen readers: `6 horas e 30 minutos`. */
  duracaoFalada: string;
  /** The change of coaches: `1 troca em Resende, RJ (espera de 1h 20min)`. */
  troca?: string | null | undefined;
  /** Classes on board, cheapest first: `Executivo`, `Leito`. */
  classes: readonly string[];
  /** Free seats; zero is sold out and not selectable. */
  poltronasLivres: number;
  /** Total as formatted money: `R$ 112,50`. */
  total: string;
  /** True when other classes on board cost more. */
  aPartirDe?: boolean;
  operadora?: string | undefined;
  /** Short cancellation rule. */
  regra?: string | null | undefined;
  selected?: boolean;
  onSelect: (id: string) => void;
  /** Enables the button “Ver poltronas”; not on a sold-out trip. */
  onSeats?: ((id: string) => void) | undefined;
  /** Enables the button “Ver paradas”. */
  onDetails?: ((id: string, open: boolean) => void) | undefined;
  /** Beside “Esgotado”, the offer of a notice; gets the id of the card's heading. */
  wait?: ((titleId: string) => ReactNode) | undefined;
  /** True once the stops are asked for: the button says so before they are drawn. */
  open?: boolean | undefined;
  /** The stops, rendered while expanded. */
  details?: ReactNode;
}

/** A departure of the results, or two with a change: times, duration, classes, free seats and total price. */
export const TripCard = memo(function TripCard({
  id,
  partida,
  chegada,
  diaChegada,
  madrugada,
  duracao,
  duracaoFalada,
  troca,
  classes,
  poltronasLivres,
  total,
  aPartirDe = false,
  operadora,
  regra,
  selected = false,
  onSelect,
  onSeats,
  onDetails,
  details,
  open = Boolean(details),
  wait,
}: TripCardProps) {
  const titleId = useId();
  const soldOut = poltronasLivres === 0;
  return (
    <MuiTheme>
      <MuiCard
        component="article"
        className="it-trip"
        aria-labelledby={titleId}
        data-selected={selected}
        data-sold-out={soldOut}
      >
        <div className="it-trip__body">
          <h2 id={titleId} className="it-visually-hidden">
            {t('Partida {partida}, chegada {chegada}', { partida: partida.hora, chegada: chegada.hora })}
            {diaChegada && `, ${diaChegada}`}
          </h2>
          <div className="it-trip__route">
            <Stop stop={partida} note={madrugada} />
            <Duration {...{ duracao, duracaoFalada }} />
            <Stop stop={chegada} mark={diaChegada} end />
          </div>
          <About troca={troca} classes={classes} poltronasLivres={poltronasLivres} operadora={operadora} />
          <div className="it-trip__buy">
            {soldOut ? (
              <Gone {...{ titleId, wait }} />
            ) : (
              <Offer {...{ titleId, total, aPartirDe, selected }} onSelect={() => onSelect(id)} />
            )}
          </div>
          <More {...{ id, titleId, onDetails, details, open, ...(!soldOut && { regra, onSeats }) }} />
        </div>
      </MuiCard>
    </MuiTheme>
  );
});

function Duration({ duracao, duracaoFalada }: Pick<TripCardProps, 'duracao' | 'duracaoFalada'>) {
  return (
    <p className="it-trip__duration">
      <span className="it-visually-hidden">{t('Duração: {tempo}', { tempo: duracaoFalada })}</span>
      <span aria-hidden="true">{duracao}</span>
    </p>
  );
}

type AboutProps = Pick<TripCardProps, 'troca' | 'classes' | 'poltronasLivres' | 'operadora'>;

/** The change on the way, the classes, the free seats and the carrier. */
function About({ troca, classes, poltronasLivres, operadora }: AboutProps) {
  return (
    <div className="it-trip__about">
      {troca && <p className="it-trip__change">{troca}</p>}
      <Classes classes={classes} />
      {poltronasLivres > 0 && <SeatsLeft count={poltronasLivres} />}
      {operadora && <p className="it-trip__operator">{operadora}</p>}
    </div>
  );
}

/** Classes that a phone's card shows in their row beside the button; the stylesheet hides the others there. */
const CLASSES_IN_A_ROW = 2;

function Classes({ classes }: Pick<TripCardProps, 'classes'>) {
  return (
    <ul className="it-trip__classes" aria-label={t('Classes')}>
      {classes.map((classe) => (
        <li key={classe} className="it-trip__class">
          {classe}
        </li>
      ))}
      {classes.length > CLASSES_IN_A_ROW && (
        <li className="it-trip__class it-trip__class--more" aria-hidden="true">
          +{classes.length - CLASSES_IN_A_ROW}
        </li>
      )}
    </ul>
  );
}

/** “Esgotado”, and the offer of a notice. */
function Gone({ titleId, wait }: Pick<TripCardProps, 'wait'> & { titleId: string }) {
  return (
    <>
      <p className="it-trip__gone">{t('Esgotado')}</p>
      {wait?.(titleId)}
    </>
  );
}

type OfferProps = Required<Pick<TripCardProps, 'total' | 'aPartirDe' | 'selected'>> & {
  titleId: string;
  onSelect: () => void;
};

/** The price, and the button that chooses the trip. */
function Offer({ titleId, total, aPartirDe, selected, onSelect }: OfferProps) {
  return (
    <>
      <p className="it-trip__price">
        {aPartirDe && <span className="it-trip__from">{t('a partir de')}</span>}{' '}
        <strong className="it-trip__total it-tabular">{total}</strong>{' '}
        <span className="it-trip__all-in">{t('taxas incluídas')}</span>
      </p>
      <button
        type="button"
        className="it-trip__select"
        aria-describedby={titleId}
        aria-pressed={selected || undefined}
        onClick={onSelect}
      >
        {t('Selecionar')}
      </button>
    </>
  );
}

type MoreProps = Pick<TripCardProps, 'id' | 'regra' | 'onSeats' | 'onDetails' | 'details'> & {
  titleId: string;
  open: boolean;
};

/** Expandable stops, the seats to look at, and the cancellation rule. */
function More({ id, titleId, regra, onSeats, onDetails, details, open }: MoreProps) {
  const detailsId = useId();
  if (!onDetails && !onSeats && !regra) return null;
  return (
    <>
      <div className="it-trip__more">
        <div className="it-trip__links" data-open={open}>
          {onDetails && (
            <button
              type="button"
              className="it-trip__details"
              aria-label={t('Ver paradas')}
              aria-expanded={open}
              aria-controls={details ? detailsId : undefined}
              aria-describedby={titleId}
              onClick={() => onDetails(id, !open)}
            >
              <Words long={t('Ver paradas')} short={t('Paradas')} />
              <ChevronDownIcon size={18} />
            </button>
          )}
          {onSeats && (
            <button
              type="button"
              className="it-trip__details"
              aria-label={t('Ver poltronas')}
              aria-haspopup="dialog"
              aria-describedby={titleId}
              onClick={() => onSeats(id)}
            >
              <Words long={t('Ver poltronas')} short={t('Poltronas')} />
            </button>
          )}
        </div>
        {regra && <p className="it-trip__rule">{regra}</p>}
      </div>
      {details && (
        <div id={detailsId} className="it-trip__stops">
          {details}
        </div>
      )}
    </>
  );
}
