import './Divider.css';

export interface DividerProps {
  /** The word between the two ways: `ou`. */
  children: string;
}

/** A line with a word in its middle, between two ways to one end. */
export function Divider({ children }: DividerProps) {
  return <p className="it-divider">{children}</p>;
}
