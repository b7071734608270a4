import { seatPaths, seatShapes, type SeatClassName } from './seatShapes';
import './SeatDrawing.css';

export interface SeatDrawingProps {
  classe: SeatClassName;
  /** The drawing in words. */
  title: string;
}

/** A seat from its left side: how far it reclines, and what carries the legs. */
export function SeatDrawing({ classe, title }: SeatDrawingProps) {
  const shape = seatShapes[classe];
  const { back, cap, cushion, legs, pillow, arm, arc, arrow } = seatPaths(classe);
  const isBed = shape.extra === 'bed';
  const hasPillow = isBed || shape.extra === 'pillow';
  return (
    <svg className="it-seat-drawing" viewBox="0 0 124 84" role="img" aria-label={title}>
      {isBed && <Curtain />}
      <path className="it-seatd-pen" d="M4 78h116" />
      <g transform={`translate(${shape.shift} 0)`}>
        <path className="it-seatd-arc" d={`${arc}${arrow}`} />
        <path className="it-seatd-base" d="M58 58h18l-3 20H61z" />
        {legs && <Slab d={legs} part="legs" />}
        {shape.extra === 'footBar' && <path className="it-seatd-pen" d="M104 78l-6-12M93 70l10-8" />}
        <Slab d={back} part="back" />
        {!hasPillow && <Slab d={cap} part="cap" />}
        <Slab d={cushion} part="cushion" />
        {hasPillow && <Slab d={pillow} part="pillow" />}
        {!isBed && <Slab d={arm} part="arm" />}
      </g>
    </svg>
  );
}

interface SlabProps {
  d: string;
  part: 'back' | 'cap' | 'cushion' | 'legs' | 'pillow' | 'arm';
}

/** An upholstered part: a thick line in the pen's colour below a thinner one of the cloth. */
const Slab = ({ d, part }: SlabProps) => (
  <>
    <path className={`it-seatd-edge it-seatd-edge--${part}`} d={d} />
    <path className={`it-seatd-cloth it-seatd-cloth--${part}`} d={d} />
  </>
);

/** Rail and curtain, drawn aside. */
const Curtain = () => (
  <>
    <path className="it-seatd-curtain" d="M104 10h14v60c-2 3-5-3-7 0s-5-3-7 0z" />
    <path className="it-seatd-fold" d="M109 17v48M113.5 17v48" />
    <path className="it-seatd-pen" d="M72 10h48" />
  </>
);
