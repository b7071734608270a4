import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import yauzl, { type Entry } from 'yauzl';

/** Maximum sum of the files once unpacked: a zip of a few kilobytes may promise terabytes. */
const MAXIMO_BYTES = 4 * 1024 ** 3;
const MAXIMO_ARQUIVOS = 1_000;

/** The files of a feed; each is read as a stream, in any sequence. */
export interface FeedZip {
  /** SHA-256 of the zip itself. */
  hash: string;
  has: (arquivo: string) => boolean;
  open: (arquivo: string) => Promise<Readable>;
  close: () => void;
}

/** A zip that is no feed, in words for the person who gave it. */
export class ZipRecusado extends Error {
  override readonly name = 'ZipRecusado';
}

/** Opens a zip on the disk; its list of files alone is read. Rejects with `ZipRecusado`. */
export async function openZip(file: string): Promise<FeedZip> {
  const hash = await hashOf(file);
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch((cause: unknown) => {
    throw new ZipRecusado('O arquivo não é um zip que se possa ler.', { cause });
  });
  try {
    const entries = await listEntries(zip);
    return {
      hash,
      has: (arquivo) => entries.has(arquivo),
      open: async (arquivo) => {
        const entry = entries.get(arquivo);
        if (!entry) throw new Error(`the feed has no ${arquivo}`);
        return zip.openReadStreamPromise(entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash).catch((cause: unknown) => {
    throw new ZipRecusado(`Não foi possível ler ${file}.`, { cause });
  });
  return hash.digest('hex');
}

async function listEntries(zip: yauzl.ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      if (bytes > MAXIMO_BYTES || entries.size > MAXIMO_ARQUIVOS) break;
    }
  } catch (cause) {
    throw new ZipRecusado('O zip está danificado.', { cause });
  }
  if (bytes > MAXIMO_BYTES) throw new ZipRecusado('O zip passa de 4 GB depois de aberto.');
  if (entries.size > MAXIMO_ARQUIVOS) throw new ZipRecusado('O zip tem arquivos demais para ser um GTFS.');
  const nested = [...entries.keys()].find((name) => name.endsWith('/stops.txt'));
  if (nested !== undefined && !entries.has('stops.txt')) {
    throw new ZipRecusado(
      `Os arquivos estão na pasta ${nested.replace(/stops\.txt$/, '')}; o GTFS os quer na raiz do zip.`,
    );
  }
  return entries;
}
