import { Illustration } from './Illustration';
import { Ipe, Land } from './Scenery';

/** Session expired: the terminal's clock and the moon. */
export function SessionExpiredIllustration() {
  return (
    <Illustration>
      <path className="it-ill-sun" d="M186 18a22 22 0 1 0 18 35 19 19 0 0 1-18-35z" />
      <path className="it-ill-petals" d="M210 24h.1M226 44h.1M152 22h.1" />
      <Land />
      <Ipe x={46} y={128} />
      <path className="it-ill-pen" d="M116 128V98M104 128h24" />
      <circle className="it-ill-thing" cx="116" cy="64" r="34" />
      <path className="it-ill-pen" d="M116 38v3M116 87v3M142 64h-3M93 64h-3" />
      <path className="it-ill-claypen" d="M116 48v16l11 9" />
    </Illustration>
  );
}
