import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shareOut } from './shareOut';

const FOLDER = path.resolve(import.meta.dirname, '../specs');
const SUFFIX = '.e2e.ts';
/** Duration of each spec in seconds, as last written by `node scripts/journeys.mjs --times`. */
const TIMES = path.join(import.meta.dirname, 'times.json');

/** Names of all specs, without folder and extension. */
const specNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length));

/** Files of each lane; a lane runs in one browser on one product. */
export function lanesOf(count: number): string[][] {
  const times = JSON.parse(readFileSync(TIMES, 'utf8')) as Record<string, number>;
  return shareOut(specNames(), times, count).map((lane) => lane.map((name) => path.join(FOLDER, name + SUFFIX)));
}
