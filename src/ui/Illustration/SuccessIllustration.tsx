import { Illustration } from './Illustration';
import { Coach, Ipe, Land } from './Scenery';

/** Success: the coach leaves towards the sun under falling petals. */
export function SuccessIllustration() {
  return (
    <Illustration>
      <circle className="it-ill-sun" cx="168" cy="38" r="28" />
      <Land />
      <Ipe x={38} y={128} />
      <Coach x={74} y={81} />
      <path className="it-ill-onsun" d="M156 38l9 9 16-18" />
      <path
        className="it-ill-clay"
        d="M90 44l6 3-4 5zM112 28l6 2-3 6zM212 66l6 3-5 5zM126 58l6 1-3 6zM214 22l6 3-5 4z"
      />
    </Illustration>
  );
}
