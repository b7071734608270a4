// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import type { EmitRequest } from '../channel';
import { Bar, Button, Field, Hint, List } from '../styles';
import type { SkippedStep } from './planReplay';
import type { EventRecording } from './recording';
import { LONGEST_WAIT_MS } from './startReplay';
import { useReplay } from './useReplay';

export interface ReplayBarProps {
  recording: EventRecording;
  running: boolean;
  onSend: (request: EmitRequest) => void;
}

/** Replays the shown recording in the story's app: in time or by step. */
export function ReplayBar({ recording, running, onSend }: ReplayBarProps) {
  const [byStep, setByStep] = React.useState(false);
  const { progress, start, next, stop } = useReplay({ running, onSend });
  const isPlaying = progress?.state === 'playing';
  return (
    <>
      <Bar>
        <Field>
          Ritmo
          <select
            value={byStep ? 'passo' : 'tempo'}
            disabled={isPlaying}
            onChange={(event) => setByStep(event.target.value === 'passo')}
          >
            <option value="tempo">Como foi gravado, até {LONGEST_WAIT_MS / 1000} s de espera</option>
            <option value="passo">Passo a passo</option>
          </select>
        </Field>
        <Button
          type="button"
          disabled={!running || isPlaying || recording.eventos.length === 0}
          onClick={() => start(recording, byStep)}
        >
          Repetir
        </Button>
        {byStep && (
          <Button type="button" disabled={!isPlaying} onClick={next}>
            Próximo
          </Button>
        )}
        <Button type="button" disabled={!isPlaying} onClick={stop}>
          Parar
        </Button>
      </Bar>
      <Hint role="status">
        {progress && `${progress.sent} de ${progress.total} eventos repetidos${endings[progress.state]}`}
      </Hint>
      {progress && progress.skipped.length > 0 && <Skipped steps={progress.skipped} />}
    </>
  );
}

const endings = { playing: '…', stopped: '; parado.', done: '.' };

function Skipped({ steps }: { steps: readonly SkippedStep[] }) {
  return (
    <details>
      <summary>{steps.length === 1 ? '1 evento não é repetido' : `${steps.length} eventos não são repetidos`}</summary>
      <List aria-label="Eventos que não são repetidos">
        {steps.map(({ numero, tipo, motivo }) => (
          <li key={numero}>
            {numero} <strong>{tipo}</strong>: {motivo}
          </li>
        ))}
      </List>
    </details>
  );
}
