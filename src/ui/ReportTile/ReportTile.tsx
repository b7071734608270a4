import { useId } from 'react';
import MuiCard from '@mui/material/Card';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { ChevronUpIcon } from '../icons/ChevronUpIcon';
import { MinusIcon } from '../icons/MinusIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
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
  /** Small type and little padding, for a row of figures above a list. */
  compact?: boolean;
  loading?: boolean;
  error?: string | null;
  onRetry?: () => void;
}

/** One figure of a report with its trend. */
export function ReportTile({ compact = false, ...figure }: ReportTileProps) {
  const { label } = figure;
  return (
    <MuiTheme>
      <MuiCard className="it-tile" data-compact={compact || undefined} elevation={0} role="group" aria-label={label}>
        <p className="it-tile__label" aria-hidden="true">
          {label}
        </p>
        <Figure {...figure} />
      </MuiCard>
    </MuiTheme>
  );
}

/** The figure, or what stands for it while it is not there. */
function Figure(props: Omit<ReportTileProps, 'compact'>) {
  const { label, value, detail, trend, comparison, loading = false, error, onRetry } = props;
  if (loading) return <Skeleton label={t('Carregando: {nome}', { nome: label })} shape="title" />;
  if (error) return <Failure error={error} onRetry={onRetry} />;
  return (
    <>
      <p className="it-tile__value it-tabular" data-empty={value === null}>
        {value ?? t('Sem dados')}
      </p>
      {detail && value !== null && <p className="it-tile__detail">{detail}</p>}
      {trend && value !== null && <TrendLine trend={trend} comparison={comparison} />}
    </>
  );
}

/** The announced reason, which also tells one of several tiles' retry buttons from the next. */
function Failure({ error, onRetry }: { error: string; onRetry: (() => void) | undefined }) {
  const id = useId();
  return (
    <>
      <p id={id} className="it-tile__error" role="alert">
        {error}
      </p>
      {onRetry && (
        <Button variant="quiet" size="small" describedBy={id} onClick={onRetry}>
          {t('Tentar novamente')}
        </Button>
      )}
    </>
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
