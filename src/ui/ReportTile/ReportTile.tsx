import MuiCard from '@mui/material/Card';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { ChevronUpIcon } from '../icons/ChevronUpIcon';
import { MinusIcon } from '../icons/MinusIcon';
import { MuiTheme } from '../theme/MuiTheme';
import './ReportTile.css';

export interface Trend {
  direction: 'up' | 'down' | 'flat';
  /** Evaluation of the change: more cancellations are bad. */
  meaning: 'good' | 'bad' | 'neutral';
  /** Change in words: `12 % a mais`. */
  text: string;
}

export interface ReportTileProps {
  /** `Vendas do dia` */
  label: string;
  /** Formatted value: `R$ 4.392,50`. Null without data. */
  value: string | null;
  /** Detail of the figure: `38 bilhetes`. */
  detail?: string;
  trend?: Trend;
  /** Reference of the change: `que na sexta passada`. */
  comparison?: string;
  loading?: boolean;
  error?: string | null;
  onRetry?: () => void;
}

/** One figure of a report with its trend. */
export function ReportTile({
  label,
  value,
  detail,
  trend,
  comparison,
  loading = false,
  error,
  onRetry,
}: ReportTileProps) {
  return (
    <MuiTheme>
      <MuiCard className="it-tile" elevation={0} role="group" aria-label={label}>
        <p className="it-tile__label" aria-hidden="true">
          {label}
        </p>
        {loading && <Skeleton label={`Carregando: ${label}`} shape="title" />}
        {!loading && error && (
          <>
            <p className="it-tile__error">{error}</p>
            {onRetry && (
              <Button variant="quiet" size="small" onClick={onRetry}>
                Tentar novamente
              </Button>
            )}
          </>
        )}
        {!loading && !error && (
          <>
            <p className="it-tile__value it-tabular" data-empty={value === null}>
              {value ?? 'Sem dados'}
            </p>
            {detail && value !== null && <p className="it-tile__detail">{detail}</p>}
            {trend && value !== null && <TrendLine trend={trend} comparison={comparison} />}
          </>
        )}
      </MuiCard>
    </MuiTheme>
  );
}

const arrows = { up: ChevronUpIcon, down: ChevronDownIcon, flat: MinusIcon };

function TrendLine({ trend, comparison }: { trend: Trend; comparison: string | undefined }) {
  const Arrow = arrows[trend.direction];
  return (
    <p className="it-tile__trend" data-meaning={trend.meaning}>
      <Arrow size={16} />
      <span>
        {trend.text} {comparison && <span className="it-tile__detail">{comparison}</span>}
      </span>
    </p>
  );
}
