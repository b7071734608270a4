import type { ReactNode } from 'react';
import './SeatClassesRoom.css';

export interface SeatClassesRoomProps {
  /** Number of classes to come. */
  count: number;
  children: ReactNode;
}

/** Keeps the room of SeatClasses while it loads, so that what stands below does not move. */
export function SeatClassesRoom({ count, children }: SeatClassesRoomProps) {
  return (
    <div className="it-seat-classes-room" data-count={Math.min(count, 3)}>
      {children}
    </div>
  );
}
