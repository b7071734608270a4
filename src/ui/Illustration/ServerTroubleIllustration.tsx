import { Illustration } from './Illustration';
import { Ipe, Land } from './Scenery';

/** Server error: a missing stone in the path. */
export function ServerTroubleIllustration() {
  return (
    <Illustration>
      <Land />
      <Ipe x={196} y={112} />
      <path className="it-ill-water" d="M8 129c34-10 62-16 98-15s80 2 126 15c-20 10-60 16-112 16S30 140 8 129z" />
      <path
        className="it-ill-thing"
        d="M20 129a17 7 0 1 0 34 0 17 7 0 1 0-34 0M66 126a15 6 0 1 0 30 0 15 6 0 1 0-30 0"
      />
      <path
        className="it-ill-thing"
        d="M150 126a14 6 0 1 0 28 0 14 6 0 1 0-28 0M190 130a13 5 0 1 0 26 0 13 5 0 1 0-26 0"
      />
      <path className="it-ill-missing" d="M108 128a15 6 0 1 0 30 0 15 6 0 1 0-30 0" />
      <path className="it-ill-pen" d="M123 122V90" />
      <path className="it-ill-thing" d="M118 42l-23 40a6 6 0 0 0 5 9h46a6 6 0 0 0 5-9l-23-40a6 6 0 0 0-10 0z" />
      <path className="it-ill-claypen" d="M123 55v16M123 80v.1" />
    </Illustration>
  );
}
