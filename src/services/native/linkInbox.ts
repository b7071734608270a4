/** Time within which a repeated launch link is a duplicate: the shell reports it twice during the start. */
const ECHO_MS = 2000;

export interface LinkInbox {
  /** Accepts a link reported by the shell. */
  receive: (link: string) => void;
  /** Registers the listener, which receives each link once, earlier ones first. */
  listen: (listener: (link: string) => void) => void;
}

/** Delivers every link once, except the launch link, which the start handles. */
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
