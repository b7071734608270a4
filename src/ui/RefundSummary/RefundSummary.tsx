import { useId } from 'react';
import { ErrorState } from '../ErrorState/ErrorState';
import { PriceBreakdown } from '../PriceBreakdown/PriceBreakdown';
import type { PriceRow } from '../PriceBreakdown/PriceBreakdown';
import { Skeleton } from '../Skeleton/Skeleton';
import './RefundSummary.css';

export interface RefundPreview {
  /** What was paid, what is kept, what the new trip costs: each as money is written, what is kept with its minus. */
  rows: readonly PriceRow[];
  /** Which way the money goes in the end; `nada` where none moves. */
  sentido: 'devolve' | 'cobra' | 'nada';
  /** As money is written: what comes back, or what is still to pay. */
  valor: string;
  /** When and by which way it comes: `No Pix de origem, até 21/12/2026`. */
  prazo?: string;
  /** Why so much and no more, in words: `Pedido 30 h antes da partida: multa de 5 % da tarifa`. */
  motivo: string;
  /** The rule it follows: `Resolução ANTT 4.282/2014`. */
  baseLegal?: string;
}

export interface RefundSummaryProps {
  title?: string;
  /** As the server previews it; null while it is being asked for. */
  preview: RefundPreview | null;
  /** Why there is no preview. */
  error?: string | null;
  onRetry?: () => void;
}

/** What a cancellation or an exchange would move, before anybody confirms it: paid, kept, and what comes back. */
export function RefundSummary({ title = 'Como fica o seu dinheiro', preview, error, onRetry }: RefundSummaryProps) {
  const titleId = useId();
  if (error) {
    return (
      <ErrorState title="Não conseguimos calcular" {...(onRetry && { onRetry })}>
        {error}
      </ErrorState>
    );
  }
  return (
    <section className="it-refund" aria-labelledby={titleId}>
      <h3 id={titleId} className="it-refund__title">
        {title}
      </h3>
      {preview ? <Preview {...preview} /> : <Skeleton label="Calculando" count={4} />}
    </section>
  );
}

const results = { devolve: 'Você recebe de volta', cobra: 'Falta pagar', nada: 'Sem valor a devolver' };

function Preview({ rows, sentido, valor, prazo, motivo, baseLegal }: RefundPreview) {
  return (
    <>
      <PriceBreakdown rows={rows} />
      <p className="it-refund__result" data-sentido={sentido}>
        <span>{results[sentido]}</span> <strong className="it-tabular">{valor}</strong>
      </p>
      {prazo && <p>{prazo}</p>}
      <p className="it-refund__why">
        {motivo}
        {baseLegal && <span className="it-refund__law"> ({baseLegal})</span>}
      </p>
    </>
  );
}
