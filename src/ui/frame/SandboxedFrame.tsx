import { useEffect, useRef } from 'react';
import './SandboxedFrame.css';

export interface SandboxedFrameProps {
  /** Accessible name of the frame. */
  title: string;
  src: string;
  /** The only accepted origin of messages. */
  origin: string;
  height: number;
  /** Message posted to the page, at that origin only, each time `n` grows. */
  said?: { n: number; message: object };
  /** Receives every message of that origin; unknown until parsed. */
  onData: (data: unknown) => void;
}

/**
 * An iframe of another origin. It may run scripts and submit forms, but neither open windows, navigate the top page nor
 * download. Only messages from this frame and origin are passed on.
 */
export function SandboxedFrame({ title, src, origin, height, said, onData }: SandboxedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onData);
  useEffect(() => {
    latest.current = onData;
  });
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) latest.current(event.data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);
  const spoken = useRef(said?.n ?? 0);
  useEffect(() => {
    if (!said || said.n <= spoken.current) return;
    spoken.current = said.n;
    // A story's `data:` page has no origin to post to, and messages are never posted to `*`.
    if (origin !== 'null') frame.current?.contentWindow?.postMessage(said.message, origin);
  }, [said, origin]);
  return (
    <iframe
      ref={frame}
      className="it-frame"
      title={title}
      src={src}
      height={height}
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="origin"
    />
  );
}

/**
 * True for a valid address of the agreed origin, other than ours: with `allow-same-origin` the sandbox is effective
 * only for foreign pages.
 */
export function isForeign(src: string, origin: string): boolean {
  return URL.canParse(src) && new URL(src).origin === origin && origin !== window.location.origin;
}
