import './LoadingOverlay.css';

export interface LoadingOverlayProps {
  open: boolean;
  label?: string;
}

/** Overlay while the app checks access. Three stones light up in turn. */
export function LoadingOverlay({ open, label = 'Carregando…' }: LoadingOverlayProps) {
  return (
    <>
      {/* Always mounted, and outside the busy content, so that the change of its text is announced. */}
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
