import { useEffect, useRef } from 'react';
import './SandboxedFrame.css';

export interface SandboxedFrameProps {
  /** What the frame holds, in words: the first thing a screen reader says on the way in. */
  title: string;
  src: string;
  /** The only origin whose messages are heard. */
  origin: string;
  height: number;
  /** Said to the page, and to that origin alone, each time `n` grows. */
  said?: { n: number; message: object };
  /** Whatever that origin says: unknown until its contract has read it. */
  onData: (data: unknown) => void;
}

/**
 * A page of another origin inside ours. It may run its scripts and post its forms; it may not open windows, move the
 * top page or download. Only messages from this very frame and from the origin agreed on are passed on.
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
    // A played page of a story has no origin that could be named; nothing is ever said to just anybody.
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

/** With `allow-same-origin` the sandbox holds only for a page that is not ours. */
export function isForeign(src: string, origin: string): boolean {
  return URL.canParse(src) && new URL(src).origin === origin && origin !== window.location.origin;
}
