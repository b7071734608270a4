import type { RefObject } from 'react';
import { useCamera, type CameraState } from './useCamera';
import { msg, t, translated } from '../../words/t';
import './CodeScanner.css';

export interface CodeScannerProps {
  /** Name of the code to scan: `Código de embarque`. */
  name: string;
  /** Called for each code in view, once while it stays there. */
  onCode: (text: string) => void;
  /** Alternative without a camera: `Cole o código abaixo.` */
  otherwise: string;
}

/** Scans codes with the camera; without access it shows the alternative. */
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

/** Frame of the picture in each of its states. */
export function ScannerFrame({ name, state, otherwise, video }: ScannerFrameProps) {
  const isOff = state === 'denied' || state === 'absent';
  return (
    <div className="it-scanner" data-state={state}>
      {/* A live camera picture has nothing to caption. */}
      <video
        ref={video}
        className="it-scanner__video"
        muted
        playsInline
        hidden={isOff}
        aria-label={t('Câmera: {nome}', { nome: name })}
      />
      {!isOff && <span className="it-scanner__target" aria-hidden="true" />}
      <p className="it-scanner__hint" role="status">
        {translated(hints[state])} {isOff && otherwise}
      </p>
    </div>
  );
}

const hints: Record<CameraState, string> = {
  starting: msg('Abrindo a câmera. Se o navegador perguntar, permita o uso.'),
  reading: msg('Aponte a câmera para o código.'),
  denied: msg('A câmera está bloqueada para este site. Libere-a nas permissões do navegador.'),
  absent: msg('Nenhuma câmera disponível neste aparelho.'),
};
