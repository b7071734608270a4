import { useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { HoldTimer } from '../HoldTimer/HoldTimer';
import { QrCode } from '../QrCode/QrCode';
import { CheckIcon } from '../icons/CheckIcon';
import { CopyIcon } from '../icons/CopyIcon';
import { copyText } from './copyText';
import './PixPanel.css';

export interface PixPanelProps {
  /** What the QR code holds and the person may paste into their bank. */
  copiaECola: string;
  /** As money is written. */
  total: string;
  /** In milliseconds since 1970, as the clock. */
  expiresAt: number;
  now: () => number;
  /** How the payment stands, in a sentence; read out when it changes. */
  status: string;
  /** The bank is being asked. */
  checking?: boolean;
  onExpire?: () => void;
  onPaid: () => void;
}

/** Paying by Pix: scan on a desk, copy on a phone, where the bank's app lies on the same screen. */
export function PixPanel({
  copiaECola,
  total,
  expiresAt,
  now,
  status,
  checking = false,
  onExpire,
  onPaid,
}: PixPanelProps) {
  const id = useId();
  const code = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(null);
    setCopied(await copyText(copiaECola, code.current));
  };

  return (
    <div className="it-pix">
      <div className="it-pix__head">
        <p className="it-pix__sum">
          <span>Valor a pagar</span> <strong className="it-pix__total it-tabular">{total}</strong>
        </p>
        <HoldTimer name="Tempo para pagar" expiresAt={expiresAt} now={now} {...(onExpire && { onExpire })} />
      </div>
      <div className="it-pix__ways">
        <div className="it-pix__scan">
          <QrCode name="QR Code Pix" text={copiaECola} />
          <p className="it-pix__hint">Abra o app do seu banco, escolha pagar com Pix e aponte a câmera.</p>
        </div>
        <div className="it-pix__copy">
          <label className="it-pix__label" htmlFor={id}>
            Código Pix copia e cola
          </label>
          <textarea
            ref={code}
            id={id}
            className="it-pix__code"
            readOnly
            rows={4}
            spellCheck={false}
            value={copiaECola}
            onFocus={(event) => event.target.select()}
          />
          <Button size="large" fullWidth icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
            Copiar código Pix
          </Button>
          <p className="it-pix__copied" role="status" data-failed={copied === false}>
            {copiedText(copied)}
          </p>
        </div>
      </div>
      <div className="it-pix__foot">
        <p className="it-pix__status" role="status">
          <span className="it-pix__pulse" aria-hidden="true" />
          {status}
        </p>
        <Button variant="secondary" loading={checking} onClick={onPaid}>
          Já paguei
        </Button>
      </div>
    </div>
  );
}

function copiedText(copied: boolean | null): string {
  if (copied === null) return '';
  return copied ? 'Copiado. Agora cole no app do seu banco.' : 'Não foi possível copiar. Segure o código e copie.';
}
