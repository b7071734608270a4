import './WaitingLine.css';

export interface WaitingLineProps {
  /** The awaited event, or its outcome: `Aguardando o pagamento`. */
  children: string;
}

/** State of something that another person must do, announced when it changes. */
export function WaitingLine({ children }: WaitingLineProps) {
  return (
    <p className="it-waiting" role="status">
      <span className="it-waiting__dot" aria-hidden="true" />
      {children}
    </p>
  );
}
