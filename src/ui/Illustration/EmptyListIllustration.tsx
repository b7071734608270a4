import { Illustration } from './Illustration';
import { Ipe, Land } from './Scenery';

/** Empty list: a bench at the bus stop under the ipê. */
export function EmptyListIllustration() {
  return (
    <Illustration>
      <Land />
      <Ipe x={58} y={128} />
      <path className="it-ill-thing" d="M88 100h60v8H88zM88 112h60v6H88z" />
      <path className="it-ill-pen" d="M96 118v10M140 118v10M182 128V74" />
      <rect className="it-ill-mata" x="164" y="40" width="36" height="34" rx="9" />
      <path className="it-ill-glyph" d="M173 49h18v14h-18zM173 56h18M177 63v3M187 63v3" />
    </Illustration>
  );
}
