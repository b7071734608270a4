// Namespace import: the book's manager is built with the classic JSX runtime.
import * as React from 'react';
import { Bar, Button, Faults } from '../styles';
import type { EventRecording } from './recording';
import { fileName, type ImportedRecording, readFile, toFile } from './recordingFile';
import { saveText } from './saveText';

export interface FileBarProps {
  recording: EventRecording;
  isImported: boolean;
  /** `null` goes back to the recording of the story. */
  onImported: (recording: ImportedRecording | null) => void;
}

/** Writes the shown recording to a file, or shows that of a file. */
export function FileBar({ recording, isImported, onImported }: FileBarProps) {
  const input = React.useRef<HTMLInputElement>(null);
  const [faults, setFaults] = React.useState<string[]>([]);
  const save = () => {
    const now = new Date();
    saveText(toFile(recording, now), fileName(recording, now));
  };
  const read = async (file: File) => {
    const result = await readFile(file);
    setFaults(result.ok ? [] : result.faults);
    if (result.ok) onImported(result.recording);
  };
  const choose = ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    void read(file).catch(() => setFaults(['O arquivo não pôde ser lido.']));
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <Bar>
        <Button type="button" disabled={recording.eventos.length === 0} onClick={save}>
          Exportar
        </Button>
        <Button type="button" onClick={() => input.current?.click()}>
          Importar
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept="application/json,.json"
          aria-label="Arquivo de uma gravação"
          onChange={choose}
        />
        {isImported && (
          <Button type="button" onClick={() => onImported(null)}>
            Voltar à história
          </Button>
        )}
      </Bar>
      <Faults role="alert">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Faults>
    </>
  );
}
