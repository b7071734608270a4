// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import type { EventName } from '../../src/events/catalogue';
import type { EmitRequest } from './channel';
import { examples } from './examples';
import { Bar, Button, Faults, Field, Hint, Part } from './styles';
import { checkPayload } from './validatePayload';

export interface EmitFormProps {
  /** True without a running app. */
  disabled: boolean;
  onSend: (request: EmitRequest) => void;
}

const eventNames = Object.keys(examples).sort((a, b) => a.localeCompare(b, 'pt-BR')) as EventName[];
const exampleOf = (name: EventName): string =>
  examples[name] === undefined ? '' : JSON.stringify(examples[name], null, 2);

/** Form that emits any event of the catalogue, with a valid payload, into the story. */
export function EmitForm({ disabled, onSend }: EmitFormProps) {
  const [name, setName] = React.useState<EventName>('EntrarPedido');
  const [text, setText] = React.useState(exampleOf('EntrarPedido'));
  const [faults, setFaults] = React.useState<string[]>([]);
  const [sent, setSent] = React.useState('');

  const choose = (chosen: EventName) => {
    setName(chosen);
    setText(exampleOf(chosen));
    setFaults([]);
    setSent('');
  };
  const send = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const checked = checkPayload(text, examples[name]);
    setFaults(checked.ok ? [] : checked.faults);
    setSent(checked.ok ? `${name} emitido.` : '');
    if (checked.ok) onSend({ type: name, payload: checked.payload });
  };
  return (
    <Part aria-labelledby="emitir-titulo">
      <h2 id="emitir-titulo">Emitir um evento</h2>
      <form onSubmit={send} noValidate>
        <Field>
          Evento
          <select value={name} onChange={(event) => choose(event.target.value as EventName)}>
            {eventNames.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Field>
        <Field>
          Conteúdo (JSON)
          <textarea
            rows={8}
            spellCheck={false}
            value={text}
            placeholder="Este evento não leva conteúdo."
            aria-invalid={faults.length > 0}
            aria-describedby="emitir-falhas"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Faults id="emitir-falhas" role="alert">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </Faults>
        <Bar>
          <Button type="submit" disabled={disabled}>
            Emitir
          </Button>
          <Button type="button" onClick={() => choose(name)}>
            Restaurar exemplo
          </Button>
        </Bar>
        <Hint role="status">{sent}</Hint>
      </form>
    </Part>
  );
}
