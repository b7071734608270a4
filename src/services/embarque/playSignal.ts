/** Pairs of frequency (Hz) and duration (s): one short high tone for yes, two low tones for no. */
const TONES = {
  pode: [[880, 0.15]],
  nao: [
    [220, 0.25],
    [180, 0.35],
  ],
} as const;
const BUZZ = { pode: [80], nao: [200, 100, 200] } as const;
const LOUDNESS = 0.4;

/** Signals a verdict by sound and vibration; does nothing on a device with neither. */
export function playSignal(kind: 'pode' | 'nao'): void {
  try {
    navigator.vibrate?.([...BUZZ[kind]]);
    sound(TONES[kind]);
  } catch {
    // The verdict is on screen in any case.
  }
}

function sound(tones: readonly (readonly [hertz: number, seconds: number])[]): void {
  if (!('AudioContext' in window)) return;
  const context = new AudioContext();
  let at = context.currentTime;
  for (const [hertz, seconds] of tones) {
    const tone = new OscillatorNode(context, { frequency: hertz });
    tone.connect(new GainNode(context, { gain: LOUDNESS })).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + 0.05;
  }
  setTimeout(() => void context.close(), (at - context.currentTime) * 1000 + 100);
}
