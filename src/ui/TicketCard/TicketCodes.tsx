import { useState } from 'react';
import { QrCode } from '../QrCode/QrCode';
import { useScreenAwake } from './useScreenAwake';
import { t } from '../../words/t';

/** A code to be scanned, with its purpose. */
export interface TicketCode {
  /** `Código de embarque`, `Código da catraca`, `QR Code fiscal` */
  nome: string;
  texto: string;
  /** `Mostre ao motorista, com um documento com foto` */
  legenda?: string;
}

/**
 * The codes of a ticket with their names, so that they are not confused. One is displayed at a time, so that a scanner
 * finds no other; in print all are shown. Keeps the screen on.
 */
export function TicketCodes({ codigos }: { codigos: readonly TicketCode[] }) {
  const [shown, setShown] = useState(0);
  useScreenAwake();
  return (
    <>
      {codigos.map(({ nome, texto, legenda }, i) => (
        <figure key={nome} className="it-ticket__code" hidden={i !== shown}>
          <QrCode name={nome} text={texto} />
          <figcaption>
            <strong>{nome}</strong>
            {legenda && <span>{legenda}</span>}
          </figcaption>
        </figure>
      ))}
      {codigos.length > 1 && (
        <div className="it-ticket__choices" role="group" aria-label={t('Código na tela')}>
          {codigos.map(({ nome }, i) => (
            <button
              key={nome}
              type="button"
              className="it-ticket__choice"
              aria-pressed={i === shown}
              onClick={() => setShown(i)}
            >
              {nome}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
