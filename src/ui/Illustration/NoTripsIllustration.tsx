import { Illustration } from './Illustration';
import { Ipe, Land, coachBody } from './Scenery';

/** No departure: the coach's empty place on the road. */
export function NoTripsIllustration() {
  return (
    <Illustration>
      <circle className="it-ill-sun" cx="162" cy="48" r="24" />
      <Land />
      <Ipe x={38} y={128} />
      <g transform="translate(78 81)">
        <path className="it-ill-missing" d={coachBody} />
        <path
          className="it-ill-missing"
          d="M14 39a8 8 0 1 0 16 0 8 8 0 1 0-16 0M74 39a8 8 0 1 0 16 0 8 8 0 1 0-16 0M10 9h50v10H10zM70 9h14c5 0 7 3 9 10H70z"
        />
      </g>
    </Illustration>
  );
}
