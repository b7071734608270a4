import './TripTimeline.css';

export interface TimelineStop {
  id: string;
  /** `22:30` */
  hora: string;
  cidade: string;
  terminal: string;
  /** `+1 dia` */
  diaSeguinte?: string | null;
  /** Where the person boards and leaves. */
  papel?: 'embarque' | 'desembarque';
}

export interface TripTimelineProps {
  paradas: readonly TimelineStop[];
}

const roles = { embarque: 'Seu embarque', desembarque: 'Seu desembarque' };

/** Every stop of a departure, in order, with the hour on its own clock. */
export function TripTimeline({ paradas }: TripTimelineProps) {
  return (
    <ol className="it-timeline" aria-label="Paradas">
      {paradas.map((parada) => (
        <li key={parada.id} className="it-timeline__stop" data-own={Boolean(parada.papel)}>
          <p className="it-timeline__time it-tabular">
            {parada.hora}
            {parada.diaSeguinte && <span className="it-timeline__mark"> {parada.diaSeguinte}</span>}
          </p>
          <div className="it-timeline__place">
            <p className="it-timeline__city">{parada.cidade}</p>
            <p className="it-timeline__terminal">{parada.terminal}</p>
            {parada.papel && <p className="it-timeline__role">{roles[parada.papel]}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
