import type { NativePort } from '../portsNative';

/** Native port outside the mobile app; the browser opens links and the provider's pages by itself. */
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
