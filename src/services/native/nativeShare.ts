import { Capacitor, registerPlugin } from '@capacitor/core';
import type { HandOver } from '../http/createFiles';
import type { SharePort } from '../portsDevice';
import { t } from '../../words/t';

/** The parts of @capacitor/share and @capacitor/filesystem in use; the native halves come with the platforms. */
interface Share {
  share: (options: { text?: string; url?: string; files?: string[]; dialogTitle?: string }) => Promise<unknown>;
}
interface Filesystem {
  writeFile: (options: { path: string; data: string; directory: 'CACHE' }) => Promise<{ uri: string }>;
}

const share = registerPlugin<Share>('Share');
const filesystem = registerPlugin<Filesystem>('Filesystem');

/** True when the person dismissed the share sheet, which both systems report as an error. */
const isDismissed = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'message' in error && /cancel/i.test(String(error.message));

/** The system's share sheet; null when the shell has none, and the browser's way is used. */
export function nativeShare(origin: string): SharePort | null {
  if (!Capacitor.isPluginAvailable('Share')) return null;
  return {
    share: (texto, path) =>
      share.share({ text: texto, url: origin + path, dialogTitle: t('Compartilhar viagem') }).then(
        () => 'shared',
        (error: unknown) => (isDismissed(error) ? 'dismissed' : 'failed'),
      ),
  };
}

/**
 * File delivery of a web view, which cannot save files: writes to the app's cache and opens the share sheet. Null
 * without the plugins.
 */
export function nativeHandOver(): HandOver | null {
  if (!['Share', 'Filesystem'].every((name) => Capacitor.isPluginAvailable(name))) return null;
  return async (file, nome) => {
    const { uri } = await filesystem.writeFile({ path: nome, data: await toBase64(file), directory: 'CACHE' });
    try {
      await share.share({ files: [uri], dialogTitle: t('Salvar, imprimir ou enviar') });
    } catch (error) {
      if (!isDismissed(error)) throw error;
    }
  };
}

const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
