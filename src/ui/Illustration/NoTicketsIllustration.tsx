import { Illustration } from './Illustration';
import { Ipe, Land } from './Scenery';

/** No ticket: a blank boarding pass. */
export function NoTicketsIllustration() {
  return (
    <Illustration>
      <Land />
      <Ipe x={204} y={128} />
      <g transform="translate(46 44) rotate(-7 66 36)">
        <path
          className="it-ill-thing"
          d="M10 0h78a7 7 0 0 0 14 0h22a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-22a7 7 0 0 0-14 0H10A10 10 0 0 1 0 62V10A10 10 0 0 1 10 0z"
        />
        <path className="it-ill-clay" d="M10 1h77c1 5 4 7 8 7s7-2 8-7h21c5 0 9 4 9 9v6H1v-6c0-5 4-9 9-9z" />
        <path className="it-ill-missing" d="M95 26v36M14 30h34M14 43h62M14 56h46M110 36h10M110 50h10" />
      </g>
    </Illustration>
  );
}
