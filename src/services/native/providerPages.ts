import type { NativePort, ProviderReturn } from '../portsNative';

/** The part of the system's browser used for signing in. */
export interface SystemBrowser {
  open: (url: string) => Promise<void>;
  close: () => Promise<void>;
  onClosed: (listener: () => void) => void;
}

export type ProviderPages = Pick<NativePort, 'openProvider' | 'answerProvider' | 'closeProvider'>;

/** Delay after the browser closed, since it also closes when the answer arrives. */
const CLOSED_GRACE_MS = 500;

/**
 * The provider's pages in the system's browser, since Google refuses embedded ones and the person must see who asks for
 * the password. The answer arrives as a deep link; closing without one cancels.
 */
export function createProviderPages(browser: SystemBrowser): ProviderPages {
  let settle: ((answer: ProviderReturn) => void) | null = null;
  let answered: string | null = null;

  const finish = (answer: ProviderReturn): boolean => {
    const waiting = settle;
    settle = null;
    waiting?.(answer);
    return waiting !== null;
  };
  browser.onClosed(() => {
    const closed = settle;
    setTimeout(() => {
      if (settle === closed) finish({ type: 'canceled' });
    }, CLOSED_GRACE_MS);
  });

  return {
    openProvider: (url) =>
      new Promise((resolve, reject) => {
        finish({ type: 'canceled' });
        settle = resolve;
        browser.open(url).catch(reject);
      }),
    answerProvider: (link) => {
      if (link === answered) return true;
      if (!finish({ type: 'success', url: link })) return false;
      answered = link;
      void browser.close();
      return true;
    },
    closeProvider: () => {
      finish({ type: 'canceled' });
      void browser.close();
    },
  };
}
