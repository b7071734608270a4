import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shareOut } from './shareOut';

const FOLDER = path.resolve(import.meta.dirname, '../specs');
const SUFFIX = '.e2e.ts';
/** Seconds each spec took beside the others, as `node scripts/journeys.mjs --times` last wrote them. */
const TIMES = path.join(import.meta.dirname, 'times.json');

/** Every spec by its name, without folder and ending. */
const specNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length));

/** The files of each lane; a lane is walked through in one browser on one product. */
export function lanesOf(count: number): string[][] {
  const times = JSON.parse(readFileSync(TIMES, 'utf8')) as Record<string, number>;
  return shareOut(specNames(), times, count).map((lane) => lane.map((name) => path.join(FOLDER, name + SUFFIX)));
}
