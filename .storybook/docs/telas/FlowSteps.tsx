import { pictureOf, portrayedIn, storyId } from '../bookIndex';
import { BookLink } from '../BookLink';
import type { FlowStep } from './screenDocs';

/** Steps of a flow in order, each with the screen on which it happens. */
export function FlowSteps({ steps }: { steps: readonly FlowStep[] }) {
  return (
    <ol className="it-book-steps">
      {steps.map((step) => (
        <li key={step.text}>
          <Step {...step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ text, screen, story }: FlowStep) {
  const picture = pictureOf(portrayedIn(screen) ?? '', 'phone');
  return (
    <>
      {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
      <p>
        <strong>{text}</strong>
      </p>
      <p>
        <BookLink to={{ page: screen }}>{screen.replace('Telas/', '')}</BookLink>,{' '}
        <BookLink to={{ story: storyId(screen, story) }}>{story}</BookLink>
      </p>
    </>
  );
}
