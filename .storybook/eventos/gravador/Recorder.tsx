// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import type { EmitRequest } from '../channel';
import { Hint, Part } from '../styles';
import { FileBar } from './FileBar';
import type { EventRecording } from './recording';
import type { ImportedRecording } from './recordingFile';
import { ReplayBar } from './ReplayBar';
import { StepDetails } from './StepDetails';
import { StepList } from './StepList';

export interface RecorderProps {
  /** Of the story that is shown. */
  recording: EventRecording;
  /** True while the story runs an app. */
  running: boolean;
  onSend: (request: EmitRequest) => void;
}

/** The latest events with what each changed; kept in a file, read from one, and replayed. */
export function Recorder({ recording, running, onSend }: RecorderProps) {
  const [imported, setImported] = React.useState<ImportedRecording | null>(null);
  const [selected, setSelected] = React.useState<number | null>(null);
  const shown = imported ?? recording;
  const step = shown.eventos.find(({ numero }) => numero === selected);
  const showImported = (read: ImportedRecording | null) => {
    setImported(read);
    setSelected(null);
  };
  return (
    <Part aria-labelledby="gravador-titulo">
      <h2 id="gravador-titulo">Gravador</h2>
      <FileBar recording={shown} isImported={imported !== null} onImported={showImported} />
      <Hint role="status">{summary(shown, imported)}</Hint>
      <ReplayBar recording={shown} running={running} onSend={onSend} />
      <StepList steps={shown.eventos} selected={step?.numero ?? null} onSelect={setSelected} />
      {step && <StepDetails recording={shown} step={step} />}
    </Part>
  );
}

function summary({ eventos, historia }: EventRecording, imported: ImportedRecording | null): string {
  const count = eventos.length === 1 ? '1 evento' : `${eventos.length} eventos`;
  if (imported) return `Arquivo: ${count} da história ${historia}, versão ${imported.versaoApp} do aplicativo.`;
  return eventos.length === 0 ? 'Nada gravado.' : `${count} da história ${historia}.`;
}
