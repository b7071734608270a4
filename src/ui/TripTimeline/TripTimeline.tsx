import { Skeleton } from '../Skeleton/Skeleton';
import { msg, t, translated } from '../../words/t';
import './TripTimeline.css';

/** A time of arrival, with the marks of its own. */
export interface TimelineArrival {
  hora: string;
  diaSeguinte?: string | null;
  previsao?: string | null;
}

export interface TimelineStop {
  id: string;
  /** Departure, `22:30`; arrival at the last stop. */
  hora: string;
  /** Present where the coach stands before it goes on. */
  chegada?: TimelineArrival;
  cidade: string;
  terminal: string;
  /** `+1 dia` */
  diaSeguinte?: string | null;
  /** Expected time when it differs from the plan: `22:55`. */
  previsao?: string | null;
  /** `34`; null when not known yet. */
  plataforma?: string | null;
  /** Position of the coach: passed, at the stop, or before it. */
  situacao?: 'passou' | 'aqui' | 'adiante';
  /** Marks the person's own boarding and destination stops. */
  papel?: 'embarque' | 'desembarque';
}

export interface TripTimelineProps {
  paradas: readonly TimelineStop[];
  loading?: boolean;
}

const roles = { embarque: msg('Seu embarque'), desembarque: msg('Seu desembarque') };

/** Stops of a departure with local times, delays and the coach's position. */
export function TripTimeline({ paradas, loading = false }: TripTimelineProps) {
  if (loading) return <Skeleton label={t('Carregando as paradas')} count={6} />;
  if (paradas.length === 0)
    return <p className="it-timeline__terminal">{t('As paradas ainda não foram informadas.')}</p>;
  return (
    <ol className="it-timeline" aria-label={t('Paradas')}>
      {paradas.map((parada) => (
        <Stop key={parada.id} {...parada} />
      ))}
    </ol>
  );
}

function Stop({ chegada, hora, diaSeguinte, previsao, cidade, terminal, papel, plataforma, situacao }: TimelineStop) {
  return (
    <li className="it-timeline__stop" data-own={Boolean(papel)} data-place={situacao}>
      <div className="it-timeline__time it-tabular">
        {chegada && <Moment word={t('chega')} {...chegada} />}
        <Moment {...(chegada && { word: t('sai') })} hora={hora} diaSeguinte={diaSeguinte} previsao={previsao} />
      </div>
      <div className="it-timeline__place">
        <p className="it-timeline__city">{cidade}</p>
        <p className="it-timeline__terminal">{terminal}</p>
        {papel && <p className="it-timeline__role">{translated(roles[papel])}</p>}
        {plataforma !== undefined && (
          <p className="it-timeline__terminal">
            {t('Plataforma')} <strong>{plataforma ?? t('a confirmar')}</strong>
          </p>
        )}
        {situacao === 'aqui' && <p className="it-timeline__role">{t('O ônibus está aqui')}</p>}
        {situacao === 'passou' && <span className="it-visually-hidden">{t('O ônibus já passou')}</span>}
      </div>
    </li>
  );
}

/** A time with the day's mark, and with its word where the stop has two. */
function Moment({ word, hora, diaSeguinte, previsao }: TimelineArrival & { word?: string }) {
  return (
    <p className="it-timeline__moment">
      {word && <span className="it-timeline__word">{word} </span>}
      <Hours hora={hora} previsao={previsao} />
      {diaSeguinte && <span className="it-timeline__mark"> {diaSeguinte}</span>}
    </p>
  );
}

/** Planned time; struck through with the new one when delayed or early. */
function Hours({ hora, previsao }: Pick<TimelineArrival, 'hora' | 'previsao'>) {
  if (!previsao || previsao === hora) return <span>{hora}</span>;
  return (
    <>
      <s className="it-timeline__planned">
        <span className="it-visually-hidden">{t('previsto')} </span>
        {hora}
      </s>{' '}
      <span className="it-timeline__new">
        <span className="it-visually-hidden">{t('agora')} </span>
        {previsao}
      </span>
    </>
  );
}
