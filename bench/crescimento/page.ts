import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tableOf } from './curve';
import type { Measured } from './kept';
import { describe, drawCurve } from './picture';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'docs/escala.md');
const PICTURES = 'img/escala';
const [FROM, UNTIL] = ['<!-- curves, drawn by the bench -->', '<!-- end of the curves -->'];

/** Draws each curve, and writes the curves into docs/escala.md. */
export function drawPage(curves: readonly Measured[]): void {
  mkdirSync(path.join(ROOT, 'docs', PICTURES), { recursive: true });
  for (const curve of curves) writeFileSync(path.join(ROOT, 'docs', pictureOf(curve)), drawCurve(curve));
  writeFileSync(PAGE, withCurves(readFileSync(PAGE, 'utf8'), curves));
}

const pictureOf = ({ file }: Measured): string => `${PICTURES}/${file}.svg`;

/** The page with these curves in the place of those that it had under their titles; the others stay. */
export function withCurves(page: string, curves: readonly Measured[]): string {
  const [from, until] = [page.indexOf(FROM), page.indexOf(UNTIL)];
  if (from === -1 || until < from) throw new Error(`docs/escala.md has no place for curves: ${FROM} … ${UNTIL}`);
  const before = page.slice(from + FROM.length, until).split(/^(?=### )/m);
  const sections = new Map([...before, ...curves.map(sectionOf)].map((section) => [titleOf(section), section.trim()]));
  return `${page.slice(0, from + FROM.length)}\n\n${[...sections.values()].filter(Boolean).join('\n\n')}\n\n${page.slice(until)}`;
}

const titleOf = (section: string): string => section.trim().split('\n', 1)[0] ?? '';

const sectionOf = (curve: Measured): string =>
  [
    `### ${curve.title}`,
    `![${curve.title}: ${describe(curve)}](${pictureOf(curve)})`,
    tableOf(curve),
    `Measured on ${curve.dia} at a load of ${curve.load.map((load) => load.toFixed(0)).join(' to ')}.`,
  ].join('\n\n');
