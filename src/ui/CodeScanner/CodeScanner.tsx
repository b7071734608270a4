import type { RefObject } from 'react';
import { useCamera, type CameraState } from './useCamera';
import './CodeScanner.css';

export interface CodeScannerProps {
  /** What the camera is to read: `Código de embarque`. */
  name: string;
  /** Each code that comes before the camera, once while it stays there. */
  onCode: (text: string) => void;
  /** The other way to give a code, said where there is no camera: `Cole o código abaixo.` */
  otherwise: string;
}

/** Reads codes with the camera, and says what else to do where it may not. */
export function CodeScanner({ name, onCode, otherwise }: CodeScannerProps) {
  const { state, video } = useCamera(onCode);
  return <ScannerFrame name={name} state={state} otherwise={otherwise} video={video} />;
}

interface ScannerFrameProps {
  name: string;
  state: CameraState;
  otherwise: string;
  video?: RefObject<HTMLVideoElement | null>;
}

/** The frame around the picture, in one of its states. */
export function ScannerFrame({ name, state, otherwise, video }: ScannerFrameProps) {
  const isOff = state === 'denied' || state === 'absent';
  return (
    <div className="it-scanner" data-state={state}>
      {/* A live picture of what stands before the camera: there is nothing to caption. */}
      <video
        ref={video}
        className="it-scanner__video"
        muted
        playsInline
        hidden={isOff}
        aria-label={`Câmera: ${name}`}
      />
      {!isOff && <span className="it-scanner__target" aria-hidden="true" />}
      <p className="it-scanner__hint" role="status">
        {hints[state]} {isOff && otherwise}
      </p>
    </div>
  );
}

const hints: Record<CameraState, string> = {
  starting: 'Abrindo a câmera. Se o navegador perguntar, permita o uso.',
  reading: 'Aponte a câmera para o código.',
  denied: 'A câmera está bloqueada para este site. Libere-a nas permissões do navegador.',
  absent: 'Nenhuma câmera disponível neste aparelho.',
};
