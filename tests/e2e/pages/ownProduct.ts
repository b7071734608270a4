import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyPrepared } from '../support/preparedData';
import { freePort, startProduct, stopProduct } from '../support/product';

/** A separate product for one journey, which can be stopped and restarted to simulate a lost network. */
export interface OwnProduct {
  origin: string;
  takeAway: () => Promise<void>;
  bringBack: () => Promise<void>;
  /** Ends it and deletes its data. */
  end: () => Promise<void>;
}

/** Starts it on a free port with its own data folder. */
export async function startOwnProduct(): Promise<OwnProduct> {
  const [port, { dataDir, program }] = [await freePort(), await copyPrepared()];
  let child: ChildProcess | null = null;
  const bringBack = async (): Promise<void> => {
    child = await startProduct({ port, dataDir, program });
  };
  const takeAway = async (): Promise<void> => {
    if (child) await stopProduct(child);
  };
  await bringBack();
  return {
    origin: `http://localhost:${port}`,
    takeAway,
    bringBack,
    end: async () => {
      await takeAway();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
