/** Result of the provider's pages, in aws-amplify's terms. */
export type ProviderReturn = { type: 'success'; url: string } | { type: 'canceled' };

/** The shell of the mobile app. In a browser `present` is false and nothing here happens. */
export interface NativePort {
  present: boolean;
  /** The link that started the app. */
  launchLink: string | null;
  /** Registers the listener for links that open the running app; earlier ones are delivered first, each once. */
  onLink: (listener: (link: string) => void) => void;
  /** Opens the provider's page in the system's browser; resolves with `answerProvider`, or when it was closed. */
  openProvider: (url: string) => Promise<ProviderReturn>;
  /** Passes the provider's answer to the pending sign-in; false without one, when the app was killed meanwhile. */
  answerProvider: (link: string) => boolean;
  /** Closes the system's browser. */
  closeProvider: () => void;
  /** The OAuth state of the pending federated sign-in; null when its PKCE verifier is missing. */
  awaitedState: () => string | null;
  /** Prints the page; false in a web view, which cannot. */
  print: () => boolean;
  /** Reloads the page at an internal path. */
  restartAt: (path: string) => void;
}
