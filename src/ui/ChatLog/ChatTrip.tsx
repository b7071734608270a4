import type { ReactNode } from 'react';
import './ChatTrip.css';

export interface ChatTripProps {
  /** Times of the trip. */
  times: ReactNode;
  /** Formatted money for everybody. */
  price: string;
  /** Class, duration and where to change. */
  about: ReactNode;
  /** How the price is made where several travel: `2 × R$ 64,45`. */
  each?: string | undefined;
}

/** A trip in a message: two lines, the price at their end. */
export function ChatTrip({ times, price, about, each }: ChatTripProps) {
  return (
    <div className="it-chat-trip">
      <span className="it-chat-trip__times it-tabular">{times}</span>
      <span className="it-chat-trip__price it-tabular">{price}</span>
      <span className="it-chat-trip__about">{about}</span>
      {each && <span className="it-chat-trip__each">{each}</span>}
    </div>
  );
}
