// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { type EmitRequest, type Happening, messages } from './channel';
import { EmitForm } from './EmitForm';
import { addLine, type Line } from './eventLog';
import { EventList } from './EventList';
import { Recorder } from './gravador/Recorder';
import { emptyRecording, type Step, withStep } from './gravador/recording';
import type { Changes } from './gravador/stateChanges';
import { Columns, Notice } from './styles';

/** Panel with the events of the current story's app, their recording, and a form to emit one. */
export function Panel() {
  const { storyId } = useStorybookState();
  const [lines, setLines] = React.useState<Line[]>([]);
  const [recording, setRecording] = React.useState(() => emptyRecording(storyId));
  const [running, setRunning] = React.useState(false);
  const [paused, setPaused] = React.useState(false);
  const emit = useChannel(
    {
      [messages.happened]: (happening: Happening) => {
        if (!paused) setLines((known) => addLine(known, happening));
      },
      [messages.recorded]: (step: Step) => setRecording((known) => withStep(known, step, storyId)),
      [messages.changed]: (final: Changes) => setRecording((known) => ({ ...known, final })),
      [messages.running]: setRunning,
    },
    [paused, storyId],
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
      <Recorder recording={recording} running={running} onSend={send} />
      <EmitForm disabled={!running} onSend={send} />
    </Columns>
  );
}
