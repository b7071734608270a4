import './Skeleton.css';

export interface SkeletonProps {
  /** Announced content: "Carregando viagens". Empty when another placeholder announces it. */
  label?: string;
  /** Shape of the loading content. */
  shape?: 'text' | 'title' | 'card' | 'circle';
  /** Number of repetitions. */
  count?: number;
}

/** Placeholder of loading content, which prevents layout shift. */
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
