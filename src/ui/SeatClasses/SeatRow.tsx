const WIDTH = 52;
const AISLE = 9;
const GAP = 2;

/** A row of seats from above: the fewer share it, the wider each is. Decorative. */
export function SeatRow({ sides }: { sides: readonly number[] }) {
  const { width, lefts } = layOut(sides);
  return (
    <svg className="it-seat-row" viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true" focusable="false">
      {lefts.map((left) => (
        <rect key={left} x={left} y="1" width={width} height="12" rx="3" />
      ))}
    </svg>
  );
}

/** The width of each seat of a row, and where each begins. */
function layOut(sides: readonly number[]): { width: number; lefts: number[] } {
  const seats = sides.reduce((sum, side) => sum + side, 0);
  const width = (WIDTH - (seats - sides.length) * GAP - (sides.length - 1) * AISLE) / seats;
  const lefts: number[] = [];
  let x = 0;
  for (const side of sides) {
    for (let i = 0; i < side; i += 1) lefts.push(x + i * (width + GAP));
    x += side * (width + GAP) - GAP + AISLE;
  }
  return { width, lefts };
}
