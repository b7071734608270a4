import { pictureOf, portrayedIn, storyId } from '../bookIndex';
import { BookLink } from '../BookLink';
import type { FlowStep } from './screenDocs';

/** Steps of a flow in order, each with the screen on which it happens. */
export function FlowSteps({ steps }: { steps: readonly FlowStep[] }) {
  return (
    <ol className="it-book-steps">
      {steps.map((step, at) => (
        <li key={step.text}>
          <Step {...step} isFirst={steps.findIndex(({ screen }) => screen === step.screen) === at} />
        </li>
      ))}
    </ol>
  );
}

interface StepProps extends FlowStep {
  /** The screen's first step shows its picture, which is the same for all of them. */
  isFirst: boolean;
}

function Step({ text, why, screen, story, isFirst }: StepProps) {
  const picture = isFirst ? pictureOf(portrayedIn(screen) ?? '', 'phone') : undefined;
  return (
    <>
      {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
      <p>
        <strong>{text}</strong>
      </p>
      <p>{why}</p>
      <p>
        <BookLink to={{ page: screen }}>{screen.replace('Telas/', '')}</BookLink>,{' '}
        <BookLink to={{ story: storyId(screen, story) }}>{story}</BookLink>
      </p>
    </>
  );
}
