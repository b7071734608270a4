/** What preview and manager say to each other. */
export const ADDON_ID = 'itape/eventos';

export const messages = {
  /** Preview: something happened. */
  happened: `${ADDON_ID}/happened`,
  /** Preview: an app began, or ended. */
  running: `${ADDON_ID}/running`,
  /** Manager: is there an app? */
  asked: `${ADDON_ID}/asked`,
  /** Manager: emit this event. */
  emit: `${ADDON_ID}/emit`,
} as const;

/** One line of the list. */
export interface Happening {
  kind: 'evento' | 'ação';
  type: string;
  /** JSON with personal data covered, cut where it is long. */
  payload: string;
  /** Milliseconds since 1970 by the real clock: a story's own may stand in another year. */
  at: number;
}

/** What the form sends; the manager has held it against the example of its name. */
export interface EmitRequest {
  type: string;
  payload: unknown;
}
