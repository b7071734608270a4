/** Product, client and browser that several groups of rows share, opened by the first that asks. */
import { existsSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { CHROMIUM, QUIET_FLAGS } from '../../scripts/ensureBrowser.mjs';
import { openClient, type Client } from '../limites/client';
import { startProduct } from '../product';

export interface Stage {
  browser: Browser;
  client: Client;
}

export interface Opening {
  open: () => Promise<Stage>;
  close: () => Promise<void>;
}

export function prepareStage(): Opening {
  let opened: Promise<Stage & { stop: () => void }> | undefined;
  const begin = async () => {
    if (!existsSync(CHROMIUM)) throw new Error(`there is no ${CHROMIUM}`);
    const { default: puppeteer } = await import('puppeteer-core');
    const product = await startProduct();
    const client = await openClient(product.origin);
    const browser = await puppeteer.launch({ executablePath: CHROMIUM, args: QUIET_FLAGS });
    return { browser, client, stop: product.stop };
  };
  return {
    open: () => (opened ??= begin()),
    close: async () => {
      // A stage that could not open has nothing to close.
      const stage = await opened?.catch(() => undefined);
      await stage?.browser.close();
      await stage?.client.close();
      stage?.stop();
    },
  };
}
