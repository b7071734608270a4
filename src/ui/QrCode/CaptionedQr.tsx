import { QrCode, type QrCodeProps } from './QrCode';
import './CaptionedQr.css';

export interface CaptionedQrProps extends QrCodeProps {
  /** Instruction: `Aponte a câmera do celular para abrir esta página nele.` */
  caption: string;
  /** Smaller words, beside what the person reads first. */
  quiet?: boolean;
}

/** A QR code for another device, and what to do with it. */
export function CaptionedQr({ caption, quiet = false, ...code }: CaptionedQrProps) {
  return (
    <div className="it-captioned-qr" data-quiet={quiet || undefined}>
      <QrCode {...code} />
      <p>{caption}</p>
    </div>
  );
}
