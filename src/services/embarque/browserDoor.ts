import type { MemoriaDaPorta } from '../../domain/bilhetes/porta';
import type { DoorPort } from '../portsDevice';
import { playSignal } from './playSignal';
import { verifyCode } from './verifyCode';

const KEY = 'itape.embarque';

/** Boarding on a browser: verification by WebCrypto, storage on the device, sound and vibration. */
export function createBrowserDoor(source: () => Storage): DoorPort {
  // Memory fallback for a device without storage.
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
