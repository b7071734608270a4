/** Hertz and seconds, one after the other: high and short for yes, low and twice for no. */
const TONES = {
  pode: [[880, 0.15]],
  nao: [
    [220, 0.25],
    [180, 0.35],
  ],
} as const;
const BUZZ = { pode: [80], nao: [200, 100, 200] } as const;
const LOUDNESS = 0.4;

/** Tells driver and passenger without their looking. A device that can neither sound nor buzz says nothing. */
export function playSignal(kind: 'pode' | 'nao'): void {
  try {
    navigator.vibrate?.([...BUZZ[kind]]);
    sound(TONES[kind]);
  } catch {
    // The screen says it all the same.
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
