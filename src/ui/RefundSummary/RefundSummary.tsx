import { useId } from 'react';
import MuiCard from '@mui/material/Card';
import { ErrorState } from '../ErrorState/ErrorState';
import { PriceBreakdown } from '../PriceBreakdown/PriceBreakdown';
import type { PriceRow } from '../PriceBreakdown/PriceBreakdown';
import { Skeleton } from '../Skeleton/Skeleton';
import { MuiTheme } from '../theme/MuiTheme';
import { msg, t, translated } from '../../words/t';
import './RefundSummary.css';

export interface RefundPreview {
  /** Amounts paid, kept and due, as formatted money; kept amounts with their minus. */
  rows: readonly PriceRow[];
  /** Direction of the resulting payment; `nada` without one. */
  sentido: 'devolve' | 'cobra' | 'nada';
  /** Formatted amount to refund or to pay. */
  valor: string;
  /** Refund method and deadline: `No Pix de origem, até 21/12/2026`. */
  prazo?: string;
  /** Reason of the amount: `Pedido 30 h antes da partida: multa de 5% da tarifa`. */
  motivo: string;
  /** Legal basis: `Resolução ANTT 4.282/2014`. */
  baseLegal?: string;
}

export interface RefundSummaryProps {
  title?: string;
  /** The server's preview; null while loading. */
  preview: RefundPreview | null;
  /** Error of loading the preview. */
  error?: string | null;
  onRetry?: () => void;
}

/** Preview of a cancellation or exchange before confirmation: paid, kept and refunded amounts. */
export function RefundSummary({ title = t('Como fica o seu dinheiro'), preview, error, onRetry }: RefundSummaryProps) {
  const titleId = useId();
  if (error) {
    return (
      <ErrorState title={t('Não conseguimos calcular')} {...(onRetry && { onRetry })}>
        {error}
      </ErrorState>
    );
  }
  return (
    <MuiTheme>
      <MuiCard component="section" className="it-refund" elevation={0} aria-labelledby={titleId}>
        <h3 id={titleId} className="it-refund__title">
          {title}
        </h3>
        {preview ? <Preview {...preview} /> : <Skeleton label={t('Calculando')} count={4} />}
      </MuiCard>
    </MuiTheme>
  );
}

const results = { devolve: msg('Você recebe de volta'), cobra: msg('Falta pagar'), nada: msg('Sem valor a devolver') };

function Preview({ rows, sentido, valor, prazo, motivo, baseLegal }: RefundPreview) {
  return (
    <>
      <PriceBreakdown rows={rows} />
      <p className="it-refund__result" data-sentido={sentido}>
        <span>{translated(results[sentido])}</span> <strong className="it-tabular">{valor}</strong>
      </p>
      {prazo && <p>{prazo}</p>}
      <p className="it-refund__why">
        {motivo}
        {baseLegal && <span className="it-refund__law"> ({baseLegal})</span>}
      </p>
    </>
  );
}
