import { QrCode } from '../QrCode/QrCode';

/** A code to be scanned: each says what it is for. */
export interface TicketCode {
  /** `Código de embarque`, `Código da catraca`, `QR Code fiscal` */
  nome: string;
  texto: string;
  /** `Mostre ao motorista, com um documento com foto` */
  legenda?: string;
}

/** The codes of a ticket, each under its own name: nobody holds the fiscal one to the gate. */
export function TicketCodes({ codigos }: { codigos: readonly TicketCode[] }) {
  return codigos.map(({ nome, texto, legenda }) => (
    <figure key={nome} className="it-ticket__code">
      <QrCode name={nome} text={texto} />
      <figcaption>
        <strong>{nome}</strong>
        {legenda && <span>{legenda}</span>}
      </figcaption>
    </figure>
  ));
}
