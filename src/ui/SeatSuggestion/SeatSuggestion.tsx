import { useId } from 'react';
import MuiCard from '@mui/material/Card';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Skeleton } from '../Skeleton/Skeleton';
import { SeatIcon } from '../icons/SeatIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './SeatSuggestion.css';

export interface SeatSuggestionProps {
  /** Suggested seats in order; empty without adjacent ones; null while searching. */
  poltronas: readonly number[] | null;
  /** Description: `Lado a lado, janela e corredor, no piso superior`. */
  descricao?: string;
  /** Total of all seats, as formatted money. */
  total?: string;
  /** The hold is pending. */
  accepting?: boolean;
  /** Error: `A poltrona 21 acaba de ser reservada por outra pessoa.` */
  error?: string | null;
  onAccept: (poltronas: readonly number[]) => void;
  /** Called to choose on the map instead. */
  onDismiss: () => void;
}

/** Adjacent seats suggested for a group, accepted by one press. */
export function SeatSuggestion(props: SeatSuggestionProps) {
  const { poltronas, error, onDismiss } = props;
  const titleId = useId();
  return (
    <MuiTheme>
      <MuiCard className="it-seats-together" elevation={0} role="group" aria-labelledby={titleId}>
        <h3 id={titleId} className="it-seats-together__title">
          {t('Lugares juntos')}
        </h3>
        {error && (
          <Alert kind="danger" announce>
            {error}
          </Alert>
        )}
        {poltronas === null && <Skeleton label={t('Procurando lugares juntos')} count={2} />}
        {poltronas?.length === 0 && (
          <>
            <p>{t('Não há tantas poltronas juntas nesta viagem. No mapa você escolhe as mais próximas.')}</p>
            <Button variant="secondary" onClick={onDismiss}>
              {t('Escolher no mapa')}
            </Button>
          </>
        )}
        {poltronas && poltronas.length > 0 && <Proposal {...props} poltronas={poltronas} />}
      </MuiCard>
    </MuiTheme>
  );
}

function Proposal(props: SeatSuggestionProps & { poltronas: readonly number[] }) {
  const { poltronas, descricao, total, accepting = false, onAccept, onDismiss } = props;
  return (
    <>
      <ul className="it-seats-together__seats" aria-label={t('Poltronas sugeridas')}>
        {poltronas.map((numero) => (
          <li key={numero} className="it-seats-together__seat it-tabular">
            <SeatIcon size={18} /> {numero}
          </li>
        ))}
      </ul>
      <p>
        {descricao} {total && <strong className="it-seats-together__total it-tabular">{total}</strong>}
      </p>
      <Inline>
        <Button loading={accepting} onClick={() => onAccept(poltronas)}>
          {acceptText(poltronas)}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {t('Escolher no mapa')}
        </Button>
      </Inline>
    </>
  );
}

function acceptText(poltronas: readonly number[]): string {
  if (poltronas.length === 1) return t('Ficar com a poltrona {poltrona}', { poltrona: poltronas[0] ?? '' });
  return t('Ficar com as poltronas {poltronas} e {ultima}', {
    poltronas: poltronas.slice(0, -1).join(', '),
    ultima: poltronas.at(-1) ?? '',
  });
}
