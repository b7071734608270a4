// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import type { Happening } from './channel';
import { filterLines, formatTime, type Line } from './eventLog';
import { Bar, Button, Field, Hint, List, Part } from './styles';

export interface EventListProps {
  lines: readonly Line[];
  paused: boolean;
  onPause: (paused: boolean) => void;
  onClear: () => void;
}

type Choice = 'tudo' | Happening['kind'];
const kinds: Record<Choice, { label: string; kinds: Happening['kind'][] }> = {
  tudo: { label: 'Eventos e ações', kinds: ['evento', 'ação'] },
  evento: { label: 'Só eventos', kinds: ['evento'] },
  ação: { label: 'Só ações da loja', kinds: ['ação'] },
};

/** Bus events and store actions, newest first. */
export function EventList({ lines, paused, onPause, onClear }: EventListProps) {
  const [words, setWords] = React.useState('');
  const [choice, setChoice] = React.useState<Choice>('tudo');
  const shown = filterLines(lines, words, kinds[choice].kinds);
  return (
    <Part aria-labelledby="eventos-titulo">
      <h2 id="eventos-titulo">O que aconteceu</h2>
      <Bar>
        <Field>
          Filtrar
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <Field>
          Mostrar
          <select value={choice} onChange={(event) => setChoice(event.target.value as Choice)}>
            {Object.entries(kinds).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Button type="button" aria-pressed={paused} onClick={() => onPause(!paused)}>
          Pausar
        </Button>
        <Button type="button" onClick={onClear}>
          Limpar
        </Button>
      </Bar>
      <Hint role="status">
        {shown.length === 1 ? '1 linha' : `${shown.length} linhas`}
        {paused ? ', em pausa' : ''}
      </Hint>
      <List aria-label="Eventos e ações">
        {shown.map((line) => (
          <li key={line.id}>
            <EventLine {...line} />
          </li>
        ))}
      </List>
    </Part>
  );
}

function EventLine({ kind, type, payload, at }: Line) {
  const head = (
    <>
      <time>{formatTime(at)}</time> <em>{kind}</em> <strong>{type}</strong>
    </>
  );
  if (payload === '') return <p>{head}</p>;
  return (
    <details>
      <summary>{head}</summary>
      <pre>{payload}</pre>
    </details>
  );
}
