import { useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { QrCode } from '../QrCode/QrCode';
import { CheckIcon } from '../icons/CheckIcon';
import { CopyIcon } from '../icons/CopyIcon';
import { ExternalIcon } from '../icons/ExternalIcon';
import { copyText } from './copyText';
import { t } from '../../words/t';

export interface PixWaysProps {
  copiaECola: string;
  onBank?: (() => void) | undefined;
}

/** The charge as QR code, as a way to the app of a bank, and as text to copy. */
export function PixWays({ copiaECola, onBank }: PixWaysProps) {
  const id = useId();
  const code = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(null);
    setCopied(await copyText(copiaECola, code.current));
  };
  return (
    <div className="it-pix__ways">
      <div className="it-pix__scan">
        <QrCode name={t('QR Code Pix')} text={copiaECola} />
        <p className="it-pix__hint">{t('Abra o app do seu banco, escolha pagar com Pix e aponte a câmera.')}</p>
      </div>
      <div className="it-pix__copy">
        {onBank && (
          <div className="it-pix__bank">
            <Button variant="accent" size="large" fullWidth icon={<ExternalIcon />} onClick={onBank}>
              {t('Pagar no app do banco')}
            </Button>
            <p className="it-pix__or">{t('ou copie o código e cole no app')}</p>
          </div>
        )}
        <label className="it-pix__label" htmlFor={id}>
          {t('Código Pix copia e cola')}
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
        <Button
          variant={onBank ? 'secondary' : 'primary'}
          size="large"
          fullWidth
          icon={copied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
        >
          {t('Copiar código Pix')}
        </Button>
        <p className="it-pix__copied" role="status" data-failed={copied === false}>
          {copiedText(copied)}
        </p>
      </div>
    </div>
  );
}

function copiedText(copied: boolean | null): string {
  if (copied === null) return '';
  return copied
    ? t('Copiado. Agora cole no app do seu banco.')
    : t('Não foi possível copiar. Segure o código e copie.');
}
