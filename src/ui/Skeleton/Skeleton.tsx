import './Skeleton.css';

export interface SkeletonProps {
  /** What is on its way, read out once: "Carregando viagens". Empty where another skeleton already says it. */
  label?: string;
  /** The shape that will come. */
  shape?: 'text' | 'title' | 'card' | 'circle';
  /** How many of it, under one another. */
  count?: number;
}

/** Holds the place of what is loading, so that nothing jumps when it arrives. */
export function Skeleton({ label, shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className="it-skeleton" role={label ? 'status' : undefined}>
      {label && <span className="it-visually-hidden">{label}</span>}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`it-skeleton__bone it-skeleton__bone--${shape}`} aria-hidden="true" />
      ))}
    </div>
  );
}
