import type { MemoriaDaPorta } from '../../domain/porta';
import type { DoorPort } from '../portsDevice';
import { playSignal } from './playSignal';
import { verifyCode } from './verifyCode';

const KEY = 'itape.embarque';

/** The door on a browser: checked by WebCrypto, remembered by the device, heard and felt. */
export function createBrowserDoor(source: () => Storage): DoorPort {
  // A device that keeps nothing remembers as long as the page.
  let unkept: string | null = null;
  const attempt = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    verify: verifyCode,
    read: () => attempt(() => JSON.parse(unkept ?? source().getItem(KEY) ?? 'null') as MemoriaDaPorta | null),
    keep: (memoria) => {
      const text = JSON.stringify(memoria);
      unkept = attempt(() => {
        source().setItem(KEY, text);
        return true;
      })
        ? null
        : text;
    },
    signal: playSignal,
  };
}
