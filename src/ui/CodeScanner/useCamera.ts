import { type RefObject, useEffect, useRef, useState } from 'react';
import { FRAME_PX, openReader } from './codeReader';

/** `denied`: the person, or the browser's settings, said no; `absent`: there is no camera, or it is in use. */
export type CameraState = 'starting' | 'reading' | 'denied' | 'absent';

const FRAME_MS = 200;
/** A code that stays before the camera is one reading. */
const SAME_CODE_MS = 4000;

export interface Camera {
  state: CameraState;
  /** For the element that shows the picture. */
  video: RefObject<HTMLVideoElement | null>;
}

/** Shows the camera in a video element and tells each code that comes before it, once. */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer = 0;
    const seen = { text: '', at: 0 };

    const watch = async (): Promise<void> => {
      stream = await openCamera();
      const element = video.current;
      if (isOver || !element) return stop(stream);
      element.srcObject = stream;
      await element.play();
      const readFrame = await openReader();
      setState('reading');
      const look = async (): Promise<void> => {
        const text = isOver ? null : await readFrame(element).catch(() => null);
        if (isOver) return;
        const now = Date.now();
        if (text && (text !== seen.text || now - seen.at > SAME_CODE_MS)) tell.current(text);
        if (text) Object.assign(seen, { text, at: now });
        timer = window.setTimeout(() => void look(), FRAME_MS);
      };
      await look();
    };

    watch().catch((error: unknown) => {
      if (!isOver) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'absent');
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, []);
  return { state, video };
}

/** Opens the rear camera if there is one, at more than the default 640 pixels; rejects without https. */
function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return Promise.reject(new DOMException('no camera here', 'NotFoundError'));
  return mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: FRAME_PX } }, audio: false });
}

const stop = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());
