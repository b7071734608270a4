import type { ReactNode } from 'react';
import './EmptyState.css';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to try. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here, said kindly: a stop at the roadside, and the way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="it-empty">
      <Roadside />
      <h2 className="it-empty__title">{title}</h2>
      {children && <div className="it-empty__text">{children}</div>}
      {action && <div className="it-empty__action">{action}</div>}
    </div>
  );
}

/** A coach stop under an ipê, with stones that lead on. */
function Roadside() {
  return (
    <svg className="it-scene" viewBox="0 0 220 132" width="220" height="132" aria-hidden="true" focusable="false">
      <path
        className="it-scene__hill"
        d="M6 116c4-22 42-32 74-28 30 4 52 8 78 2 26-6 50 2 56 18 4 12-14 22-104 22S4 128 6 116z"
      />
      <g className="it-scene__crown">
        <circle cx="62" cy="40" r="21" />
        <circle cx="43" cy="54" r="15" />
        <circle cx="80" cy="56" r="14" />
      </g>
      <path className="it-scene__line" d="M62 98V52M62 74l-12-12M62 68l11-10" />
      <path className="it-scene__line" d="M142 102V50" />
      <rect className="it-scene__sign" x="126" y="28" width="32" height="30" rx="7" />
      <path className="it-scene__glyph" d="M134 36h16v11h-16zM134 42h16M137.5 47v3M146.5 47v3" />
      <g className="it-scene__stones">
        <ellipse cx="96" cy="122" rx="15" ry="5.5" />
        <ellipse cx="127" cy="115" rx="11" ry="4" />
        <ellipse cx="155" cy="110" rx="8" ry="3" />
        <ellipse cx="177" cy="104" rx="6" ry="2.2" />
      </g>
    </svg>
  );
}
