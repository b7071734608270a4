import { Button } from '../Button/Button';
import { t } from '../../words/t';
import '../TripCard/TripCard.css';

export interface SeatWaitProps {
  /** True while a notice is wanted. */
  waiting: boolean;
  /** Pending: the button ignores clicks, and keeps focus and name. */
  loading?: boolean;
  /** Words of a failure; the button then repeats what failed. */
  error?: string | null;
  /** Id of the text that names the trip. */
  describedBy?: string;
  onAsk: () => void;
  onStop: () => void;
}

/**
 * Offers a notice when a sold-out trip has a seat again, and takes it back. One button, so that the focus stays on it. Its
 * styles come with the card, so that the part that is loaded later has none of its own.
 */
export function SeatWait({ waiting, loading = false, error = null, describedBy, onAsk, onStop }: SeatWaitProps) {
  return (
    <div className="it-trip__wait">
      <p className="it-trip__wait-words" role="status">
        {waiting && t('Avisaremos por e-mail se abrir uma poltrona')}
      </p>
      {error !== null && (
        <p className="it-trip__wait-error" role="alert">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        loading={loading}
        {...(describedBy && { describedBy })}
        onClick={waiting ? onStop : onAsk}
      >
        {labelOf(waiting, error)}
      </Button>
    </div>
  );
}

function labelOf(waiting: boolean, error: string | null): string {
  if (error !== null) return t('Tentar novamente');
  return waiting ? t('Não avisar mais') : t('Avise-me se abrir vaga');
}
