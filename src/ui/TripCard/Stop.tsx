/** Place and local time of a stop. */
export interface TripStop {
  /** `22:30` */
  hora: string;
  /** `São Paulo, SP` */
  cidade: string;
  terminal: string;
}

interface StopProps {
  stop: TripStop;
  mark?: string | null | undefined;
  note?: string | null | undefined;
  end?: boolean;
}

/** One end of the trip: time, place and, where it needs one, a note. */
export function Stop({ stop, mark, note, end = false }: StopProps) {
  return (
    <div className={end ? 'it-trip__stop it-trip__stop--end' : 'it-trip__stop'}>
      <p className="it-trip__time it-tabular">
        {stop.hora}
        {mark && <sup className="it-trip__mark">{mark}</sup>}
      </p>
      <div className="it-trip__place">
        <p className="it-trip__city">{stop.cidade}</p>
        <p className="it-trip__terminal">{stop.terminal}</p>
        {note && <p className="it-trip__note">{note}</p>}
      </div>
    </div>
  );
}
