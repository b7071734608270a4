import './AmountBox.css';

export interface AmountLine {
  label: string;
  /** Formatted money. */
  amount: string;
  /** Large, to be read from a distance while counting cash. */
  strong?: boolean;
  /** Money is missing. */
  short?: boolean;
  /** Announces each change. */
  announce?: boolean;
}

export interface AmountBoxProps {
  lines: readonly AmountLine[];
}

/** Amounts under one another, aligned at the end of the line. */
export function AmountBox({ lines }: AmountBoxProps) {
  return (
    <div className="it-amounts">
      {lines.map(({ label, amount, strong = false, short = false, announce = false }, i) => (
        // The label of a line changes with its amount: change, or what is missing.
        <p
          key={i}
          className={strong ? 'it-amounts__strong' : undefined}
          data-short={short || undefined}
          role={announce ? 'status' : undefined}
        >
          <span>{label}</span> <strong className="it-tabular">{amount}</strong>
        </p>
      ))}
    </div>
  );
}
