import { type Changes, noChanges } from './stateChanges';

/** Where an event comes from: those of the application itself are not replayed. */
export const origins = ['tela', 'painel', 'aplicativo'] as const;
export type Origin = (typeof origins)[number];

/** An event, and what changed in the store since the one before it. */
export interface Step extends Changes {
  /** Counts from 1 in each app. */
  numero: number;
  /** Milliseconds since the first event of the app, by the real clock. */
  apos: number;
  tipo: string;
  origem: Origin;
  /** Personal data masked. */
  conteudo?: unknown;
  /** True where the content was too long to be kept. */
  cortado?: boolean;
}

export interface EventRecording {
  /** Id of the story. */
  historia: string;
  eventos: Step[];
  /** The changes since the latest event. */
  final: Changes;
}

/** Number of events kept. */
export const LONGEST_RECORDING = 200;

export const emptyRecording = (historia: string): EventRecording => ({ historia, eventos: [], final: noChanges });

/** The recording with another event, without the oldest once it is full. The first event of an app begins anew. */
export function withStep(recording: EventRecording, step: Step, historia: string): EventRecording {
  const known = step.numero === 1 ? emptyRecording(historia) : recording;
  return { ...known, eventos: [...known.eventos, step].slice(-LONGEST_RECORDING), final: noChanges };
}

/** The changes from an event until the next one, or until now. */
export function changesAfter({ eventos, final }: EventRecording, numero: number): Changes {
  const position = eventos.findIndex((step) => step.numero === numero);
  if (position === -1) return noChanges;
  return eventos[position + 1] ?? final;
}
