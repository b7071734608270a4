import { useState } from 'react';
import { QrCode } from '../QrCode/QrCode';
import { useScreenAwake } from './useScreenAwake';

/** A code to be scanned: each says what it is for. */
export interface TicketCode {
  /** `Código de embarque`, `Código da catraca`, `QR Code fiscal` */
  nome: string;
  texto: string;
  /** `Mostre ao motorista, com um documento com foto` */
  legenda?: string;
}

/**
 * The codes of a ticket, each under its own name: nobody holds the fiscal one to the gate. One is shown at a time, so
 * that a reader finds no other; on paper they all are. The screen stays on meanwhile.
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
        <div className="it-ticket__choices" role="group" aria-label="Código na tela">
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
