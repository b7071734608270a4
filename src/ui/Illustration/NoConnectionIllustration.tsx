import { Illustration } from './Illustration';
import { Ipe, Land } from './Scenery';

/** No connection: a broken cable between two poles. */
export function NoConnectionIllustration() {
  return (
    <Illustration>
      <Land />
      <Ipe x={66} y={128} />
      <path className="it-ill-pen" d="M34 128V34M20 44h28M206 128V34M192 44h28" />
      <path className="it-ill-pen" d="M46 44c10 11 24 15 44 15M194 44c-10 11-20 15-38 15" />
      <path className="it-ill-thing" d="M90 51h12a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H90zM107 55h7M107 63h7" />
      <path className="it-ill-thing" d="M156 51h-14a5 5 0 0 0-5 5v6a5 5 0 0 0 5 5h14z" />
      <path className="it-ill-claypen" d="M125 46V35M117 47l-6-8M133 47l6-8" />
    </Illustration>
  );
}
