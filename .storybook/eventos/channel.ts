/** Messages between preview and manager. */
export const ADDON_ID = 'itape/eventos';

export const messages = {
  /** Preview: an event or action occurred. */
  happened: `${ADDON_ID}/happened`,
  /** Preview: a step of the recording. */
  recorded: `${ADDON_ID}/recorded`,
  /** Preview: what changed in the store since the latest step. */
  changed: `${ADDON_ID}/changed`,
  /** Preview: an app started or ended. */
  running: `${ADDON_ID}/running`,
  /** Manager: asks whether an app is running. */
  asked: `${ADDON_ID}/asked`,
  /** Manager: emit this event. */
  emit: `${ADDON_ID}/emit`,
} as const;

/** One line of the list. */
export interface Happening {
  kind: 'evento' | 'ação';
  type: string;
  /** JSON with personal data masked and long values truncated. */
  payload: string;
  /** Milliseconds since 1970 by the real clock, since a story's clock may differ. */
  at: number;
}

/** A request of the form, validated by the manager against the event's example. */
export interface EmitRequest {
  type: string;
  payload: unknown;
}
