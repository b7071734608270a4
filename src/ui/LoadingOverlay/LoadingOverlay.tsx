import './LoadingOverlay.css';

export interface LoadingOverlayProps {
  open: boolean;
  label?: string;
}

/** Over everything while the app decides where the person may go. Three stones, one step after another. */
export function LoadingOverlay({ open, label = 'Carregando…' }: LoadingOverlayProps) {
  return (
    <>
      {/* Always there, and outside of what is busy: only then is the change of its text read out. */}
      <div className="it-visually-hidden" role="status">
        {open ? label : ''}
      </div>
      {open && (
        <div className="it-loading" aria-busy="true">
          <div className="it-loading__stones" aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
          <p aria-hidden="true">{label}</p>
        </div>
      )}
    </>
  );
}
