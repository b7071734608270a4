import { Illustration } from './Illustration';
import { Ipe, Land } from './Scenery';

/** Page not found: a signpost at a fork. */
export function NotFoundIllustration() {
  return (
    <Illustration>
      <circle className="it-ill-sun" cx="176" cy="46" r="20" />
      <Land />
      <Ipe x={40} y={128} />
      <path className="it-ill-pen" d="M122 128V26" />
      <path className="it-ill-thing" d="M84 34h76l13 13-13 13H84z" />
      <path className="it-ill-thing" d="M158 68H88L75 80l13 12h70z" />
      <path className="it-ill-missing" d="M98 47h32M106 80h28" />
      <path className="it-ill-claypen" d="M143 44c0-7 9-6 8 0-1 3-4 3-4 6M147 55v.1" />
    </Illustration>
  );
}
