import { useId } from 'react';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './BarChart.css';

export interface Bar {
  id: string;
  /** `Pix`, `Sexta, 20/11` */
  label: string;
  /** Value that determines the bar's length relative to the longest; never negative. */
  value: number;
  /** Formatted value: `R$ 3.480,00`. */
  text: string;
  /** Highlights the bar that the page refers to. */
  highlight?: boolean;
}

export interface BarChartProps {
  /** Name of the chart: `Vendas por modalidade`. */
  caption: string;
  /** Header of the labels: `Modalidade`. */
  labelHeader: string;
  /** Header of the values: `Total vendido`. */
  valueHeader: string;
  bars: readonly Bar[];
  loading?: boolean;
  error?: string | null;
  onRetry?: () => void;
  emptyTitle?: string;
}

/**
 * A bar chart of one figure per category. It is a table whose cells have a length, so visual and accessible content are
 * the same.
 */
export function BarChart(props: BarChartProps) {
  const { caption, bars, loading = false, error, onRetry, emptyTitle = t('Sem dados no período') } = props;
  if (error) {
    return (
      <ErrorState title={t('Não conseguimos montar o gráfico')} retrying={loading} {...(onRetry && { onRetry })}>
        {error}
      </ErrorState>
    );
  }
  if (loading) return <Skeleton label={t('Carregando: {nome}', { nome: caption })} count={6} />;
  return bars.length === 0 ? <EmptyState title={emptyTitle} /> : <Bars {...props} />;
}

function Bars({ caption, labelHeader, valueHeader, bars }: BarChartProps) {
  const captionId = useId();
  const longest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <MuiTheme>
      <MuiTable className="it-bars" aria-labelledby={captionId}>
        <caption id={captionId} className="it-bars__caption">
          {caption}
        </caption>
        <TableHead className="it-visually-hidden">
          <TableRow>
            <TableCell>{labelHeader}</TableCell>
            <TableCell>{valueHeader}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map(({ id, label, value, text, highlight }) => (
            <TableRow key={id} className="it-bars__row" data-highlight={highlight}>
              <TableCell component="th" scope="row" className="it-bars__label">
                {label}
              </TableCell>
              <TableCell className="it-bars__value it-tabular">
                <span className="it-bars__track" aria-hidden="true">
                  <span
                    className="it-bars__bar"
                    style={{ inlineSize: `${longest > 0 ? (100 * Math.max(0, value)) / longest : 0}%` }}
                  />
                </span>
                {text}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </MuiTable>
    </MuiTheme>
  );
}
