/** Ground of every drawing: two hills and the base line. */
export function Land() {
  return (
    <>
      <path className="it-ill-hill" d="M14 128c2-26 24-42 52-40 16 1 24 8 34 8 18 0 22-34 62-34 38 0 62 30 64 66z" />
      <path className="it-ill-hill it-ill-hill--near" d="M14 128c20-14 52-22 84-14 24 6 40 2 62-4s48 0 66 18z" />
      <path className="it-ill-pen" d="M8 128h176M196 128h20M228 128h4" />
    </>
  );
}

/** Position from the drawing's top left corner. */
interface Place {
  x: number;
  y: number;
}

/** The brand's ipê in bloom; `x` and `y` are the foot of its trunk. */
export function Ipe({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="it-ill-pen" d="M0 0c1-12 1-24-2-40M0-16c4-6 8-9 13-11M-1-22c-4-3-8-6-10-11" />
      <path
        className="it-ill-sun"
        d="M-17-32a13 13 0 0 1-4-23 14 14 0 0 1 16-15 15 15 0 0 1 20 10 13 13 0 0 1 9 23 11 11 0 0 1-17 7 14 14 0 0 1-24-2z"
      />
      <path className="it-ill-petals" d="M-11-56h.1M3-60h.1M13-49h.1M-14-42h.1M0-46h.1M8-36h.1" />
    </g>
  );
}

/** The coach, driving to the right; `x` and `y` are its top left corner. */
export function Coach({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="it-ill-thing" d={coachBody} />
      <path className="it-ill-clay" d="M1 27c26 1 38-1 54-7 13-5 24-6 44-6l2 7c-20 0-29 2-41 7-16 6-32 8-59 7z" />
      <path
        className="it-ill-mata"
        d="M8 7h13v11H8zM26 7h13v11H26zM44 7h13v11H44zM62 7h13v8H62zM80 7h4c5 0 7 2 9 8l2 7h-9c-4 0-6-2-6-6z"
      />
      <path className="it-ill-wheel" d="M14 39a8 8 0 1 0 16 0 8 8 0 1 0-16 0M74 39a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
    </g>
  );
}

/** Outline of the coach without wheels. */
export const coachBody = 'M8 0h76c8 0 12 4 14 11l5 18c1 3 1 6 1 10H4c-2 0-4-2-4-4V8C0 3 3 0 8 0z';
