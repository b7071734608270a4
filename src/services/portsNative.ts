/** How the provider's pages ended, in aws-amplify's words. */
export type ProviderReturn = { type: 'success'; url: string } | { type: 'canceled' };

/** The mobile app's shell around the page. In a browser there is none, and nothing of this ever happens. */
export interface NativePort {
  present: boolean;
  /** The link that started the app. */
  launchLink: string | null;
  /** Each link that opens the running app, once; those that came earlier are handed over first. */
  onLink: (listener: (link: string) => void) => void;
  /** Opens the provider's page in the system's browser; resolves when `answerProvider` is called, or it was closed. */
  openProvider: (url: string) => Promise<ProviderReturn>;
  /** Gives the provider's answer to whoever waits for it; false when nobody does: the app was killed meanwhile. */
  answerProvider: (link: string) => boolean;
  /** Puts the system's browser away, answered or not. */
  closeProvider: () => void;
  /** The state of the federated sign-in under way, when its secret is here as well. */
  awaitedState: () => string | null;
  /** Prints the page; false where a web view cannot. */
  print: () => boolean;
  /** Loads the page anew at a path of ours. */
  restartAt: (path: string) => void;
}
