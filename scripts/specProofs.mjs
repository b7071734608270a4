/**
 * Last step of `npm test`: each test named as a proof in docs/especificacao.md must have run and passed in this run.
 * Reads the reports in .tmp/testes: jest's `--json` files and the journeys' lines.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';
import { idsIn, proofsOf, readSpec } from './specCoverage.mjs';
import { allTitles } from './testTitles.mjs';

const REPORTS = path.join(root, '.tmp/testes');
/** Placeholders of a test's title: `%s` and `$name` of `it.each`, `${name}` of a template. */
const OPEN = /%[sdifjopc#%]|\$\{[^}]*\}|\$#|\$\w+(?:\.\w+)*/g;

const plain = (text) => text.replace(/\s+/g, ' ').trim();
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of all titles that a source title may produce. */
export function patternOf(title) {
  const pieces = plain(title).split(OPEN).map(literally);
  return new RegExp(`^${pieces.join('[\\s\\S]*')}$`);
}

/** A file relative to the project's folder; reports contain its path or URL. */
function relative(file) {
  const absolute = file.startsWith('file:') ? fileURLToPath(file) : file;
  return path.relative(root, absolute).split(path.sep).join('/');
}

/** Suites of several files, which name the file in the outermost title. */
const SEVERAL_FILES = /^tests\/suites\//;

/** Tests of a jest report: `{ file, titles, passed }`, titles of the surrounding suites first. */
export const runsOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: SEVERAL_FILES.test(relative(name)) ? ancestorTitles[0] : relative(name),
      titles: [...ancestorTitles, title].map(plain),
      passed: status === 'passed',
    })),
  );

/** Tests of the journeys, one `{ file, titles, passed }` per line. */
export const runsOfJourneys = (lines) =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ file, titles }) => file && titles)
    .map(({ file, titles, passed }) => ({ file: relative(file), titles: titles.map(plain), passed }));

/** All tests that ran, from the reports in a folder. */
export function readRuns(folder = REPORTS) {
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (name.endsWith('.json')) return runsOfJest(JSON.parse(text));
    return name.endsWith('.ndjson') ? runsOfJourneys(text) : [];
  });
}

/**
 * Claims that the run does not prove, in words.
 * @param titles all titles of the source, `{ file, title }`.
 * @param runs all tests that ran.
 */
export function unprovenClaims(titles, runs) {
  const byFile = new Map();
  for (const run of runs) byFile.set(run.file, [...(byFile.get(run.file) ?? []), run]);
  const claims = titles.filter(({ title }) => idsIn(title).length > 0);
  return claims.flatMap(({ file, title }) => {
    const pattern = patternOf(title);
    const own = (byFile.get(file) ?? []).filter(({ titles: names }) => names.some((name) => pattern.test(name)));
    const failed = own.filter(({ passed }) => !passed);
    const ids = idsIn(title).join(', ');
    if (own.length === 0) return [`${ids}: did not run: ${file}: ${title}`];
    return failed.map(({ titles: names }) => `${ids}: did not pass: ${file}: ${names.join(' › ')}`);
  });
}

function main() {
  const titles = allTitles();
  const unproven = unprovenClaims(titles, readRuns());
  for (const one of unproven) console.error(one);
  const claimed = proofsOf(titles);
  const due = [...readSpec('frases.json').frases, ...readSpec('falhas.json').falhas].filter(({ id }) =>
    claimed.has(id),
  );
  console.log(
    `${due.length} sentences and fault rows are named by tests; ${unproven.length} of these tests bear nothing out`,
  );
  process.exitCode = unproven.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
