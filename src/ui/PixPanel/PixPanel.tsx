import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { HoldTimer } from '../HoldTimer/HoldTimer';
import { PixWays } from './PixWays';
import { t } from '../../words/t';
import './PixPanel.css';

export interface PixPanelProps {
  /** Pix code, encoded in the QR code and copied into a banking app. */
  copiaECola: string;
  /** Formatted money. */
  total: string;
  /** The purchase and the payee, in short lines: `São Paulo → Rio de Janeiro, 05/12/2026 às 08:00`. */
  facts?: readonly string[];
  /** Expiry in milliseconds by `now`. */
  expiresAt: number;
  now: () => number;
  /** Payment status in one sentence; changes are announced. */
  status: string;
  /** `expirado` removes the code, so that an expired charge is not paid; `pago` removes the actions. */
  phase?: 'aguardando' | 'expirado' | 'pago';
  /** Error while waiting, such as a lost connection; the code can still be paid. */
  error?: string | null;
  /** State of a payment in the app of a bank: an Alert, for which the place is kept while its words change. */
  notice?: ReactNode;
  /** True while the bank is being queried. */
  checking?: boolean;
  /** Leads to the app of a bank; without it the charge is paid by its codes alone. */
  onBank?: (() => void) | undefined;
  onExpire?: () => void;
  onPaid: () => void;
  /** Requests a new code after expiry. */
  onRenew?: () => void;
}

/** Pix payment: scan on a desktop; on a phone, where the banking app is on the same device, open that or copy. */
export function PixPanel(props: PixPanelProps) {
  const {
    copiaECola,
    total,
    facts = [],
    expiresAt,
    now,
    status,
    phase = 'aguardando',
    error,
    notice,
    onBank,
    onExpire,
  } = props;
  const waiting = phase === 'aguardando';
  return (
    <div className="it-pix" data-phase={phase}>
      <div className="it-pix__head">
        <p className="it-pix__sum">
          <span>{phase === 'pago' ? t('Valor pago') : t('Valor a pagar')}</span>{' '}
          <strong className="it-pix__total it-tabular">{total}</strong>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {waiting && (
          <HoldTimer name={t('Tempo para pagar')} expiresAt={expiresAt} now={now} {...(onExpire && { onExpire })} />
        )}
      </div>
      {waiting && error && (
        <Alert kind="danger" announce>
          {error}
        </Alert>
      )}
      {waiting && notice && <div className="it-pix__notice">{notice}</div>}
      {waiting ? <PixWays copiaECola={copiaECola} onBank={onBank} /> : <Outcome {...props} />}
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

/** Outcome of the charge, in place of its code. */
function Outcome({ phase, status, onRenew }: PixPanelProps) {
  if (phase === 'pago') {
    return (
      <Alert kind="success" title={t('Pagamento confirmado')} announce>
        {status}
      </Alert>
    );
  }
  const renew = onRenew && (
    <Button variant="accent" onClick={onRenew}>
      {t('Gerar novo código Pix')}
    </Button>
  );
  return (
    <Alert kind="warning" title={t('O código Pix expirou')} announce action={renew}>
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
        {t('Já paguei')}
      </Button>
    </div>
  );
}
