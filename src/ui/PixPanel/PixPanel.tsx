import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { HoldTimer } from '../HoldTimer/HoldTimer';
import { PixWays } from './PixWays';
import './PixPanel.css';

export interface PixPanelProps {
  /** What the QR code holds and the person may paste into their bank. */
  copiaECola: string;
  /** As money is written. */
  total: string;
  /** In milliseconds by `now`. */
  expiresAt: number;
  now: () => number;
  /** How the payment stands, in a sentence; read out when it changes. */
  status: string;
  /** `expirado` takes the code away: nobody should pay a charge that is over. `pago` has nothing left to ask. */
  phase?: 'aguardando' | 'expirado' | 'pago';
  /** What went wrong while waiting, as no connection; the code may still be paid. */
  error?: string | null;
  /** The bank is being asked. */
  checking?: boolean;
  onExpire?: () => void;
  onPaid: () => void;
  /** Asks for a new code, once this one has expired. */
  onRenew?: () => void;
}

/** Paying by Pix: scan on a desk, copy on a phone, where the bank's app lies on the same screen. */
export function PixPanel(props: PixPanelProps) {
  const { copiaECola, total, expiresAt, now, status, phase = 'aguardando', error, onExpire } = props;
  const waiting = phase === 'aguardando';
  return (
    <div className="it-pix" data-phase={phase}>
      <div className="it-pix__head">
        <p className="it-pix__sum">
          <span>{phase === 'pago' ? 'Valor pago' : 'Valor a pagar'}</span>{' '}
          <strong className="it-pix__total it-tabular">{total}</strong>
        </p>
        {waiting && (
          <HoldTimer name="Tempo para pagar" expiresAt={expiresAt} now={now} {...(onExpire && { onExpire })} />
        )}
      </div>
      {waiting && error && (
        <Alert kind="danger" announce>
          {error}
        </Alert>
      )}
      {waiting ? <PixWays copiaECola={copiaECola} /> : <Outcome {...props} />}
      {phase !== 'pago' && (
        <Foot {...props}>
          {waiting && (
            <>
              <span className="it-pix__pulse" aria-hidden="true" />
              {status}
            </>
          )}
        </Foot>
      )}
    </div>
  );
}

/** What became of the charge, in the place of its code. */
function Outcome({ phase, status, onRenew }: PixPanelProps) {
  if (phase === 'pago') {
    return (
      <Alert kind="success" title="Pagamento confirmado" announce>
        {status}
      </Alert>
    );
  }
  const renew = onRenew && (
    <Button variant="accent" onClick={onRenew}>
      Gerar novo código Pix
    </Button>
  );
  return (
    <Alert kind="warning" title="O código Pix expirou" announce action={renew}>
      {status}
    </Alert>
  );
}

function Foot({ checking = false, onPaid, children }: PixPanelProps & { children: ReactNode }) {
  return (
    <div className="it-pix__foot">
      <p className="it-pix__status" role="status">
        {children}
      </p>
      <Button variant="secondary" loading={checking} onClick={onPaid}>
        Já paguei
      </Button>
    </div>
  );
}
