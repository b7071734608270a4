import type { NativePort } from '../portsNative';

/** No shell: the page is in a browser, which opens links and the provider's pages by itself. */
export const webNative: NativePort = {
  present: false,
  launchLink: null,
  onLink: () => undefined,
  openProvider: () => Promise.resolve({ type: 'canceled' }),
  answerProvider: () => false,
  closeProvider: () => undefined,
  awaitedState: () => null,
  print: () => {
    window.print();
    return true;
  },
  restartAt: () => undefined,
};
