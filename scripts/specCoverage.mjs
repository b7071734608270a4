/**
 * `npm run docs:spec`: writes docs/especificacao.md, each sentence of the specification and each fault row with the
 * tests that prove it. A test names its proofs by ids in brackets at the end of its title: `[§4.guard.2]`, `[GU3]`,
 * `[§4.guard.2, GU3]`. `--check` writes nothing and exits with 1 on a stale document or an unknown id.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';
import { readDeviations, wrongDeviations } from './specDeviations.mjs';
import { allTitles } from './testTitles.mjs';

const DOCUMENT = path.join(root, 'docs/especificacao.md');
const BRACKETS = /\[([^\]]+)\]/g;
const SENTENCE = /^§(\d[\w.-]*)$/;
const FAULT = /^[A-Z]{2}\d{1,2}$/;

export const readSpec = (name) => JSON.parse(readFileSync(path.join(root, 'docs/spec', name), 'utf8'));

/** Ids named by a title; other brackets are text. */
export function idsIn(title) {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside]) => {
    const parts = inside.split(/[,\s]+/).filter(Boolean);
    if (!parts.every((part) => part.startsWith('§') || FAULT.test(part))) return [];
    return parts.map((part) => SENTENCE.exec(part)?.[1] ?? part);
  });
}

/** A title without its ids. */
export const withoutIds = (title) =>
  title
    .replace(BRACKETS, (whole) => (idsIn(whole).length > 0 ? '' : whole))
    .replace(/\s+/g, ' ')
    .trim();

/** Tests by the id they prove: a map from id to `{ file, title }`. */
export function proofsOf(titles) {
  const proofs = new Map();
  for (const { file, title } of titles)
    for (const id of new Set(idsIn(title)))
      proofs.set(id, [...(proofs.get(id) ?? []), { file, title: withoutIds(title) }]);
  return proofs;
}

/** Ids in titles that neither list contains. */
export function unknownIds(titles, { frases }, { falhas }) {
  const known = new Set([...frases, ...falhas].map(({ id }) => id));
  return titles.flatMap(({ file, title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} (${file}: ${title})`),
  );
}

const proofLines = (proofs) => proofs.map(({ file, title }) => `  - \`${file}\`: ${title}`);

const deviationLines = ({ fazemos, porque }) => [`  - *desvio*: ${fazemos} *Reason*: ${porque}`];

function section(heading, rows, { proofs, deviations }, textOf) {
  const lines = rows.flatMap((row) => [
    `- **${row.id}** ${textOf(row)}${row.fora ? ` *(${row.fora})*` : ''}`,
    ...(deviations.has(row.id) ? deviationLines(deviations.get(row.id)) : []),
    ...proofLines(proofs.get(row.id) ?? []),
  ]);
  return [`### ${heading}`, '', ...lines, ''];
}

const groups = ({ secoes }, rows, evidence, secaoOf, textOf) =>
  Object.entries(secoes).flatMap(([numero, titulo]) =>
    section(
      `${numero} ${titulo}`,
      rows.filter((row) => secaoOf(row) === numero),
      evidence,
      textOf,
    ),
  );

const textOfFault = ({ caso, exige }) => (exige ? `${caso} → ${exige}` : caso);

/** The document for these titles. Deviations are counted separately, since they do not prove their sentence. */
export function renderDocument(titles, spec, faults, departures = []) {
  const evidence = { proofs: proofsOf(titles), deviations: new Map(departures.map((row) => [row.id, row])) };
  const { proofs, deviations } = evidence;
  const due = spec.frases.filter(({ id, fora }) => !fora && !deviations.has(id));
  const open = due.filter(({ id }) => !proofs.has(id));
  const unproven = faults.falhas.filter(({ id }) => !proofs.has(id));
  return [
    '# The specification, sentence by sentence',
    '',
    'Written by `npm run docs:spec` from the titles of the tests; do not edit. A test names what it proves by ids in',
    'brackets at the end of its title, such as `[§4.guard.2]` or `[GU3]`. A title alone proves nothing: `npm test` ends by',
    'looking each test named here up in the reports of its own run, and fails where one did not run or did not pass.',
    '*nada a provar*: the specification itself says that it does not show it. *desvio*: the product departs from the',
    'sentence on purpose; what it does instead and why stand below it, with the tests of that, and it does not count as proven.',
    '',
    `${due.length - open.length} of ${due.length} sentences and ${faults.falhas.length - unproven.length} of ${faults.falhas.length} fault rows have tests; ${deviations.size} more sentences are departed from on purpose.`,
    '',
    '## Without a proof',
    '',
    ...(open.length + unproven.length === 0 ? ['Nothing.'] : []),
    ...open.map(({ id, texto }) => `- **${id}** ${texto}`),
    ...unproven.map((row) => `- **${row.id}** ${textOfFault(row)}`),
    '',
    '## Sentences',
    '',
    ...groups(
      spec,
      spec.frases,
      evidence,
      ({ id }) => id.split('.')[0],
      ({ texto }) => texto,
    ),
    '## Faults',
    '',
    ...groups(faults, faults.falhas, evidence, ({ secao }) => secao, textOfFault),
  ].join('\n');
}

function main() {
  const [titles, spec, faults] = [allTitles(), readSpec('frases.json'), readSpec('falhas.json')];
  const departures = readDeviations();
  const faultsFound = [
    ...unknownIds(titles, spec, faults).map((one) => `unknown id: ${one}`),
    ...wrongDeviations(departures, spec),
  ];
  for (const one of faultsFound) console.error(one);
  const text = renderDocument(titles, spec, faults, departures);
  const check = process.argv.includes('--check');
  const stale = check && readFileSync(DOCUMENT, 'utf8') !== text;
  if (stale) console.error('docs/especificacao.md is stale: run npm run docs:spec');
  if (!check) writeFileSync(DOCUMENT, text);
  process.exitCode = faultsFound.length > 0 || stale ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
