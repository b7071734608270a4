import * as React from 'react';
import type { EmitRequest } from '../channel';
import { planReplay, type SkippedStep } from './planReplay';
import type { EventRecording } from './recording';
import { type Replay, startReplay } from './startReplay';

interface Progress {
  state: 'playing' | 'stopped' | 'done';
  sent: number;
  total: number;
  skipped: SkippedStep[];
}

export interface ReplayControls {
  /** `null` before the first replay. */
  progress: Progress | null;
  /** Replays what the recording holds now; what the replay itself records does not lengthen it. */
  start: (recording: EventRecording, byStep: boolean) => void;
  next: () => void;
  stop: () => void;
}

/** One replay at a time. It ends with the story's app. */
export function useReplay({
  running,
  onSend,
}: {
  running: boolean;
  onSend: (request: EmitRequest) => void;
}): ReplayControls {
  const [progress, setProgress] = React.useState<Progress | null>(null);
  const replay = React.useRef<Replay | null>(null);
  const stop = React.useCallback(() => {
    replay.current?.stop();
    replay.current = null;
    setProgress((known) => (known?.state === 'playing' ? { ...known, state: 'stopped' } : known));
  }, []);
  // An app that ends, or the panel, takes the replay with it.
  React.useEffect(() => (running ? stop : undefined), [running, stop]);

  const start = (recording: EventRecording, byStep: boolean) => {
    const { played, skipped } = planReplay(recording);
    const total = played.length;
    const at = (sent: number): Progress => ({ state: sent < total ? 'playing' : 'done', sent, total, skipped });
    setProgress(at(0));
    replay.current = startReplay(played, { byStep, send: onSend, onSent: (sent) => setProgress(at(sent)) });
  };
  return { progress, start, next: () => replay.current?.next(), stop };
}
