import type { SharePort } from './portsDevice';

type Browser = Partial<Pick<Navigator, 'share'>> & { clipboard?: Pick<Clipboard, 'writeText'> };

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : '');

/** The system's share sheet where available, else the clipboard. */
export const createShare = (origin: () => string, browser: () => Browser): SharePort => ({
  share: async (texto, path) => {
    const here = browser();
    const url = `${origin()}${path}`;
    try {
      if (here.share) {
        await here.share({ text: texto, url });
        return 'shared';
      }
      await here.clipboard?.writeText(`${texto}\n${url}`);
      return here.clipboard ? 'copied' : 'failed';
    } catch (error) {
      return nameOf(error) === 'AbortError' ? 'dismissed' : 'failed';
    }
  },
});
