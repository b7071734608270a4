import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyPrepared } from './preparedData';
import { freePort, startProduct, stopProduct } from './product';

interface Product {
  origin: string;
  dataDir: string;
  child: ChildProcess;
}

/** Running products, and those not in use. */
const all: Product[] = [];
const free: Product[] = [];
const used = new Map<string, Product>();

/**
 * Reserves a product with its own data for a worker's browser, so that parallel journeys never interfere. Returns its
 * origin.
 */
export async function lendProduct(worker: string): Promise<string> {
  const product = free.pop() ?? (await startAnother());
  used.set(worker, product);
  return product.origin;
}

/** Releases a product with its data to the next worker. */
export function returnProduct(worker: string): void {
  const product = used.get(worker);
  used.delete(worker);
  if (product) free.push(product);
}

/** Stops all products and deletes their data. */
export async function endProducts(): Promise<void> {
  await Promise.all(
    all.map(async ({ child, dataDir }) => {
      await stopProduct(child);
      rmSync(dataDir, { recursive: true, force: true });
    }),
  );
}

async function startAnother(): Promise<Product> {
  const [port, { dataDir, program }] = [await freePort(), await copyPrepared()];
  const child = await startProduct({ port, dataDir, program, rateLimit: 'off' });
  const product = { origin: `http://localhost:${port}`, dataDir, child };
  all.push(product);
  return product;
}
