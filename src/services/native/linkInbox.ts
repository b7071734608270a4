/** The shell tells of the link that started the app twice, at any moment of the start; after this it is a new one. */
const ECHO_MS = 2000;

export interface LinkInbox {
  /** A link that the shell says opened the app. */
  receive: (link: string) => void;
  /** Hands each link over once; those that came before anybody listened come first. */
  listen: (listener: (link: string) => void) => void;
}

/** Every link once, but for the one that started the app, which the start itself takes up. */
export function createLinkInbox(launchLink: string | null, now: () => number): LinkInbox {
  const startedAt = now();
  let waiting: string[] = [];
  let listener: ((link: string) => void) | null = null;
  return {
    receive: (link) => {
      if (link === launchLink && now() - startedAt < ECHO_MS) return;
      if (listener) listener(link);
      else waiting.push(link);
    },
    listen: (given) => {
      listener = given;
      waiting.forEach(given);
      waiting = [];
    },
  };
}
