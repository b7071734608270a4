import MuiCard from '@mui/material/Card';
import { Skeleton } from '../Skeleton/Skeleton';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './TicketCard.css';

/** Placeholder of a ticket. */
export function TicketCardSkeleton() {
  return (
    <MuiTheme>
      <MuiCard className="it-ticket" elevation={3}>
        <div className="it-ticket__head it-on-brand">
          <span className="it-ticket__route" aria-hidden="true">
            &nbsp;
          </span>
        </div>
        <div className="it-ticket__main">
          <Skeleton label={t('Carregando bilhete')} shape="title" />
          <Skeleton shape="card" />
        </div>
      </MuiCard>
    </MuiTheme>
  );
}
