import './gridOverlay.css';
import type { Stage } from './globals';

/** Columns of the page, from the narrowest screen on; a wider one shows more of them. */
const COLUMNS = 12;

/** The page's columns and the rhythm of the spacing tokens over a story; it is neither touched nor heard. */
export function GridOverlay({ grid }: Pick<Stage, 'grid'>) {
  if (grid === 'off') return null;
  return (
    <div className="it-stage-grid" aria-hidden="true" data-testid="grade" data-axe-skip>
      {grid !== 'rhythm' && (
        <div className="it-stage-grid__columns">
          {Array.from({ length: COLUMNS }, (_, column) => (
            <span key={column} />
          ))}
        </div>
      )}
      {grid !== 'columns' && <div className="it-stage-grid__rhythm" />}
    </div>
  );
}
