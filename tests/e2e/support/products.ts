import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyPrepared } from './preparedData';
import { freePort, startProduct, stopProduct } from './product';

interface Product {
  origin: string;
  dataDir: string;
  child: ChildProcess;
}

/** The products that are up, and which of them no browser uses at the moment. */
const all: Product[] = [];
const free: Product[] = [];
const used = new Map<string, Product>();

/** A product for a worker's browser alone, with data of its own: journeys side by side never meet. Gives its origin. */
export async function lendProduct(worker: string): Promise<string> {
  const product = free.pop() ?? (await startAnother());
  used.set(worker, product);
  return product.origin;
}

/** The next worker may have it, data and all. */
export function returnProduct(worker: string): void {
  const product = used.get(worker);
  used.delete(worker);
  if (product) free.push(product);
}

/** Ends them all, with their data. */
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
