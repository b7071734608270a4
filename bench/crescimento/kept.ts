import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Curve } from './curve';

/** A curve, and when and at which load it was measured. */
export interface Measured extends Curve {
  dia: string;
  load: readonly [before: number, after: number];
}

const FOLDER = path.resolve(import.meta.dirname, '../../.tmp/crescimento');
const fileOf = (name: string): string => path.join(FOLDER, `${name}.json`);

/** Measures a curve and keeps its figures, so that one curve may be measured anew without the others. */
export async function measureAndKeep(measure: () => Promise<Curve>): Promise<Measured> {
  const before = loadavg()[0] ?? NaN;
  const curve = await measure();
  const dia = new Date().toISOString().slice(0, 10);
  const measured: Measured = { ...curve, dia, load: [before, loadavg()[0] ?? NaN] };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(curve.file), `${JSON.stringify(measured, null, 2)}\n`);
  return measured;
}

/** The curve that was measured last under this name; null where none was. */
export function readKept(name: string): Measured | null {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Measured;
  } catch {
    return null;
  }
}
