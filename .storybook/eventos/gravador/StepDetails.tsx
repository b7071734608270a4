// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import { Hint, List } from '../styles';
import { changesAfter, type EventRecording, type Step } from './recording';
import type { Change, Changes } from './stateChanges';

export interface StepDetailsProps {
  recording: EventRecording;
  step: Step;
}

/** The content of an event, and the changes of the store before and after it. */
export function StepDetails({ recording, step }: StepDetailsProps): React.ReactElement {
  return (
    <section aria-labelledby="gravador-evento">
      <h3 id="gravador-evento">{step.tipo}</h3>
      <Content step={step} />
      <ChangeList title="Mudou desde o evento anterior" changes={step} />
      <ChangeList title="Mudou depois, até o próximo evento" changes={changesAfter(recording, step.numero)} />
    </section>
  );
}

function Content({ step: { conteudo, cortado } }: { step: Step }) {
  if (cortado === true) return <Hint>O conteúdo era longo demais para ser gravado.</Hint>;
  if (conteudo === undefined) return <Hint>Sem conteúdo.</Hint>;
  return (
    <List as="div">
      <pre>{JSON.stringify(conteudo, null, 2)}</pre>
    </List>
  );
}

function ChangeList({ title, changes: { mudancas, omitidas } }: { title: string; changes: Changes }) {
  return (
    <>
      <h4>{title}</h4>
      {mudancas.length === 0 ? (
        <Hint>Nada.</Hint>
      ) : (
        <List aria-label={title}>
          {mudancas.map((change) => (
            <li key={change.caminho}>
              <ChangeLine {...change} />
            </li>
          ))}
        </List>
      )}
      {omitidas > 0 && <Hint>{omitidas === 1 ? 'E mais 1 mudança.' : `E mais ${omitidas} mudanças.`}</Hint>}
    </>
  );
}

function ChangeLine({ caminho, antes, depois }: Change) {
  return (
    <>
      <strong>{caminho}</strong>
      <p>antes: {antes ?? 'não existia'}</p>
      <p>depois: {depois ?? 'não existe'}</p>
    </>
  );
}
