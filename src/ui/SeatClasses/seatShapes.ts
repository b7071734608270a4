import { onceEach } from '../../words/onceEach';

/** A point of the drawing: x to the right, y down. */
type Point = readonly [number, number];

/** A seat as it is drawn; angles in degrees. */
interface SeatShape {
  /** Of the back, from upright. */
  back: number;
  /** Of the leg rest, from hanging down; null where there is none. */
  legs: number | null;
  /** Another part that tells the class apart. */
  extra: 'none' | 'footBar' | 'pillow' | 'bed';
  /** Moves the seat to the middle of its sheet. */
  shift: number;
}

/** The seats of the classes, plainest first: each reclines further than the one before. */
export const seatShapes = {
  convencional: { back: 16, legs: null, extra: 'none', shift: -4 },
  executivo: { back: 31, legs: null, extra: 'footBar', shift: -4 },
  'semi-leito': { back: 46, legs: 36, extra: 'none', shift: 1 },
  leito: { back: 63, legs: 64, extra: 'pillow', shift: 2 },
  'leito-cama': { back: 90, legs: 90, extra: 'bed', shift: 0 },
} as const satisfies Record<string, SeatShape>;

export type SeatClassName = keyof typeof seatShapes;

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** `length` away from a point, to the left of upright by the angle. */
const up = ([x, y]: Point, degrees: number, length: number): Point => [
  x - Math.sin(rad(degrees)) * length,
  y - Math.cos(rad(degrees)) * length,
];

/** `length` away from a point, to the right of hanging down by the angle. */
const down = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin(rad(degrees)) * length,
  y + Math.cos(rad(degrees)) * length,
];

/** The point moved to the side of the back on which one leans. */
const forward = ([x, y]: Point, degrees: number, by: number): Point => [
  x + Math.cos(rad(degrees)) * by,
  y - Math.sin(rad(degrees)) * by,
];

const HIP: Point = [56, 54];
const KNEE: Point = [80, 52.5];
const BACK = 38;
const LEGS = { seat: 21, bed: 15 };
const ARC = BACK + 12;

/** Outlines of a class's seat as path data, computed once: each unfolded trip draws its seats. */
export const seatPaths = onceEach((classe: SeatClassName) => pathsOf(seatShapes[classe]));

function pathsOf({ back, legs, extra }: SeatShape) {
  const isBed = extra === 'bed';
  const knee: Point = isBed ? [KNEE[0], HIP[1]] : KNEE;
  const elbow = up(HIP, back, 16);
  const arcEnd = up(HIP, back, ARC);
  return {
    back: `M${at(HIP)}L${at(up(HIP, back, BACK))}`,
    cap: `M${at(up(HIP, back, BACK - 9))}L${at(up(HIP, back, BACK))}`,
    cushion: `M${at(HIP)}L${at(knee)}`,
    legs: legs === null ? null : `M${at(knee)}L${at(down(knee, legs, isBed ? LEGS.bed : LEGS.seat))}`,
    pillow: `M${at(forward(up(HIP, back, BACK - 12), back, 9))}L${at(forward(up(HIP, back, BACK - 3), back, 9))}`,
    arm: `M${at(elbow)}H${round(elbow[0] + 24)}`,
    arc: `M${at(up(HIP, 0, ARC))}A${ARC} ${ARC} 0 0 0 ${at(arcEnd)}`,
    arrow: `M${at(up(arcEnd, back - 56, 6))}L${at(arcEnd)}L${at(up(arcEnd, back - 120, 6))}`,
  };
}
