// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import { useChannel } from 'storybook/manager-api';
import { type EmitRequest, type Happening, messages } from './channel';
import { EmitForm } from './EmitForm';
import { addLine, type Line } from './eventLog';
import { EventList } from './EventList';
import { Columns, Notice } from './styles';

/** Panel with the events of the current story's app and a form to emit one. */
export function Panel() {
  const [lines, setLines] = React.useState<Line[]>([]);
  const [running, setRunning] = React.useState(false);
  const [paused, setPaused] = React.useState(false);
  const emit = useChannel(
    {
      [messages.happened]: (happening: Happening) => {
        if (!paused) setLines((known) => addLine(known, happening));
      },
      [messages.running]: setRunning,
    },
    [paused],
  );
  // The story may have started before the panel was opened.
  React.useEffect(() => emit(messages.asked), [emit]);
  const send = React.useCallback((request: EmitRequest) => emit(messages.emit, request), [emit]);
  return (
    <Columns>
      {!running && (
        <Notice role="status">
          Esta história não roda o aplicativo. Abra uma de “Telas” ou “Fluxos” para ver os eventos.
        </Notice>
      )}
      <EventList lines={lines} paused={paused} onPause={setPaused} onClear={() => setLines([])} />
      <EmitForm disabled={!running} onSend={send} />
    </Columns>
  );
}
